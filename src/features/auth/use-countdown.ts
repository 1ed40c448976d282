import { useEffect, useState } from 'react'

const SECOND = 1000

type Countdown = {
  /** Whole seconds that are left; 0 when none are. */
  left: number
  /** What it began with. */
  total: number
  start: (seconds: number) => void
}

/** Counts seconds down, by the clock, so that it is right after a tab has slept. */
export function useCountdown(): Countdown {
  const [{ total, ends }, setPeriod] = useState({ total: 0, ends: 0 })
  const [now, setNow] = useState(0)
  const left = Math.max(Math.ceil((ends - now) / SECOND), 0)
  const running = left > 0

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [running])

  const start = (seconds: number) => {
    const started = Date.now()
    setNow(started)
    setPeriod({ total: seconds, ends: started + seconds * SECOND })
  }
  return { left, total, start }
}
