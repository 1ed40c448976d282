import type { Blockquote, Heading, Link, List, Nodes, Paragraph } from 'mdast'
import { Fragment, useMemo, type ReactNode } from 'react'
import { outlineMessages } from '@/messages'
import { Badge } from '@/ui/badge'
import { classNames } from '@/ui/class-names'
import { textLinkClass } from '@/ui/text-link'
import { headingLevels, parseOutline, splitMinutes, textOf } from './outline-tree'
import { webUrl } from './safe-link'

/** Levels of nesting that are drawn; what lies deeper is shown as its text (fault 40). */
const MAX_DEPTH = 24

type Levels = Map<Heading, number>

/**
 * An outline's Markdown as elements of the page. Only what is listed here is ever drawn; HTML and everything unknown
 * stands there as text, and links lead to the web or nowhere.
 */
export function OutlineView({ markdown, topLevel }: { markdown: string; topLevel: 2 | 3 }) {
  const [tree, levels] = useMemo(() => {
    const parsed = parseOutline(markdown)
    return [parsed, headingLevels(parsed, topLevel)]
  }, [markdown, topLevel])
  return (
    <div className="mx-auto flex w-full max-w-prose flex-col gap-4 font-serif leading-loose wrap-anywhere">
      {all(tree.children, levels, 0)}
    </div>
  )
}

function all(nodes: Nodes[], levels: Levels, depth: number): ReactNode[] {
  return nodes.map((node, index) => (
    // the tree never changes its order: it is made anew with every text
    <Fragment key={`${node.type}-${String(index)}`}>{one(node, levels, depth)}</Fragment>
  ))
}

function one(node: Nodes, levels: Levels, depth: number): ReactNode {
  if (depth > MAX_DEPTH) return textOf(node)
  const inside = (parent: { children: Nodes[] }) => all(parent.children, levels, depth + 1)
  if (node.type === 'paragraph') return <p className={paragraphClass(node)}>{inside(node)}</p>
  if (node.type === 'strong') return <strong className="font-bold">{inside(node)}</strong>
  if (node.type === 'emphasis') return <em>{inside(node)}</em>
  if (node.type === 'link') return <WebLink node={node}>{inside(node)}</WebLink>
  if (node.type === 'break') return <br />
  if (node.type === 'heading') return <SectionHeading node={node} levels={levels} depth={depth} />
  if (node.type === 'list') return <ItemList node={node} levels={levels} depth={depth} />
  if (node.type === 'thematicBreak') return <hr className="border-line" />
  if (node.type === 'blockquote') {
    return <blockquote className={quoteClass(node)}>{inside(node)}</blockquote>
  }
  if (node.type === 'definition') return <p>{`[${node.label ?? node.identifier}]: ${node.url}`}</p>
  if (node.type === 'html' || node.type === 'code') {
    return depth === 0 ? <p className="whitespace-pre-wrap">{node.value}</p> : node.value
  }
  return 'children' in node ? inside(node) : textOf(node)
}

/** A line all in italics that ends in a colon says whose the next words are, the preacher's or ours. */
function paragraphClass(node: Paragraph): string | undefined {
  const [only, ...others] = node.children
  const isLead = only?.type === 'emphasis' && others.length === 0 && textOf(only).endsWith(':')
  return isLead ? 'font-sans text-sm font-semibold text-muted [&>em]:not-italic' : undefined
}

/** A block of Scripture begins with its reference in bold; a quote of the sermon with its words. */
function quoteClass({ children: [first] }: Blockquote): string {
  const isVerse = first?.type === 'paragraph' && first.children[0]?.type === 'strong'
  return isVerse
    ? 'flex flex-col gap-1 rounded-md bg-gilt-soft px-5 py-4 text-on-gilt-soft'
    : 'flex flex-col gap-2 border-l-4 border-gilt py-1 pl-5 italic'
}

const HEADING_LOOKS = {
  1: 'text-2xl text-balance',
  2: 'mt-6 border-t border-line pt-6 text-xl text-accent',
  3: 'mt-4 text-lg',
  4: 'mt-2 font-sans text-base font-bold tracking-normal',
} as const

function SectionHeading({ node, levels, depth }: { node: Heading; levels: Levels; depth: number }) {
  const { children, minutes } = splitMinutes(node)
  const level = Math.min(levels.get(node) ?? 6, 6) as 2 | 3 | 4 | 5 | 6
  const Element = `h${level}` as const
  const look = Math.min(node.depth, 4) as 1 | 2 | 3 | 4
  return (
    <Element
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 font-serif font-semibold leading-snug tracking-tight',
        HEADING_LOOKS[look],
      )}
    >
      <span>{all(children, levels, depth + 1)}</span>
      {minutes !== null && (
        <>
          {/* keeps the two apart where the heading is read or copied as text */}{' '}
          <Badge tone="accent" className="shrink-0 font-sans tracking-normal tabular-nums">
            {outlineMessages.minutes(minutes)}
          </Badge>
        </>
      )}
    </Element>
  )
}

function ItemList({ node, levels, depth }: { node: List; levels: Levels; depth: number }) {
  const items = node.children.map((item, index) => (
    <li
      key={`item-${String(index)}`}
      className="pl-1 marker:font-semibold marker:text-gilt [&>*+*]:mt-2"
    >
      {item.children.map((child, place) => (
        <Fragment key={`${child.type}-${String(place)}`}>
          {child.type === 'paragraph' && !item.spread
            ? all(child.children, levels, depth + 1)
            : one(child, levels, depth + 1)}
        </Fragment>
      ))}
    </li>
  ))
  const spacing = 'flex flex-col gap-2 pl-6'
  return node.ordered ? (
    <ol start={node.start ?? 1} className={classNames(spacing, 'list-decimal')}>
      {items}
    </ol>
  ) : (
    <ul className={classNames(spacing, 'list-disc')}>{items}</ul>
  )
}

function WebLink({ node, children }: { node: Link; children: ReactNode }) {
  const href = webUrl(node.url)
  if (!href) return children
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(textLinkClass, 'font-sans not-italic')}
    >
      {children}
    </a>
  )
}
