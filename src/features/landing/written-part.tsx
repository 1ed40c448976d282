import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'

/** The same object every time: React then never writes into the element. */
const AS_IT_STANDS = { __html: '' }

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
  const [written] = useState(() => !import.meta.env.SSR && document.getElementById(id) !== null)
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
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
      {onShown && <Shown onShown={onShown} />}
    </>
  )
}

function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown)
  useEffect(() => tell(), [])
  return null
}
