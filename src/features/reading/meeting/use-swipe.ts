import { useRef, type TouchEvent } from 'react'

/** Pixels that a finger has to go sideways, and at least twice as far as up or down. */
const DISTANCE = 60

/** For the element that is swiped. Two fingers zoom, and do not turn the page. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const began = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      began.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches)
      const from = began.current
      began.current = null
      if (!from || !touch) return
      const across = touch.clientX - from.x
      const down = touch.clientY - from.y
      if (Math.abs(across) < DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onTouchCancel: () => {
      began.current = null
    },
  }
}
