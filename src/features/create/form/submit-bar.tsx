import { useEffect, useRef, type ReactNode } from 'react'

/** What a form is sent with, in reach of the thumb wherever the form is scrolled to. Messages in passing lie above it. */
export function SubmitBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? stayAboveKeyboard(bar.current) : undefined), [])
  return (
    <div
      ref={bar}
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-col gap-3 rounded-b-lg border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-8px_16px_-10px_var(--color-shade-deep)] sm:-mx-7 sm:-mb-7 sm:px-7 sm:py-4 low:static low:shadow-none"
    >
      {children}
    </div>
  )
}

/** The keyboard of a phone lies over the page: what sticks to the bottom of the window would be under it. */
function stayAboveKeyboard(bar: HTMLElement): (() => void) | undefined {
  const seen = window.visualViewport
  if (!seen) return undefined
  const place = () => {
    // zoomed in with two fingers, less is seen without any keyboard
    const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop
    bar.style.bottom = covered > 0 ? `${covered}px` : ''
  }
  seen.addEventListener('resize', place)
  seen.addEventListener('scroll', place)
  return () => {
    seen.removeEventListener('resize', place)
    seen.removeEventListener('scroll', place)
  }
}
