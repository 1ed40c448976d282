import {
  isIdea,
  noteOf,
  textOf,
  type Block,
  type Heading,
  type Inline,
  type Link,
  type List,
} from '@parsed-outline/outline-tree'
import { Fragment, use, type ReactNode } from 'react'
import { ownHeading } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { commonMessages } from '@/messages/common'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { classNames } from '@/ui/elements/class-names'
import { ChevronIcon } from '@/ui/elements/icons'
import { textLinkClass } from '@/ui/elements/text-link'
import { withBoundDashes } from './bound-dash'
import { LineFrameContext } from './line-frame'
import { WithPassagePanel, TextWithReferences, WithoutPassages } from './passage-panel'
import { SectionSign } from './section-sign'
import { isCare, isPrayer, leadInOf, namesExercise, versesOf } from './spoken-parts'

/** The level on the page of each heading. */
export type Levels = ReadonlyMap<Heading, number>

/** Part of an outline, inside `OutlineText`. */
export function OutlineBlocks({ blocks, levels }: { blocks: readonly Block[]; levels: Levels }) {
  return all(blocks, levels)
}

function all(nodes: readonly (Block | Inline)[], levels: Levels): ReactNode[] {
  return nodes.map((node, index) => (
    // the tree never changes its order: it is made anew with every text
    <Fragment key={`${node.type}-${String(index)}`}>
      {one(node, levels, () => subjectOf(nodes, index), nodes[index + 1])}
    </Fragment>
  ))
}

/** What a note is about: the question that it follows, or the part that it stands in. */
function subjectOf(nodes: readonly (Block | Inline)[], index: number): string {
  const before = nodes[index - 1]
  if (before?.type === 'list' && before.start !== null) {
    return outlineViewMessages.leaderNoteOfQuestion(before.start + before.items.length - 1)
  }
  const heading = nodes.slice(0, index).findLast((node) => node.type === 'heading')
  const part = heading ? textOf(heading.children) : ''
  return part === '' ? '' : outlineViewMessages.leaderNoteOfPart(part)
}

function one(
  node: Block | Inline,
  levels: Levels,
  subject: () => string,
  next?: Block | Inline,
): ReactNode {
  switch (node.type) {
    case 'heading':
      return <SectionHeading node={node} levels={levels} />
    case 'paragraph': {
      const note = noteOf(node)
      if (note !== null) return <LeaderNote block={node} text={note} subject={subject()} />
      return (
        <WithPassagePanel words={textOf(node.children)}>
          <p className={lookOf(node, next)}>
            <Line block={node}>{withLeadIn(node.children, levels)}</Line>
          </p>
        </WithPassagePanel>
      )
    }
    case 'quote':
      return (
        <blockquote className={node.isVerse ? VERSE : QUOTE}>
          {node.children.map((block, index) => (
            <Fragment key={`${block.type}-${String(index)}`}>
              {node.isVerse && index === 0 && block.type === 'paragraph' ? (
                <Verse node={block} levels={levels} />
              ) : !node.isVerse && block.type === 'paragraph' ? (
                <Spoken node={block} levels={levels} />
              ) : (
                one(block, levels, () => '')
              )}
            </Fragment>
          ))}
        </blockquote>
      )
    case 'list':
      return <ItemList node={node} levels={levels} />
    case 'verbatim':
      return <p className="whitespace-pre-wrap">{node.text}</p>
    case 'rule':
      return <hr className="border-line" />
    case 'text':
      return <TextWithReferences text={node.value} />
    case 'break':
      return <br />
    case 'strong':
      return <strong className="font-bold">{withColonApart(node.children, levels)}</strong>
    case 'emphasis':
      return <em>{all(node.children, levels)}</em>
    case 'link':
      break
  }
  return (
    <a
      href={node.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={minuteName(node)}
      className={classNames(textLinkClass, 'font-sans not-italic')}
    >
      <WithoutPassages>{all(node.children, levels)}</WithoutPassages>
    </a>
  )
}

const TIME = /^\d{1,2}(?::\d{2}){1,2}$/

/** A time alone does not say that it leads to the video; undefined for any other link. */
function minuteName({ children }: Link): string | undefined {
  const words = textOf(children)
  return TIME.test(words) ? outlineViewMessages.minuteOfVideo(words) : undefined
}

function Line({ block, children }: { block: Block; children: ReactNode }) {
  const frame = use(LineFrameContext)
  return frame ? frame.line(block, children) : children
}

/**
 * What helps whoever leads with what stands above it: one touch away, so that the page stays quiet. Its first words are
 * seen, or there would be the same row below each question; drawn, for they are there to be heard and copied once.
 */
function LeaderNote({ block, text, subject }: { block: Block; text: string; subject: string }) {
  return (
    <details className="group -mt-1 sm:-mt-2 sm:not-open:-mb-2 font-sans text-base font-normal text-muted [.numbered+&]:ml-[calc(2.5*var(--text-base))]">
      <summary
        // a box of its own for what is only heard would have a space before its comma
        aria-label={subject === '' ? undefined : outlineViewMessages.leaderNote + subject}
        className="flex min-h-target cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden"
      >
        <ChevronIcon className="shrink-0 transition-transform group-open:rotate-180" />
        <span className="line-clamp-2 leading-snug sm:line-clamp-1">
          <span className="mr-2 font-semibold">{outlineViewMessages.leaderNote}</span>
          <span
            aria-hidden="true"
            data-text={text}
            className="before:content-[attr(data-text)] group-open:hidden in-data-editing:hidden"
          />
        </span>
      </summary>
      <p className="border-l-2 border-line pb-2 pl-4">
        <Line block={block}>
          <TextWithReferences text={text} />
        </Line>
      </p>
    </details>
  )
}

/** The passage as a heading of its words; the dash between them is there for who listens or copies. */
function Verse({ node, levels }: { node: Extract<Block, { type: 'paragraph' }>; levels: Levels }) {
  const [reference, words, ...rest] = node.children
  const dash = reference?.type === 'strong' && words?.type === 'text' && DASH.exec(words.value)
  if (!dash) return one(node, levels, () => '')
  const said = words.value.slice(dash[0].length)
  const verses = rest.length === 0 ? versesOf(said) : []
  return (
    <WithPassagePanel words={textOf(node.children)}>
      <p>
        <Line block={node}>
          {/* where it is typed it runs on, so that a tap moves no word */}
          <span className="block font-sans in-data-editing:inline in-data-editing:font-serif in-data-editing:[word-spacing:inherit]">
            {one(reference, levels, () => '')}
          </span>
          <span className="sr-only in-data-editing:not-sr-only">{dash[0]}</span>
          {verses.length > 1
            ? verses.map((verse) => (
                <span key={verse} className={ONE_VERSE}>
                  {all([{ type: 'text', value: verse }], levels)}
                </span>
              ))
            : all([{ type: 'text', value: said }, ...rest], levels)}
        </Line>
      </p>
    </WithPassagePanel>
  )
}

/** The preacher's words: their quotation marks are there for who listens or copies, beside the large one that is drawn. */
function Spoken({ node, levels }: { node: Extract<Block, { type: 'paragraph' }>; levels: Levels }) {
  const [first, ...rest] = node.children
  const opening = first?.type === 'text' && OPENING_MARK.exec(first.value)
  if (!opening) return one(node, levels, () => '')
  const words = [{ ...first, value: first.value.slice(1) }, ...rest]
  const end = words.findLastIndex((word) => word.type === 'text' && CLOSING_MARK.test(word.value))
  const last = words[end]
  const closing = last?.type === 'text' && CLOSING_MARK.exec(last.value)
  if (!closing) return one(node, levels, () => '')
  return (
    <WithPassagePanel words={textOf(node.children)}>
      <p>
        <Line block={node}>
          <span className="sr-only">{opening[0]}</span>
          {all(
            [...words.slice(0, end), { ...last, value: last.value.slice(0, closing.index) }],
            levels,
          )}
          <span className="sr-only">{closing[1]}</span>
          {all([{ ...last, value: closing[2] ?? '' }, ...words.slice(end + 1)], levels)}
        </Line>
      </p>
    </WithPassagePanel>
  )
}

const OPENING_MARK = /^["“]/
/** With what may stand between it and the minute, or the end. */
const CLOSING_MARK = /(["”])([.,;!?…]?\s*\(?)$/

const DASH = /^\s*[–—]\s*/

/** 'Segundo passo: …': one of the steps that the message was told in, which stand below each other like any list. */
const STEP_WORDS = /^(?:Primeir|Segund|Terceir|Quart|Quint|Sext|Sétim)[oa] \p{L}+: /u

function lookOf(
  node: Extract<Block, { type: 'paragraph' }>,
  next: Block | Inline | undefined,
): string | undefined {
  if (node.isLead) return LEAD
  if (isIdea(node)) return IDEA
  if (isCare(node)) return CARE
  if (isPrayer(node)) return PRAYER
  if (namesExercise(node, next)) return EXERCISE
  return STEP_WORDS.test(textOf(node.children)) ? STEP : undefined
}

/** What words in bold lead in with: where they stand above what they name, their colon is only heard and copied. */
function withColonApart(children: readonly Inline[], levels: Levels): ReactNode {
  const last = children.at(-1)
  if (last?.type !== 'text' || !last.value.endsWith(':')) return all(children, levels)
  return (
    <>
      {all([...children.slice(0, -1), { ...last, value: last.value.slice(0, -1) }], levels)}
      <span data-colon>:</span>
    </>
  )
}

/** What a paragraph is about, in bold; while all are fields it is as it will be typed. */
function withLeadIn(children: readonly Inline[], levels: Levels): ReactNode {
  const leadIn = leadInOf(children)
  const [first, ...rest] = children
  if (leadIn === '' || first?.type !== 'text') return all(children, levels)
  return (
    <>
      <b className="font-bold in-data-editing:font-normal">
        <TextWithReferences text={leadIn} />
      </b>
      {all([{ type: 'text', value: first.value.slice(leadIn.length) }, ...rest], levels)}
    </>
  )
}

/** The group takes care of each other: apart from what is read and asked, and calm. A field has its own ground. */
const CARE =
  'font-sans leading-normal not-in-data-editing:mt-2 not-in-data-editing:rounded-md not-in-data-editing:border not-in-data-editing:border-line not-in-data-editing:bg-sunken not-in-data-editing:px-5 not-in-data-editing:py-4'
/** Read aloud as it stands, by another voice than what leads to it. */
const PRAYER = 'border-l-4 border-gilt pl-5 text-lg leading-normal'
const EXERCISE = 'mt-1 -mb-2 font-sans font-bold'
const STEP = '-mt-1 sm:-mt-2 ml-7 list-item list-disc marker:text-gilt'
const IDEA = 'font-heading text-lg leading-normal font-semibold'
const LEAD =
  'mt-2 -mb-2 font-sans text-sm font-bold text-muted [&_em]:not-italic before:mr-2 before:inline-block before:h-0.5 before:w-5 before:bg-gilt before:align-middle has-[textarea]:flex has-[textarea]:items-center has-[textarea]:before:shrink-0'
const VERSE = 'flex flex-col gap-1 rounded-md border-t-4 border-gilt bg-gilt-soft px-5 py-4'
/** With its number in the margin, as wide as two figures, whole; while all are fields they run on, as they will be typed. */
const ONE_VERSE =
  'not-in-data-editing:mt-2 not-in-data-editing:block not-in-data-editing:pl-[1.6em] not-in-data-editing:[&>[aria-hidden]]:-ml-[1em] not-in-data-editing:[&>[aria-hidden]]:inline-block not-in-data-editing:[&>[aria-hidden]]:min-w-[1em] not-in-data-editing:[&>[aria-hidden]]:whitespace-nowrap not-in-data-editing:[&>[aria-hidden]]:font-sans not-in-data-editing:[&>[aria-hidden]]:text-[1.6em] not-in-data-editing:[&>[aria-hidden]]:align-[-0.32em] not-in-data-editing:[&>[aria-hidden]]:leading-[0] not-in-data-editing:[&>[aria-hidden]]:font-bold'
/** The preacher speaks: the mark is as large as a voice, and nothing is around it. */
const QUOTE =
  'spoken relative flex flex-col gap-2 pl-12 text-lg leading-normal text-accent italic [&_a]:[font:inherit]'

const HEADING_LOOKS = {
  1: 'text-2xl text-balance sm:in-data-cover:text-3xl',
  2: 'text-xl text-accent max-[18rem]:text-base',
  3: 'text-lg',
  4: 'font-sans text-base font-bold tracking-normal',
} as const

const HEADING_SPACE = {
  1: '',
  2: 'mt-3 border-t border-line pt-6 sm:mt-6 sm:pt-8',
  3: 'mt-4',
  4: 'mt-2',
} as const

function SectionHeading({ node, levels }: { node: Heading; levels: Levels }) {
  const { children, minutes } = node
  const level = Math.min(levels.get(node) ?? 6, 6) as 2 | 3 | 4 | 5 | 6
  const Element = `h${level}` as const
  const look = Math.min(node.depth, 4) as 1 | 2 | 3 | 4
  const own = node.depth === 1 && children.length === 1 ? ownHeading(textOf(children)) : null
  const frame = use(LineFrameContext)
  const beside = frame?.besideHeading(node) ?? null
  const sign = look === 2 ? <SectionSign title={textOf(children)} className={SIGN} /> : null
  const isRow = sign !== null || beside !== null
  const shownMinutes = minutes !== null && (
    // as in the contents
    <span className="shrink-0 font-sans text-sm font-semibold tracking-normal text-muted tabular-nums">
      {commonMessages.minutes(minutes)}
    </span>
  )
  const heading = (
    <Element
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-heading font-semibold leading-snug tracking-tight',
        HEADING_LOOKS[look],
        isRow
          ? 'min-h-target min-w-0 grow max-sm:content-center max-sm:not-in-data-editing:items-baseline max-sm:not-in-data-editing:gap-x-2'
          : HEADING_SPACE[look],
      )}
    >
      {/* on a phone its minutes stay beside it while its longest word has room */}
      <span className="min-w-0 grow max-sm:w-min max-sm:wrap-break-word">
        {own?.passage ? (
          <>
            <Line block={node}>
              <span className="block">{withBoundDash(own.sermon)}</span>
            </Line>{' '}
            <span className="sr-only">–</span> <Passage heading={node}>{own.passage}</Passage>
          </>
        ) : (
          <Line block={node}>{all(withBoundDashes(children), levels)}</Line>
        )}
      </span>
      {minutes !== null && (
        <>
          {/* keeps the two apart where the heading is read or copied as text */}{' '}
          {frame ? frame.minutes(node, shownMinutes) : shownMinutes}
        </>
      )}
    </Element>
  )
  return (
    <WithPassagePanel words={textOf(children)}>
      {isRow ? (
        <div
          className={classNames(
            'flex items-start gap-3 in-data-editing:items-center sm:items-center',
            HEADING_SPACE[look],
          )}
        >
          {sign}
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
    </WithPassagePanel>
  )
}

const SIGN =
  'grid size-[2.3em] shrink-0 place-items-center rounded-full max-[18rem]:hidden bg-accent-soft text-accent'

/** On a line of its own below the sermon's title: the dash between them is there for who listens or copies. */
function Passage({ heading, children }: { heading: Heading; children: string }) {
  const frame = use(LineFrameContext)
  const shown = <TextWithReferences text={children} />
  return (
    <span className="mt-1 block text-xl in-data-cover:text-lg in-data-editing:mt-0">
      {frame ? frame.passage(heading, shown) : shown}
    </span>
  )
}

function ItemList({ node, levels }: { node: List; levels: Levels }) {
  const items = node.items.map((blocks, index) => (
    <li key={`item-${String(index)}`} className="[&>*+*]:mt-2">
      {blocks.map((block, place) => (
        <Fragment key={`${block.type}-${String(place)}`}>
          {block.type === 'paragraph' && !node.isLoose ? (
            <WithPassagePanel words={textOf(block.children)}>
              <Line block={block}>{all(block.children, levels)}</Line>
            </WithPassagePanel>
          ) : (
            one(block, levels, () =>
              node.start === null
                ? ''
                : outlineViewMessages.leaderNoteOfQuestion(node.start + index),
            )
          )}
        </Fragment>
      ))}
    </li>
  ))
  return node.start === null ? (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-gilt [&>li]:pl-1">{items}</ul>
  ) : (
    <ol start={node.start} className="numbered flex list-decimal flex-col gap-3">
      {items}
    </ol>
  )
}
