import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Cards that are put into the page and taken out of it together; fills rows of one, two and three. */
const CHUNK = 24

/** How far outside of the screen cards are rendered ahead. */
const READY = '1200px 0px'

/** Pixels per card, until one chunk was measured. */
const FIRST_GUESS = 110

/** Among all items: screen readers cannot count what is not in the page. */
export type GridPosition = { 'aria-posinset': number; 'aria-setsize': number }

/**
 * Cards in 1 to 3 columns. Only those around what is on the screen are in the page; the others are empty space of
 * their height, so that thousands scroll as lightly as a few.
 */
export function OutlineGrid<Item extends { id: string }>({
  items,
  children,
}: {
  items: readonly Item[]
  /** A list item with the attributes of its position. */
  children: (item: Item, position: GridPosition) => ReactNode
}) {
  const perCard = useRef(FIRST_GUESS)
  const starts = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, n) => n * CHUNK)
  return (
    <div className="flex flex-col gap-5">
      {starts.map((start) => {
        const chunk = items.slice(start, start + CHUNK)
        return (
          <Chunk key={start} perCard={perCard} count={chunk.length} first={start === 0}>
            {() =>
              chunk.map((item, index) =>
                children(item, {
                  'aria-posinset': start + index + 1,
                  'aria-setsize': items.length,
                }),
              )
            }
          </Chunk>
        )
      })}
    </div>
  )
}

function Chunk({
  perCard,
  count,
  first,
  children,
}: {
  perCard: RefObject<number>
  count: number
  first: boolean
  children: () => ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  // without an observer everything is shown
  const [near, setNear] = useState(first || typeof IntersectionObserver === 'undefined')
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        // of several that were gathered, only the last is still true
        const entry = entries.at(-1)
        if (!entry) return
        if (!entry.isIntersecting) {
          // what is being used stays
          if (element.contains(document.activeElement)) return
          if (element.firstElementChild) {
            setHeight(element.offsetHeight)
            perCard.current = element.offsetHeight / count
          }
        }
        setNear(entry.isIntersecting)
      },
      { rootMargin: READY },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, perCard])

  return (
    <div ref={place} style={near ? undefined : { height: height ?? count * perCard.current }}>
      {near && <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">{children()}</ul>}
    </div>
  )
}
