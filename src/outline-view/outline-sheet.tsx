import { sectionOf } from '@contract/meeting/sections'
import {
  isIdea,
  partsOf,
  textOf,
  type OutlineTree,
  type Section,
} from '@parsed-outline/outline-tree'
import { useMemo, type ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { OutlineBlocks, type Levels } from './outline-blocks'
import { SheetCover } from './sheet-cover'
import { ContentsFold, sectionId } from './table-of-contents'

/** An outline as its sheet, inside `OutlineText`: its opening, and each section in the look of what it is for. */
export function OutlineSheet({
  tree,
  levels,
  titleAbove = false,
}: {
  tree: OutlineTree
  levels: Levels
  /** What it is called is seen above it already. */
  titleAbove?: boolean
}) {
  const { title, intro, sections } = useMemo(() => partsOf(tree), [tree])
  return (
    <>
      {title || intro.some(isIdea) ? (
        <div className={classNames(openingClass, 'rounded-lg px-5 py-5 max-sm:-mx-2 max-sm:px-4')}>
          {title && (
            <div className={titleAbove ? 'sr-only' : 'contents'}>
              <OutlineBlocks blocks={[title]} levels={levels} />
            </div>
          )}
          <OutlineBlocks blocks={intro} levels={levels} />
        </div>
      ) : (
        <OutlineBlocks blocks={intro} levels={levels} />
      )}
      <Sections sections={sections} levels={levels} />
    </>
  )
}

/** What lies on a cover besides the title. */
export type Cover = {
  /** Of meeting, as the outline's row has it. */
  type: string
  /** Below the title. */
  foot: ReactNode
}

/** The same with its title on the cover, from edge to edge of what it stands in, below cloth that lies there already. */
export function CoveredSheet({
  cover: { type, foot },
  tree,
  levels,
}: {
  cover: Cover
  tree: OutlineTree
  levels: Levels
}) {
  const { title, intro, sections } = useMemo(() => partsOf(tree), [tree])
  return (
    <>
      <SheetCover type={type} above="cloth">
        {title && (
          <div className="leading-snug [&_:is(h2,h3)]:leading-tight [&_:is(h2,h3)_button[aria-expanded=false]]:text-on-cloth">
            <OutlineBlocks blocks={[title]} levels={levels} />
          </div>
        )}
        {foot}
      </SheetCover>
      {intro.length > 0 && (
        <div className={classNames(openingClass, 'px-5 py-5 sm:px-10 sm:py-7')}>
          <OutlineBlocks blocks={intro} levels={levels} />
        </div>
      )}
      <ContentsFold sections={sections} />
      <div className="flex flex-col gap-4 px-5 py-6 sm:px-10 sm:py-8 [&>:first-child>:first-child]:mt-0 [&>:first-child>:first-child]:border-0 [&>:first-child>:first-child]:pt-0">
        <Sections sections={sections} levels={levels} hasContents />
      </div>
    </>
  )
}

function Sections({
  sections,
  levels,
  hasContents = false,
}: {
  sections: readonly Section[]
  levels: Levels
  /** A table of contents beside it leads to each. */
  hasContents?: boolean
}) {
  return sections.map((section, index) => (
    // the tree never changes its order: it is made anew with every text
    <OutlineSection
      key={sectionId(index)}
      id={hasContents ? sectionId(index) : undefined}
      section={section}
      levels={levels}
    />
  ))
}

/** What names a line of an outline's opening, small and above it. */
export const labelsAboveClass =
  '[&_p_strong:first-child]:block [&_p_strong:first-child]:font-sans [&_p_strong:first-child]:text-sm [&_p_strong:first-child]:text-on-accent-soft [&_p_strong:first-child]:[word-spacing:normal] [&_p_strong:first-child>[data-colon]]:text-[0px]'

/** What a sheet opens with: its title, what it says in one line, its aim. */
export const openingClass = `${labelsAboveClass} flex flex-col gap-4 bg-accent-soft max-sm:gap-3`

const SECTION = 'flex flex-col gap-3 sm:gap-4 '
/** In a frame of its own, which sets it apart already. */
const FRAMED = `${SECTION} mt-6 rounded-lg px-5 py-5 sm:px-7 sm:py-6 [&>:first-child]:mt-0 [&>:first-child]:border-0 [&>:first-child]:pt-0 `

/** Of the sections that are not simply read: what is asked, what is taken home, what is for one person alone. */
const SECTION_LOOKS: Partial<Record<NonNullable<ReturnType<typeof sectionOf>>, string>> = {
  icebreaker: `${SECTION} [&>:nth-child(2)]:font-heading [&>:nth-child(2)]:text-lg [&>:nth-child(2)]:leading-snug [&>:nth-child(2)]:font-medium`,
  questions: `${SECTION} [&>.numbered>li]:font-heading [&>.numbered>li]:text-lg [&>.numbered>li]:leading-snug [&>.numbered>li]:font-medium`,
  challenge: `${FRAMED} border-2 border-accent bg-accent-soft [&_[data-sign]]:bg-accent [&_[data-sign]]:text-on-accent [&>p]:text-lg [&>p]:leading-normal`,
  leader: `${FRAMED} border border-line bg-sunken`,
  credits: `${SECTION} font-sans text-sm leading-normal text-muted`,
}

/** One section of an outline; `id` where a table of contents leads to it. */
export function OutlineSection({
  section: { heading, blocks },
  levels,
  id,
}: {
  section: Section
  levels: Levels
  id?: string | undefined
}) {
  const kind = sectionOf(textOf(heading.children))
  return (
    <section id={id} className={(kind && SECTION_LOOKS[kind]) ?? SECTION}>
      <OutlineBlocks blocks={[heading, ...blocks]} levels={levels} />
    </section>
  )
}
