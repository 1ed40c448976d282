import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { isReloading, MissingChunkError } from './missing-chunk'

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches it beforehand; it then renders at once. Rejects where that fails. */
  preload: () => Promise<void>
}

/** Leaves the waiting to the Suspense around it, so that a transition keeps on the screen what was there. */
export const suspends = Symbol('suspends')

/**
 * A component in a chunk of its own, fetched when it is first shown; `meanwhile` stands in its place until then. After
 * `preload()` it renders with nothing suspended, so that it can be written on a server and hydrated. Where the chunk
 * cannot be fetched, even from a fresh page (missing-chunk.ts), it throws a MissingChunkError to the error boundary, and
 * is fetched anew the next time it is shown (one that `suspends`: on the next page load). With `instead` it shows that
 * and throws nothing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | typeof suspends = null,
  instead?: ComponentType<Props>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const fetchChunk = async () => {
    try {
      Loaded = await load()
      return { default: Loaded }
    } catch (error) {
      if (isReloading()) return new Promise<never>(() => {})
      if (instead) return { default: instead }
      // with the Suspense around it the same render is tried again, and must find the same failure
      if (meanwhile !== suspends) Lazy = lazy(fetchChunk)
      throw new MissingChunkError(error)
    }
  }
  let Lazy = lazy(fetchChunk)
  const Component = (props: Props) => {
    // what was first rendered stays: a change to the other, once the chunk is there, would mount it anew
    const [Ready] = useState(() => Loaded)
    if (Ready) return <Ready {...props} />
    return meanwhile === suspends ? (
      <Lazy {...props} />
    ) : (
      <Suspense fallback={meanwhile}>
        <Lazy {...props} />
      </Suspense>
    )
  }
  const preload = async () => {
    await fetchChunk()
  }
  return Object.assign(Component, { preload })
}
