import { deviceStorage } from '@/lib/device/device-storage'

/** What somebody has answered about what is not necessary. */
export type Consent = { statistics: boolean }

const KEY = 'esboca:consent'

const DAY_MS = 24 * 60 * 60 * 1000

/** HELP-5: asked again after a year. */
const LIFETIME_MS = 365 * DAY_MS

const watchers = new Set<() => void>()

/**
 * Without a measurement id nothing is counted and nobody is asked. A constant of the build, so that one without an id
 * leaves out all of it.
 */
export const COUNTS_VISITS = (import.meta.env.VITE_GA_MEASUREMENT_ID ?? '') !== ''

/** Whether statistics are allowed. Null while nothing has been answered, or more than a year ago. */
export function statisticsAllowed(): boolean | null {
  const { statistics, decidedAt } = readStored()
  if (typeof statistics !== 'boolean' || typeof decidedAt !== 'number') return null
  const age = Date.now() - decidedAt
  return age >= 0 && age < LIFETIME_MS ? statistics : null
}

/** Remembers the answer for a year and tells whoever watches. */
export function decide({ statistics }: Consent): void {
  deviceStorage.setItem(KEY, JSON.stringify({ statistics, decidedAt: Date.now() }))
  for (const watcher of watchers) watcher()
}

/** Calls back at every answer, in another tab too. Returns `unsubscribe`. */
export function onDecision(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) callback()
  }
  watchers.add(callback)
  window.addEventListener('storage', onStorage)
  return () => {
    watchers.delete(callback)
    window.removeEventListener('storage', onStorage)
  }
}

function readStored(): Record<string, unknown> {
  try {
    return Object(JSON.parse(deviceStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}
