import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Blockquote, Link, List, Nodes, Paragraph, RootContent } from 'mdast'

/** The preacher's words, with the second and the video that their link leads to. */
export type Quote = { text: string; seconds: number | null; videoId: string | null }

/** A Bible text with its reference in front; null where it is named only. */
export type Passage = { reference: string; text: string | null }

export type Section = {
  title: string
  /** Null where the heading tells none: no time is left for it. */
  minutes: number | null
  quotes: Quote[]
  passages: Passage[]
  /** Paragraphs and items in the words of the sheet itself. */
  prose: string[]
  /** Those of them that stand in a list. */
  items: string[]
}

/** An outline as a reader meets it: nothing is known of it but its Markdown. */
export type Sheet = { title: string; sections: Section[] }

const MINUTES = /^(?<title>.*?)\s*\((?<minutes>\d+) min\)$/

/** Whose the following words are: no words of the sheet. */
const LEAD = /^(?:Dito na mensagem|Sugestão(?: para o grupo)?):$/

/** Reads the written shape that `writeMarkdown` describes, from its syntax tree. */
export function readSheet(markdown: string): Sheet {
  const sheet: Sheet = { title: '', sections: [] }
  for (const node of fromMarkdown(markdown).children) {
    if (node.type === 'heading' && node.depth === 1) sheet.title = textOf(node)
    else if (node.type === 'heading' && node.depth === 2) sheet.sections.push(open(textOf(node)))
    else {
      const section = sheet.sections.at(-1)
      if (section) read(node, section)
    }
  }
  return sheet
}

function open(heading: string): Section {
  const { title = heading, minutes } = MINUTES.exec(heading)?.groups ?? {}
  return {
    title,
    minutes: minutes === undefined ? null : Number(minutes),
    quotes: [],
    passages: [],
    prose: [],
    items: [],
  }
}

function read(node: RootContent, section: Section): void {
  if (node.type === 'blockquote') readBlockquote(node, section)
  else if (node.type === 'list') readList(node, section)
  else if (node.type === 'paragraph' && !LEAD.test(textOf(node))) section.prose.push(textOf(node))
}

function readBlockquote(node: Blockquote, section: Section): void {
  for (const child of node.children) {
    if (child.type !== 'paragraph') continue
    const passage = passageIn(child)
    if (passage) section.passages.push(passage)
    else section.quotes.push(quoteIn(child))
  }
}

function readList(list: List, section: Section): void {
  for (const item of list.children) {
    const [first] = item.children
    const passage = first?.type === 'paragraph' ? passageIn(first) : null
    if (passage) section.passages.push(passage)
    else {
      section.prose.push(textOf(item))
      section.items.push(textOf(item))
    }
  }
}

/** `**João 3:16** — text`, or `**João 3** — *para ler na Bíblia*`. */
function passageIn({ children }: Paragraph): Passage | null {
  const [reference, dash, named] = children
  if (reference?.type !== 'strong' || dash?.type !== 'text' || !dash.value.startsWith(' — ')) {
    return null
  }
  const text = dash.value.slice(3)
  return { reference: textOf(reference), text: named?.type === 'emphasis' && !text ? null : text }
}

/** `"…" ([12:34](https://www.youtube.com/watch?v=ID&t=754s))`, or without the bracket. */
function quoteIn(paragraph: Paragraph): Quote {
  const link = paragraph.children.findLast((child): child is Link => child.type === 'link')
  const words = paragraph.children.filter((child) => child !== link)
  const address = link && URL.canParse(link.url) ? new URL(link.url) : null
  const seconds = /^(\d+)s?$/.exec(address?.searchParams.get('t') ?? '')?.[1]
  return {
    text: words
      .map(textOf)
      .join('')
      .replace(/\(\)\s*$/, '')
      .trim(),
    seconds: seconds === undefined ? null : Number(seconds),
    videoId: address?.searchParams.get('v') ?? null,
  }
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('')
  if ('value' in node) return node.value
  return node.type === 'break' ? '\n' : ''
}
