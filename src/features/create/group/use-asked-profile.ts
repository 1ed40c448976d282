import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ASKS_FOR_PROFILE } from '@/lib/paths'

/** Puts the cursor where the group is described, for whoever came to do that. */
export function useAskedProfile(fieldId: string): void {
  const state = useLocation().state as { asks?: unknown } | null
  const asked = state?.asks === ASKS_FOR_PROFILE.asks
  useEffect(() => {
    if (!asked) return () => {}
    // a new page takes the focus first
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(fieldId)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [asked, fieldId])
}
