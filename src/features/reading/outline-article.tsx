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
import { ownHeading } from '@/domain/outline/own-heading'
import { LineFrameContext, type LineFrame } from '@/outline-view/line-frame'
import { OutlineBlocks } from '@/outline-view/outline-blocks'
import { openingClass, OutlineSection } from '@/outline-view/outline-sheet'
import { OutlineText } from '@/outline-view/outline-view'
import { SheetCover } from '@/outline-view/sheet-cover'
import { EditHead, EditHint } from './editing/edit-hint'
import { EditableLine } from './editing/editable-line'
import { lineNames } from './editing/line-names'
import { MinutesField } from './editing/minutes-field'
import { PassageField } from './editing/passage-field'
import type { OpenLine } from './editing/open-line'
import type { StableEditing } from './editing/use-stable'
import { ContentsFold, sectionId } from '@/outline-view/table-of-contents'
import { tappedLine } from './tapped-line'

type OutlineArticleProps = {
  outline: EditableOutline
  /** As its row has it. */
  type: string
  /** Below its title, where that is a line here. */
  facts: ReactNode
  /** How a line is changed is said, where no bar says it. */
  showsHint: boolean
  typeSize: number
  /** Chooses it, where the bar of what is edited has no room for that. */
  typeControl: ReactNode
  /** The page's own title says it: it is a line here only where all are fields. */
  titleAbove: boolean
  /** Every line is a field; else only the one that was tapped. */
  everyLine: boolean
  line: OpenLine | null
  /** Stable, as all that is passed here: a key does not render the outline. */
  editing: StableEditing
  renderSectionMenu: (index: number) => ReactNode
}

/** An outline to be read aloud: large, section by section, its questions kept whole. A tap opens a line to change it. */
export const OutlineArticle = memo(function OutlineArticle({
  outline,
  type,
  facts,
  showsHint,
  typeSize,
  typeControl,
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

  const onCover = everyLine && title !== null
  const opening = [...(showsTitle && !onCover ? [title] : []), ...intro]
  return (
    <div
      ref={text}
      style={{ '--type-scale': typeSize } as CSSProperties}
      className="written scaled-type min-w-0"
    >
      <LineFrameContext value={frame}>
        {onCover && (
          <SheetCover type={type} above="nothing">
            <EditHead typeControl={typeControl} />
            <OutlineText className="w-auto! max-w-none! [&_h2]:leading-tight [&_h2_button]:text-on-cloth">
              <OutlineBlocks blocks={[title]} levels={levels} />
            </OutlineText>
            {facts}
          </SheetCover>
        )}
        {opening.length > 0 && (
          <div className="bg-accent-soft px-5 py-5 in-data-editing:px-2 in-data-editing:py-3 sm:px-10 sm:py-7 sm:in-data-editing:px-4 sm:in-data-editing:py-4">
            <OutlineText className={`${openingClass} names-above`}>
              <OutlineBlocks blocks={opening} levels={levels} />
            </OutlineText>
          </div>
        )}
        {!everyLine && <ContentsFold sections={sections} />}
        {everyLine && !onCover && (
          <div className="px-5 pt-4 text-muted sm:hidden">
            <EditHead typeControl={typeControl} />
          </div>
        )}
        {!everyLine && showsHint && (
          <div className="px-5 pt-4 text-muted sm:px-10 sm:pt-6">
            <EditHint />
          </div>
        )}
        <div className="written-ground px-5 py-6 in-data-editing:px-2 in-data-editing:py-3 sm:rounded-b-lg sm:px-10 sm:py-8 sm:in-data-editing:px-4 sm:in-data-editing:py-4">
          <OutlineText className="written-parts gap-4 in-data-editing:gap-3 sm:in-data-editing:gap-4 [&_li]:break-inside-avoid [&>:first-child>:first-child]:mt-0 [&>:first-child>:first-child]:border-0 [&>:first-child>:first-child]:pt-0">
            {sections.map((section, index) => (
              <OutlineSection
                key={sectionId(index)}
                id={sectionId(index)}
                section={section}
                levels={levels}
              />
            ))}
          </OutlineText>
        </div>
      </LineFrameContext>
    </div>
  )
})

type Framed = Omit<
  OutlineArticleProps,
  'outline' | 'type' | 'facts' | 'showsHint' | 'typeSize' | 'typeControl' | 'titleAbove'
> &
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
    minutes: (heading, shown) => {
      const unit = units.get(heading)
      if (!how.everyLine || !unit || heading.minutes === null) return shown
      return (
        <MinutesField
          part={textOf(heading.children)}
          minutes={heading.minutes}
          onChange={(minutes) => how.editing.setMinutes(unit.from, minutes)}
        />
      )
    },
    passage: (heading, shown) => {
      const unit = units.get(heading)
      if (!how.everyLine || !unit) return shown
      return (
        <PassageField
          passage={ownHeading(textOf(heading.children))?.passage ?? ''}
          onChange={(passage) => how.editing.setPassage(unit.from, passage)}
        />
      )
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
      shown={shown}
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
