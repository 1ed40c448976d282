import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/**
 * A part of a page that is only read. Where the page was written beforehand its markup stays as it stands, its script
 * is not even fetched, and its links are page loads; where the app itself leads to the page, the part is rendered.
 */
export function WrittenPart({
  id,
  Part,
  onShown,
}: {
  id: string
  /** Not lazy where pages are written. */
  Part: ComponentType
  /** Called once, when it is on the page. */
  onShown?: () => void
}) {
  // the same object every time: React then writes it only where it makes the page anew after all
  const [written] = useState(() => writtenMarkup(id))
  if (!written) {
    return (
      <div id={id}>
        <Suspense>
          <Part />
          {onShown && <Shown onShown={onShown} />}
        </Suspense>
      </div>
    )
  }
  return (
    <>
      <div id={id} dangerouslySetInnerHTML={written} />
      {onShown && <Shown onShown={onShown} />}
    </>
  )
}

function writtenMarkup(id: string): { __html: string } | null {
  if (import.meta.env.SSR) return null
  const markup = document.getElementById(id)?.innerHTML
  return markup ? { __html: markup } : null
}

function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown)
  useEffect(() => tell(), [])
  return null
}
