import type { GenerationStage } from '@contract/calls/generation-stage'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { GenerationFailure } from './generation-failure'
import type { NewOutline } from './new-outline'
import type { PendingRequest } from './pending-request'

/** What the form's page shows. */
export type Generation = {
  working: boolean
  /** The work was begun before this page was opened. */
  resumed: boolean
  /** What is being made; null where nothing is. */
  request: Pick<PendingRequest, 'requestId' | 'askedAt'> | null
  stage: GenerationStage | null
  /** Markdown of the sections that are ready before the whole, in order. Shown while `working`, never saved. */
  sections: readonly string[]
  outline: NewOutline | null
  /** Why there is no outline of work that nobody was looking at when it ended. */
  failure: GenerationFailure | null
}

const IDLE: Generation = {
  working: false,
  resumed: false,
  request: null,
  stage: null,
  sections: [],
  outline: null,
  failure: null,
}

/** Among the queries, so that it outlives the page and goes with the person. */
export const generationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['generation', userId],
    // nothing is fetched: it is written by whoever works
    queryFn: () => IDLE,
    enabled: false,
    initialData: IDLE,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Changes what every screen sees of the outline that is being made. */
export function updateGeneration(
  queryClient: QueryClient,
  userId: string,
  changed: Partial<Generation>,
): void {
  queryClient.setQueryData<Generation>(generationQuery(userId).queryKey, (before) => ({
    ...IDLE,
    ...before,
    ...changed,
  }))
}

/** What is looked after besides (faults 19-21). */
export type Recovery = {
  /** Requests of this device that no tab is working on and whose end is awaited. */
  waiting: number
  /** Outlines that are being made in another tab or on another device. */
  elsewhere: number
  /** Outlines of this device that the history would not take. */
  unsaved: number
}

/** Written by whoever looks after requests, read by what tells of them. */
export const recoveryKey = (userId: string) => ['recovery', userId] as const
