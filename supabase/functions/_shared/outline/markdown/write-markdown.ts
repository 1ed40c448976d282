import {
  NOTE_LEAD,
  IDEA_LEAD,
  PREPARATION_LEAD,
  PRINTED_ABOVE,
  SECTIONS,
  titleIn,
  type Origin,
} from '../../contract/meeting/sections.ts'
import { theGroup, type GroupWord } from '../../contract/meeting/group-words.ts'
import type { MeetingBlock } from '../../contract/meeting/structures.ts'
import { coverTogether, formatReference } from '../../bible/canon.ts'
import type { BibleReference } from '../../bible/reference.ts'
import { BIBLE_CREDIT } from '../../bible/verse-text.ts'
import {
  type Audience,
  MEETING_TYPES,
  type OutlineType,
} from '../../contract/meeting/meeting-types.ts'
import { videoUrl } from '../../contract/video-url.ts'
import {
  type OutlineAuthor,
  type OutlineBlock,
  type OutlineDocument,
  type OutlineSection,
} from '../model/document.ts'
import type { FollowUp } from '../follow-up.ts'
import type { SeriesThread } from '../series-thread.ts'
import { escapeHeading, escapeText } from '../../parsed-outline/escape.ts'
import { inBlocks } from '../../contract/meeting/blocks.ts'
import { timeMark } from '../model/time-mark.ts'

const AUTHOR_LINES = {
  ai: 'Este esboço foi escrito com ajuda de inteligência artificial, a partir do que foi dito na mensagem. Leia com calma antes de usar.',
  local: 'Este esboço foi montado sem inteligência artificial, a partir da própria mensagem.',
} as const satisfies Record<OutlineAuthor, string>

const LOCAL_SECTIONS_LEAD = 'Sem inteligência artificial, a partir da própria mensagem:'

const SAID_LEAD = '*Dito na mensagem:*'
/** The line above what is suggested; to a group by the word that its church has for it. */
export function suggestedLead(audience: Audience, called?: GroupWord | null): string {
  return audience === 'group' ? `*Sugestão para ${theGroup(called)}:*` : '*Sugestão:*'
}

/** How the line begins that says what the meeting is for; where the church has a word for its groups, of such a one. */
export function goalLead(called?: GroupWord | null): string {
  return called ? `Objetivo do encontro d${theGroup(called)}:` : 'Objetivo do encontro:'
}

/**
 * The written shape of an outline (CommonMark), which every screen and export is made from:
 *
 * - `# title`; a `## Title (10 min)` per section, without the bracket where it has no minutes;
 *   `### heading`, `- bullets`, `1. numbered`. Where every bullet opens with a name and a colon, the names are bold
 *   (`- **Na caverna:** …`), the leader's notes too. Numbers go on through a section, so that a group can be told
 *   'question 4' even where quotes stand between the questions.
 * - Below the title, where there are any: `**A ideia central:** …`, `**Objetivo do encontro:** …` and
 *   `**Antes do encontro:** …`.
 * - Above them, of a message in a series: `**Na mensagem anterior da série:** “title”. Its idea.`
 * - First, where the meeting begins with it: `## Como foi? (5 min)`, the challenge of the last one and two questions.
 * - Where the church has an order of its own, a section stands under the name of its block,
 *   `## Encontro: Quebra-gelo (10 min)`, and a block that no section stands in under its own, `## Lanche (15 min)`.
 * - For whoever leads, about what stands before it: a paragraph that is all italic, `*Para quem conduz: …*`.
 * - A paragraph of what was said may end in its time, `… ([12:34](…))`; below a heading the heading has it.
 * - The preacher's words: a block quote that opens with a straight quotation mark and ends in its time
 *   as a link, `> "…" ([12:34](https://www.youtube.com/watch?v=ID&t=754s))`; without times, no bracket.
 * - A Bible text: a block quote that opens with its reference in bold, `> **João 3:16** — text`, more than one verse
 *   with their numbers in small figures; a long passage is named without its text, `> **João 3** — *para ler na
 *   Bíblia*`. Below the related texts, what a section printed is named, `- **João 3:16** — *impresso acima*`.
 * - A paragraph that is all italic and ends in a colon says whose the following blocks are, where that
 *   is not what the section is for: `*Dito na mensagem:*`, `*Sugestão para o grupo:*`. None stands above one
 *   that says so itself ('O pregador contou que…'), nor above a reading's.
 * - Last, untimed: `## Para quem conduz` where there are notes, `## Textos bíblicos relacionados` and `## Créditos`.
 *
 * Expects a verified document; its words are escaped all the same.
 */
export function writeMarkdown(document: OutlineDocument): string {
  return `${[
    `# ${escapeHeading(document.title)}`,
    ...(document.thread ? [writeThread(document.thread)] : []),
    ...(document.idea ? [`**${IDEA_LEAD}** ${escapeText(document.idea)}`] : []),
    ...(document.goal ? [`**${goalLead(document.called)}** ${escapeText(document.goal)}`] : []),
    ...(document.preparation
      ? [`**${PREPARATION_LEAD}** ${escapeText(document.preparation)}`]
      : []),
    ...(document.followUp ? writeFollowUp(document.followUp, document.type) : []),
    ...inBlocks(document.sections, document.blocks).flatMap(({ block, section }) =>
      section
        ? writeSection(section, document, block ? titleIn(block.name, section.kind) : undefined)
        : writeOwnBlock(block, document.type),
    ),
    ...(document.leaderNotes.length > 0
      ? [`## ${SECTIONS.leader.title}`, writeBullets(document.leaderNotes, '-')]
      : []),
    `## ${SECTIONS.relatedTexts.title}`,
    writeRelated(document),
    `## ${SECTIONS.credits.title}`,
    writeCredits(document),
  ].join('\n\n')}\n`
}

function writeThread({ number, title, idea }: SeriesThread): string {
  const which = number === null ? 'Na mensagem anterior da série' : `Na mensagem ${number} da série`
  const end = /[.!?…]$/.test(title) ? '' : '.'
  const told = `“${title}”${end}${idea === null ? '' : ` ${idea}`}`
  return `**${which}:** ${escapeText(told)}`
}

const FOLLOW_UP = {
  group: {
    lead: '*Do encontro anterior:*',
    questions: [
      'Quem tentou, e o que aconteceu? Vale contar também o que não deu certo.',
      'O que ajudou, ou atrapalhou, e o que dá para levar adiante nesta semana?',
    ],
  },
  person: {
    lead: '*Da última vez:*',
    questions: [
      'O que aconteceu quando você tentou? Vale anotar também o que não deu certo.',
      'O que ajudou, ou atrapalhou, e o que você leva adiante nesta semana?',
    ],
  },
} as const

function writeFollowUp({ challenge, minutes }: FollowUp, type: OutlineType): string[] {
  const { lead, questions } =
    FOLLOW_UP[MEETING_TYPES[type].audience === 'person' ? 'person' : 'group']
  return [
    `## ${SECTIONS.followUp.title} (${minutes} min)`,
    lead,
    escapeText(challenge),
    '*Para conversar:*',
    questions.map((question, index) => `${index + 1}. ${question}`).join('\n'),
  ]
}

/** What `writeMarkdown` writes below the heading of a section. */
export function writeSectionBody(section: OutlineSection, facts: OutlineFacts): string {
  return writeSection(section, facts).slice(1).join('\n\n')
}

type OutlineFacts = Pick<OutlineDocument, 'type' | 'video' | 'called'>

const OWN_BLOCK = {
  group: 'Este momento é de vocês: o esboço só guarda o tempo dele.',
  congregation: 'Este momento é da igreja: o esboço só guarda o tempo dele.',
  person: 'Este momento é seu: o esboço só guarda o tempo dele.',
} as const satisfies Record<Audience, string>

function writeOwnBlock({ name, minutes }: MeetingBlock, type: OutlineType): string[] {
  return [`## ${escapeHeading(name)} (${minutes} min)`, OWN_BLOCK[MEETING_TYPES[type].audience]]
}

function writeSection(
  section: OutlineSection,
  facts: OutlineFacts,
  title: string = SECTIONS[section.kind].title,
): string[] {
  const written = [`## ${escapeHeading(title)}${minutesOf(section)}`]
  // of the last words only the preacher's are marked
  let origin: Origin = section.kind === 'conclusion' ? 'suggested' : SECTIONS[section.kind].origin
  let list: ListMark | null = null
  let numbered = 0
  const blocks = timesOnHeadings(section.blocks)
  for (const [index, block] of blocks.entries()) {
    const next = originOf(blocks, index)
    const isClear = saysWhose(block, section) || isOfReading(blocks, index)
    if (next !== null && next !== origin && !isClear) {
      origin = next
      list = null
      written.push(
        origin === 'said'
          ? SAID_LEAD
          : suggestedLead(MEETING_TYPES[facts.type].audience, facts.called),
      )
    }
    list = nextListMark(block, list)
    written.push(writeBlock(block, list, numbered, facts.video.id))
    if (block.kind === 'numbered') numbered += block.items.length
  }
  return written
}

const NAMES_PREACHER = /^(?:o|a)\s+preg(?:ador|adora)(?!\p{L})/iu

/** What is told of the text beside what was said of it. */
const NAMES_TEXT = /^(?:Sobre o texto|Versículos? [\d-]+|Capítulos \d+ e \d+):/

/** What says itself whose it is, in a section of the other's: a line above it would only interrupt. */
function saysWhose(block: TimedBlock, { kind }: OutlineSection): boolean {
  if (block.kind === 'numbered') return kind === 'questions'
  if (block.kind !== 'paragraph' || block.origin === SECTIONS[kind].origin) return false
  return (block.origin === 'said' ? NAMES_PREACHER : NAMES_TEXT).test(block.text)
}

/** Who reads, what to watch for, who is who: the words of the Bible beside it say what it is. */
function isOfReading(blocks: readonly TimedBlock[], index: number): boolean {
  if (blocks[index]?.kind !== 'paragraph') return false
  if (blocks[index + 1]?.kind === 'verse') return true
  const steps = blocks.findIndex(({ kind }) => kind === 'heading')
  const verse = blocks.slice(0, Math.max(0, steps)).findLastIndex(({ kind }) => kind === 'verse')
  // of a story each step may have its own verses
  if (verse === -1) return index === 0 && blocks.some(({ kind }) => kind === 'verse')
  const told = blocks.findIndex((_, at) => at > verse && originOf(blocks, at) === 'said')
  return index < told
}

type TimedBlock = OutlineBlock | { kind: 'heading'; text: string; at: number }

/** Where a step begins stands at its heading, and nowhere else but at a quotation. */
function timesOnHeadings(blocks: readonly OutlineBlock[]): readonly TimedBlock[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading')
  return blocks.map((block, index) => {
    if (block.kind === 'paragraph' && block.at != null && first !== -1 && index > first)
      return { ...block, at: null }
    if (block.kind !== 'heading') return block
    const next = blocks.findIndex(({ kind }, other) => other > index && kind === 'heading')
    const step = blocks.slice(index + 1, next === -1 ? undefined : next)
    const times = step.flatMap((one) => ('at' in one && one.at != null ? [one.at] : []))
    const isTimed = step.some((one) => one.kind === 'paragraph' && one.at != null)
    return isTimed ? { ...block, at: Math.min(...times) } : block
  })
}

/** Whose the words of a block are; of a heading, and of words that lead to a list, those below. */
function originOf(blocks: readonly TimedBlock[], index: number): Origin | null {
  const block = blocks[index]
  const leads = block?.kind === 'paragraph' && block.text.endsWith(':')
  const isAbove = leads && blocks[index + 1]?.kind === 'bullets'
  if (isAbove || block?.kind === 'heading') return originOf(blocks, index + 1)
  return block && 'origin' in block ? block.origin : null
}

function minutesOf({ minutes }: OutlineSection): string {
  return minutes > 0 ? ` (${minutes} min)` : ''
}

type ListMark = '-' | '*' | '.' | ')'

/** Two lists in a row would read as one if their marks were the same. */
function nextListMark(block: TimedBlock, before: ListMark | null): ListMark | null {
  if (block.kind === 'bullets') return before === '-' ? '*' : '-'
  if (block.kind === 'numbered') return before === '.' ? ')' : '.'
  return null
}

function writeBlock(
  block: TimedBlock,
  mark: ListMark | null,
  numbered: number,
  videoId: string,
): string {
  switch (block.kind) {
    case 'heading':
      return `### ${escapeHeading(block.text)}${writeTime('at' in block ? block.at : null, videoId)}`
    case 'paragraph':
      return `${escapeText(block.text)}${writeTime(block.at ?? null, videoId)}`
    case 'note':
      return `*${NOTE_LEAD} ${escapeText(block.text)}*`
    case 'bullets':
      return writeBullets(block.items, mark ?? '-')
    case 'numbered':
      return block.items
        .map((item, index) => `${numbered + index + 1}${mark} ${escapeText(item)}`)
        .join('\n')
    case 'quote':
      return `> "${escapeText(block.text.replaceAll('"', "'"))}"${writeTime(block.at, videoId)}`
    case 'verse':
      break
  }
  return `> ${writePassage(block)}`
}

/** A name of a few words and a colon: 'Calar (Levítico 10:3): cale.' */
const NAMED_ITEM = /^(\p{Lu}(?:[^:.!?…(]|\([^)]*\)){1,40}:)\s+(?=\S)/u

function writeBullets(items: readonly string[], mark: ListMark): string {
  const areNamed = items.length > 1 && items.every((item) => NAMED_ITEM.test(item))
  return items
    .map((item) => {
      const name = areNamed ? (NAMED_ITEM.exec(item)?.[1] ?? '') : ''
      const rest = escapeText(item.slice(name.length).trimStart())
      return name === '' ? `${mark} ${rest}` : `${mark} **${escapeText(name)}** ${rest}`
    })
    .join('\n')
}

function writeTime(at: number | null, videoId: string): string {
  return at === null ? '' : ` ([${timeMark(at)}](${videoUrl(encodeURIComponent(videoId), at)}))`
}

function writePassage({ reference, text }: { reference: BibleReference; text: string }): string {
  const words = text === '' ? '*para ler na Bíblia*' : escapeText(text)
  return `**${escapeText(formatReference(reference))}** — ${words}`
}

/** What was read in a section is not printed a second time. */
function isPrintedAbove({ sections }: OutlineDocument, reference: BibleReference): boolean {
  const printed = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'verse' && block.text !== '' ? [block.reference] : [],
    ),
  )
  return coverTogether(printed, reference)
}

function writeRelated(document: OutlineDocument): string {
  const { relatedTexts } = document
  if (relatedTexts.length === 0) {
    return 'Não encontramos nesta mensagem referências bíblicas que pudéssemos confirmar.'
  }
  return relatedTexts
    .map((passage) =>
      isPrintedAbove(document, passage.reference)
        ? `- **${escapeText(formatReference(passage.reference))}** — *${PRINTED_ABOVE}*`
        : `- ${writePassage(passage)}`,
    )
    .join('\n')
}

function writeCredits({ video, author, localSections = [] }: OutlineDocument): string {
  const titles = localSections.map((kind) => SECTIONS[kind].title)
  const label = escapeText(video.title ?? 'assistir no YouTube')
  return [
    `- Mensagem: [${label}](${videoUrl(encodeURIComponent(video.id))})`,
    `- ${escapeText(BIBLE_CREDIT)}`,
    `- ${AUTHOR_LINES[author]}`,
    ...(titles.length > 0 ? [`- ${LOCAL_SECTIONS_LEAD} ${titles.join(', ')}.`] : []),
  ].join('\n')
}
