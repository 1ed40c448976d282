import { useEffect, useState } from 'react'

/** Milliseconds after which somebody who waits wants to know why. */
const LATE_MS = 3000

/** Inside an `output`: what is said to whoever is still waiting after a while. */
export function LateText({ text }: { text: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late && <p className="max-w-form animate-appear text-center text-muted">{text}</p>
}
