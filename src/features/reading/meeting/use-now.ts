import { useEffect, useState } from 'react'

const TICK_MS = 1000

/**
 * The time, once a second, for what shows it: whatever calls this is rendered anew as often.
 *
 * @param since when the clock was last set going: a tick may be older than what was just pressed
 */
export function useNow(since: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(now, since ?? 0)
}
