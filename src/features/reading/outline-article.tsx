import { MAX_LENGTH } from '@contract/limits'
import { sectionOf } from '@contract/meeting/sections'
import {
  headingLevels,
  partsOf,
  textOf,
  type Block,
  type Section,
} from '@parsed-outline/outline-tree'
import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react'
import type { EditableOutline, Unit } from '@/domain/editing/editable-outline'
import { LineFrameContext, type LineFrame } from '@/outline-view/line-frame'
import { OutlineBlocks, OutlineText } from '@/outline-view/outline-view'
import { classNames } from '@/ui/elements/class-names'
import { readingMessages } from '@/messages/reading'
import { EditableLine } from './editing/editable-line'
import { lineNames } from './editing/line-names'
import { SectionIcon } from './editing/section-icon'
import { sectionId, TableOfContents } from './table-of-contents'
import { tappedLine } from './tapped-line'
import { TypeSizeControl } from './type-size-control'
import type { Editing, OpenLine } from './editing/use-editing'

type OutlineArticleProps = {
  outline: EditableOutline
  typeSize: number
  onTypeSize: (size: number) => void
  /** The page's own title says it: it is a line here only where all are fields. */
  titleAbove: boolean
  /** Every line is a field; else only the one that was tapped. */
  everyLine: boolean
  line: OpenLine | null
  /** Stable, as all that is passed here: a key does not render the outline. */
  editing: Pick<Editing, 'open' | 'type' | 'join' | 'close'>
  renderSectionMenu: (index: number) => ReactNode
}

/** An outline to be read aloud: large, section by section, its questions kept whole. A tap opens a line to change it. */
export const OutlineArticle = memo(function OutlineArticle({
  outline,
  typeSize,
  onTypeSize,
  titleAbove,
  everyLine,
  line,
  editing,
  renderSectionMenu,
}: OutlineArticleProps) {
  const { tree, source, units } = outline
  const { title, intro, sections } = useMemo(() => partsOf(tree), [tree])
  const showsTitle = title !== null && (everyLine || !titleAbove)
  const levels = useMemo(
    () => headingLevels(showsTitle ? tree : tree.filter((block) => block !== title), 2),
    [tree, showsTitle, title],
  )
  const text = useRef<HTMLDivElement>(null)
  useBooksAtHand(source)

  const onClick = useEffectEvent((event: MouseEvent) => {
    const tapped = tappedLine(event)
    if (tapped) editing.open(tapped.place, tapped.caret)
  })
  useEffect(() => {
    const element = text.current
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])

  const names = useMemo(() => lineNames(outline), [outline])
  const frame = useMemo(
    () =>
      lineFrame({ sections, units, source, names, line, everyLine, editing, renderSectionMenu }),
    [sections, units, source, names, line, everyLine, editing, renderSectionMenu],
  )

  return (
    <div
      data-editing={everyLine || undefined}
      className="grid gap-6 lg:grid-cols-[1fr_3fr] lg:gap-10"
    >
      <TableOfContents sections={sections} />
      <div
        ref={text}
        style={{ '--type-scale': typeSize } as CSSProperties}
        className={classNames(
          'scaled-type min-w-0 lg:col-start-2',
          everyLine
            ? 'rounded-lg border-line bg-surface px-5 py-5 shadow-md max-sm:-mx-5 max-sm:-mt-6 max-sm:rounded-none max-sm:border-b sm:border sm:px-10 sm:py-6'
            : 'lg:px-2',
        )}
      >
        {everyLine && (
          <div className="print-none -mx-5 -mt-5 mb-5 flex items-center justify-between gap-3 bg-accent-soft px-5 py-2 text-sm leading-snug font-semibold text-on-accent-soft sm:-mx-10 sm:-mt-6 sm:mb-6 sm:rounded-t-lg sm:px-10">
            <p data-edit-hint tabIndex={-1} className="flex items-center gap-2 outline-none">
              <SectionIcon name="pencil" />
              <span className="lg:hidden">{readingMessages.tapALine}</span>
              <span className="max-lg:hidden">{readingMessages.enterGoesOn}</span>
            </p>
            <TypeSizeControl size={typeSize} onChange={onTypeSize} />
          </div>
        )}
        <OutlineText
          className={classNames(
            'max-lg:mx-0 [&_li]:break-inside-avoid',
            // a phone has no room for a title as large as it is read in
            everyLine ? 'max-w-none max-sm:[&>.text-2xl]:text-xl [&_li]:pl-3' : 'lg:mr-0',
          )}
        >
          <LineFrameContext value={frame}>
            <OutlineBlocks blocks={[...(showsTitle ? [title] : []), ...intro]} levels={levels} />
            {sections.map(({ heading, blocks }, index) => (
              <section key={sectionId(index)} id={sectionId(index)} className="flex flex-col gap-4">
                <OutlineBlocks blocks={[heading, ...blocks]} levels={levels} />
              </section>
            ))}
          </LineFrameContext>
        </OutlineText>
      </div>
    </div>
  )
})

type Framed = Omit<OutlineArticleProps, 'outline' | 'typeSize' | 'onTypeSize' | 'titleAbove'> &
  Pick<EditableOutline, 'units' | 'source'> & {
    sections: readonly Section[]
    names: ReadonlyMap<number, string>
  }

function lineFrame({ sections, units, source, renderSectionMenu, ...how }: Framed): LineFrame {
  const fixed = new Set<Block>()
  for (const { heading, blocks } of sections) {
    if (isCredits(heading)) for (const block of withInner([heading, ...blocks])) fixed.add(block)
  }
  const places = new Map<Block, number>(sections.map(({ heading }, index) => [heading, index]))
  const room = Math.max(0, MAX_LENGTH.outline - source.length)
  return {
    line: (block, shown) => {
      const unit = units.get(block)
      return unit && !fixed.has(block) ? renderLine(unit, shown, { ...how, room }) : shown
    },
    besideHeading: (heading) => {
      const index = places.get(heading)
      return index === undefined || fixed.has(heading) ? null : renderSectionMenu(index)
    },
  }
}

function renderLine(
  unit: Unit,
  shown: ReactNode,
  {
    names,
    line,
    everyLine,
    editing,
    room,
  }: Pick<Framed, 'names' | 'line' | 'everyLine' | 'editing'> & { room: number },
): ReactNode {
  const isOpen = line?.at === unit.from
  return everyLine || isOpen ? (
    <EditableLine
      unit={unit}
      name={names.get(unit.from) ?? ''}
      line={isOpen ? line : null}
      editing={editing}
      maxLength={room + unit.words.length}
    />
  ) : (
    <span data-line={unit.from} className="cursor-text rounded-sm hover:bg-accent-soft/60">
      {shown}
    </span>
  )
}

/** Who made what is told as it is. */
function isCredits(heading: Extract<Block, { type: 'heading' }>): boolean {
  return sectionOf(textOf(heading.children)) === 'credits'
}

/** Blocks with those inside of them. */
function withInner(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.type === 'quote') return [block, ...withInner(block.children)]
    return block.type === 'list' ? [block, ...block.items.flatMap(withInner)] : [block]
  })
}

/** The books of the Bible that the outline refers to, so that its verses open where there is no connection. */
function useBooksAtHand(markdown: string): void {
  useEffect(() => {
    const fetchBooks = () => {
      import('@/lib/bible/scripture').then(
        ({ fetchBooksOf }) => fetchBooksOf(markdown),
        () => {},
      )
    }
    // after what the person looks at
    const timer = setTimeout(fetchBooks, 2000)
    return () => clearTimeout(timer)
  }, [markdown])
}
