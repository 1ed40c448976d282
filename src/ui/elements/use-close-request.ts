import { useEffect, useEffectEvent, useState } from 'react'

// the types of the DOM do not know it yet
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/** Back on Android closes what is open instead of leaving the page, where the browser tells of it. */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // each watcher hears one request only: what stays open all the same needs another
  const [heard, setHeard] = useState(0)
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => {
      setHeard(heard + 1)
      close()
    })
    return () => watcher.destroy()
  }, [open, heard])
}
