import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'

/**
 * What a form is sent with, in reach of the thumb wherever the page is scrolled to: in a wide window the foot of the
 * form's card; else at the foot of the window, from edge to edge, and at the end of the page right above its footer.
 * Messages in passing lie above it. `atRest`, it is no bar and stands where the form ends; with the form `away` it is all
 * that is left of its card.
 */
export function SubmitBar({
  atRest,
  away,
  children,
}: {
  atRest: boolean
  away: boolean
  children: ReactNode
}) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (bar.current ? stayAboveKeyboard(bar.current) : undefined), [])
  return (
    <div
      ref={bar}
      data-bottom-bar
      className={classNames(
        // in one row where letters leave the room for it
        'flex flex-wrap items-center gap-x-3 gap-y-1.5',
        // on a phone the sheet itself says that it is being made
        away && 'max-lg:sr-only',
        !away &&
          'lg:grid lg:grid-cols-2 lg:items-center lg:gap-5 lg:border-t lg:border-line lg:bg-surface lg:px-7 lg:py-3',
        !away && !atRest && 'lg:z-10 lg:not-low:sticky lg:not-low:bottom-0 lg:not-low:foot-fade',
        !atRest &&
          !away &&
          'max-lg:not-low:sticky max-lg:not-low:bottom-0 max-lg:not-low:-mb-4 sm:max-lg:not-low:-mb-8 max-lg:not-low:z-10 max-lg:not-low:order-last max-lg:not-low:pt-2 max-lg:not-low:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:not-low:foot-line',
      )}
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
