import { useEffect, useEffectEvent } from 'react'

/** Has to be called from a click. Where there is no full screen (iPhone), the page does without. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // not there, or not allowed
  }
}

export async function leaveFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
  } catch {
    // it was left already
  }
}

/** Tells when the person left the full screen: the browser takes Esc for that, and the page never sees the key. */
export function useFullScreenEnd(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) leave()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
}
