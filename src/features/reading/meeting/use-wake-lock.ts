import { useEffect } from 'react'

/** Keeps the screen awake while the component is there, where the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let wanted = true

    const acquire = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (wanted) lock = acquired
        else await acquired.release()
      } catch {
        // refused, on a low battery for example: the screen then goes dark as always
      }
    }
    // the browser lets it go whenever the page is hidden
    const onVisible = () => void acquire()

    void acquire()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', onVisible)
      lock?.release().catch(() => {})
    }
  }, [])
}
