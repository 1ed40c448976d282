import { useSyncExternalStore } from 'react'

/** Whether what was prerendered is being hydrated: true at first there, false ever after. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

const subscribeToNothing = () => () => {}
