import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { formatLongDate } from '@/lib/formats'
import { classNames } from '@/ui/elements/class-names'

/** Cards that are put into the page and taken out of it together, at most; fills rows of one, two and three. */
const CHUNK = 24

/** How far outside of the screen cards are rendered ahead. */
const READY = '1200px 0px'

/** Pixels per card, until one chunk was measured. */
const FIRST_GUESS = 80

/** Among all items: screen readers cannot count what is not in the page. */
export type GridPosition = { 'aria-posinset': number; 'aria-setsize': number }

/** Neighbours in the list; the first ones of a month say which. */
type ChunkOf<Item> = { start: number; items: readonly Item[]; month: string | null }

/**
 * Cards in 1 to 3 columns, month by month. Only those around what is on the screen are in the page; the others are empty
 * space of their height, so that thousands scroll as lightly as a few.
 */
export function OutlineGrid<Item extends { id: string; created_at: string }>({
  items,
  byMonth,
  wide = false,
  children,
}: {
  items: readonly Item[]
  /** Not where they stand in another order. */
  byMonth: boolean
  /** There are so few that each has the width of the page. */
  wide?: boolean
  /** A list item with the attributes of its position. */
  children: (item: Item, position: GridPosition) => ReactNode
}) {
  const perCard = useRef(FIRST_GUESS)
  const chunks = useMemo(() => chunksOf(items, byMonth), [items, byMonth])
  return (
    <div className="flex flex-col gap-4">
      {chunks.map(({ start, items: chunk, month }) => (
        <Chunk
          key={start}
          perCard={perCard}
          count={chunk.length}
          first={start < CHUNK}
          month={month}
          wide={wide}
        >
          {() =>
            chunk.map((item, index) =>
              children(item, {
                'aria-posinset': start + index + 1,
                'aria-setsize': items.length,
              }),
            )
          }
        </Chunk>
      ))}
    </div>
  )
}

function chunksOf<Item extends { created_at: string }>(
  items: readonly Item[],
  byMonth: boolean,
): readonly ChunkOf<Item>[] {
  const chunks: { start: number; items: Item[]; month: string | null }[] = []
  let before: number | null = null
  for (const [index, item] of items.entries()) {
    const month = byMonth ? monthOf(item) : null
    const last = chunks.at(-1)
    if (last && month === before && last.items.length < CHUNK) last.items.push(item)
    else {
      const isNew = month !== null && month !== before
      chunks.push({
        start: index,
        items: [item],
        month: isNew ? nameOfMonth(item) : null,
      })
    }
    before = month
  }
  return chunks
}

/** By which months are told apart, in the person's own time zone. */
function monthOf({ created_at: createdAt }: { created_at: string }): number {
  const date = new Date(createdAt)
  return date.getFullYear() * 12 + date.getMonth()
}

/** 'Novembro de 2026'. */
function nameOfMonth({ created_at: createdAt }: { created_at: string }): string {
  const [first = '', ...rest] = formatLongDate(createdAt).replace(/^\d+ de /, '')
  return first.toUpperCase() + rest.join('')
}

function Chunk({
  perCard,
  count,
  first,
  month,
  wide,
  children,
}: {
  perCard: RefObject<number>
  count: number
  first: boolean
  month: string | null
  wide: boolean
  children: () => ReactNode
}) {
  const monthId = useId()
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
      {near && (
        <>
          {month !== null && (
            <p
              id={monthId}
              className="mb-3 flex items-center gap-3 [div+div>&]:mt-3 text-sm font-semibold text-muted after:h-px after:grow after:bg-line"
            >
              {month}
            </p>
          )}
          <ul
            aria-labelledby={month === null ? undefined : monthId}
            className={classNames('grid gap-4', !wide && 'sm:grid-cols-2 xl:grid-cols-3')}
          >
            {children()}
          </ul>
        </>
      )}
    </div>
  )
}
