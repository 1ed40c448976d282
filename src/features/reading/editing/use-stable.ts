import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { Editing } from './use-editing'

export type StableEditing = Pick<
  Editing,
  'open' | 'type' | 'join' | 'close' | 'setMinutes' | 'setPassage'
>

/** What is done to the outline, under names that stay the same, so that a key does not render all of it. */
export function useStable(editing: Editing) {
  const latest = useLatest(editing)
  const stable = useMemo(
    (): StableEditing => ({
      open: (...line) => latest.current.open(...line),
      type: (...typed) => latest.current.type(...typed),
      join: (value) => latest.current.join(value),
      close: () => latest.current.close(),
      setMinutes: (...minutes) => latest.current.setMinutes(...minutes),
      setPassage: (...passage) => latest.current.setPassage(...passage),
    }),
    [latest],
  )
  return { latest, stable }
}

/** The last value, for what must not render again because of it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
