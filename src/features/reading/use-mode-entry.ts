import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'

type Mode = 'meeting' | 'editing'

/** The mode that an entry of the browser's history stands for. */
export function modeOf(state: unknown): Mode | null {
  const { mode } = Object(state) as { mode?: unknown }
  return mode === 'meeting' || mode === 'editing' ? mode : null
}

/**
 * Gives a mode of the page an entry of its own in the browser's history: Back leaves the mode first (`onBack`), and the
 * page with the next press. A mode that ends otherwise takes its entry along, and so does one that ended with a reload.
 */
export function useModeEntry(current: Mode | null, onBack: () => void): void {
  const here = useLocation()
  const navigate = useNavigate()
  const before = useRef<Location>(null)
  // to go back takes a moment, and is asked for once
  const answered = useRef<{ location: Location; mode: Mode | null }>(null)
  const leaving = useRef(false)

  const agree = useEffectEvent((mode: Mode | null, location: Location) => {
    if (answered.current?.location === location && answered.current.mode === mode) return
    answered.current = { location, mode }
    const from = before.current
    const was = modeOf(from?.state)
    before.current = location
    const at = modeOf(location.state)
    if (was !== null && at === null) scrollAsUsual()
    if (at === mode) {
      if (mode === null) leaving.current = false
    } else if (mode === null) {
      leaving.current = true
      void navigate(-1)
    } else if (was === null || leaving.current) {
      leaving.current = false
      // what was in sight last stays so when it ends
      history.scrollRestoration = 'manual'
      void navigate(location, { state: { mode } })
    } else if (from?.hash === location.hash) queueMicrotask(onBack)
    // a link to a part of the sheet
    else void navigate(location, { replace: true, state: { mode } })
  })
  useEffect(() => agree(current, here), [current, here])
  // a page that is gone on to takes over what its last entry does
  useEffect(() => scrollAsUsual, [])
}

/** Once the browser has come to the entry, which keeps the place for who comes back to it from another page. */
function scrollAsUsual(): void {
  setTimeout(() => {
    history.scrollRestoration = 'auto'
  })
}
