import { Fragment, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { shownAddress, unnamedVideos } from '@/domain/export/shown-links'
import { childrensSheet, type ChildrensSheet } from '@parsed-outline/childrens-sheet'
import { participantsHandout, type HandoutBlock } from '@parsed-outline/participants-handout'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { outlineMinutes } from '@/domain/outline/outline-minutes'
import {
  partsOf,
  textOf,
  type Block,
  type Inline,
  type Link,
  type OutlineTree,
} from '@parsed-outline/outline-tree'
import { classNames } from '@/ui/elements/class-names'
import { withBoundDashes } from '@/outline-view/bound-dash'
import { withBoundVerses } from '@/lib/formats'
import { commonMessages } from '@/messages/common'
import { sharingMessages } from '@/messages/sharing'

export type PrintoutKind = 'leader' | 'participants'

type PrintedOutlineProps = {
  kind: PrintoutKind
  tree: OutlineTree
  details: OutlineDetails
}

/**
 * What goes to the printer, out of sight on the screen: while it is there, it is what the page prints (print.css). The
 * leader's has everything; what participants are given is told in `participants-handout`.
 */
export function Printout(props: PrintedOutlineProps) {
  return createPortal(<PrintedOutline {...props} />, document.body)
}

/** One outline on paper; nothing where it has none of what is asked for. */
export function PrintedOutline({ kind, tree, details, id }: PrintedOutlineProps & { id?: string }) {
  const children = kind === 'participants' ? childrensSheet(tree) : null
  const handout = kind === 'participants' ? participantsHandout(tree) : null
  const printout = kind === 'leader' ? leaderPrintout(tree, details) : handout
  if (!printout) return null
  const { title, blocks } = printout
  const name = details.title.trim()
  return (
    <article
      id={id}
      className={classNames(
        'printout',
        handout && 'printout-handout',
        children && 'printout-children',
        (children ?? handout)?.dense && 'printout-dense',
      )}
    >
      <header>
        {title && kind === 'leader' && <p className="printout-name">{name}</p>}
        <h1>{title ? inlines(withBoundDashes(title.children)) : name}</h1>
        {kind === 'leader' && <p className="printout-facts">{factsOf(tree, details)}</p>}
      </header>
      {children ? <ForChildren sheet={children} /> : all(blocks)}
    </article>
  )
}

/** What they keep, and room to draw: as much as the page has left. */
function ForChildren({ sheet: { truth, drawing, blocks } }: { sheet: ChildrensSheet }) {
  return (
    <>
      <p className="printout-truth">{truth}</p>
      {drawing.length > 0 ? all(drawing) : <p>{sharingMessages.printDraw}</p>}
      <div aria-hidden="true" className="printout-drawing" />
      {all(blocks)}
    </>
  )
}

function leaderPrintout(tree: OutlineTree, { youtube_url: videoUrl }: OutlineDetails) {
  const { title } = partsOf(tree)
  const videos = unnamedVideos(tree, videoUrl).map((url): Block => ({
    type: 'paragraph',
    isLead: false,
    children: [{ type: 'text', value: sharingMessages.video(url) }],
  }))
  return { title, blocks: [...(title ? tree.slice(1) : tree), ...videos] }
}

function factsOf(
  tree: OutlineTree,
  { duration, group_profile: groupProfile }: OutlineDetails,
): string {
  const profile = groupProfile?.trim()
  const facts = [
    sharingMessages.duration(outlineMinutes(tree, duration)),
    profile && sharingMessages.group(profile),
  ]
  return facts.filter(Boolean).join(' · ')
}

function all(blocks: readonly HandoutBlock[]): ReactNode[] {
  return blocks.map((block, index) => (
    <Fragment key={`${block.type}-${String(index)}`}>{one(block)}</Fragment>
  ))
}

function one(block: HandoutBlock): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Level = `h${Math.min(Math.max(block.depth, 2), 6) as 2 | 3 | 4 | 5 | 6}` as const
      return (
        <Level>
          {inlines(block.children)}
          {block.minutes !== null && <small> ({commonMessages.minutes(block.minutes)})</small>}
        </Level>
      )
    }
    case 'paragraph':
      return <p className={block.isLead ? 'printout-lead' : undefined}>{inlines(block.children)}</p>
    case 'quote':
      return (
        <blockquote className={block.isVerse ? 'printout-verse' : undefined}>
          {all(block.children)}
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={`item-${String(index)}`}>{all(item)}</li>
      ))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'verbatim':
      return <p className="printout-verbatim">{block.text}</p>
    case 'rule':
      return <hr />
    case 'credits':
      return <footer>{all(block.blocks)}</footer>
    case 'lines':
      return <Lines count={block.lines} />
    case 'question':
      break
  }
  return (
    <div className="printout-question">
      {block.number !== null && <span>{block.number}.</span>}
      <div>
        {all(block.blocks)}
        <Lines count={block.lines} />
      </div>
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="printout-lines">
      {Array.from({ length: count }, (_, index) => (
        <div key={`line-${String(index)}`} />
      ))}
    </div>
  )
}

function inlines(nodes: readonly Inline[]): ReactNode[] {
  return nodes.map((node, index) => (
    <Fragment key={`${node.type}-${String(index)}`}>{inline(node)}</Fragment>
  ))
}

function inline(node: Inline): ReactNode {
  switch (node.type) {
    case 'text':
      return withBoundVerses(node.value)
    case 'break':
      return <br />
    case 'strong':
      return <strong>{inlines(node.children)}</strong>
    case 'emphasis':
      return <em>{inlines(node.children)}</em>
    case 'link':
      break
  }
  return <PrintedLink link={node} />
}

/** A link that still works in a PDF; on paper its address has to be read. */
function PrintedLink({ link }: { link: Link }) {
  const address = shownAddress(link)
  const words = textOf(link.children).trim()
  return (
    <a href={link.url}>
      {inlines(link.children)}
      {address !== null && address !== words && ` – ${address}`}
    </a>
  )
}
