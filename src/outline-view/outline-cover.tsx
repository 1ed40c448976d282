import { shelfOf, type Shelf } from '@/lib/bible/shelf'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { classNames } from '@/ui/elements/class-names'
import { TypeDrawing } from './type-drawing'

const CLOTHS: Record<Shelf, string> = {
  law: 'bg-cloth-law',
  poetry: 'bg-cloth-poetry',
  prophets: 'bg-cloth-prophets',
  gospels: 'bg-cloth',
  letters: 'bg-cloth-letters',
}

const MD =
  'h-[6.75rem] w-[5.25rem] px-1 text-xs [--chapter:2.125rem] max-[24rem]:h-24 max-[24rem]:w-[4.25rem] max-[24rem]:px-0.5 max-[24rem]:text-[0.75rem]'

/** `letters` of a book's name have room. */
const SIZES = {
  md: { letters: 10, look: MD },
  /** Of one that a wide window has room for. */
  lg: {
    letters: 10,
    look: `${MD} lg:h-[8.75rem] lg:w-[6.75rem] lg:text-sm lg:[--chapter:2.875rem]`,
  },
  sm: { letters: 6, look: 'h-16 w-12 px-0.5 text-[0.75rem] [--chapter:1.375rem]' },
} as const

/**
 * What tells an outline from its neighbours: the chapter of its passage on the cloth of the shelf that the book stands
 * on; without a passage, the drawing of its type. A picture: what is on it is said elsewhere.
 */
export function OutlineCover({
  passage,
  type,
  size = 'md',
}: {
  /** 'Lucas 15:11-32', as a heading has it. */
  passage: string | null
  /** As the outline's row has it. */
  type: string
  size?: keyof typeof SIZES
}) {
  const [, book = '', chapter = '', verses = ''] =
    /^(.+?) (\d+)(?::(.*))?$/.exec(passage ?? '') ?? []
  const { letters, look } = SIZES[size]
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative flex shrink-0 flex-col items-center justify-center overflow-hidden rounded-r-sm border-l-4 border-l-veil text-center leading-snug shadow-md',
        look,
        book === '' ? 'bg-accent-soft' : `${CLOTHS[shelfOf(book)]} text-on-cloth`,
      )}
    >
      {book === '' ? (
        <TypeDrawing type={type} className="size-3/5" />
      ) : (
        <>
          {/* the ribbon of a hymnal */}
          <span className="absolute top-0 right-2 h-3 w-1.5 bg-gilt [clip-path:polygon(0_0,100%_0,100%_100%,50%_70%,0_100%)]" />
          <span className="max-w-full truncate">{shortName(book, letters)}</span>
          <span className="font-heading text-[length:var(--chapter)] leading-tight font-semibold">
            {chapter}
          </span>
          {size !== 'sm' && verses !== '' && (
            <span className="max-w-full truncate">{outlineViewMessages.coverVerses(verses)}</span>
          )}
        </>
      )}
    </span>
  )
}

/** '1 Tessa.' */
function shortName(book: string, most: number): string {
  if (book.length <= most) return book
  const [number = '', name = ''] = /^(\d )?(.*)$/.exec(book)?.slice(1) ?? []
  return `${number}${name.slice(0, 5)}.`
}
