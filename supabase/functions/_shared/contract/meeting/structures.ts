import { REQUIRED_SECTIONS, sectionOf, type SectionKind } from './sections.ts'

/** What a block of a meeting holds of an outline: the sections that stand in it, if the outline has them. */
const PARTS = {
  icebreaker: { label: 'Quebra-gelo', sections: ['icebreaker'] },
  worship: { label: 'Louvor', sections: ['worship'] },
  /** Whatever no other block holds, in the time that no other block takes: every structure has it once. */
  word: { label: 'Palavra', sections: [] },
  activity: { label: 'Atividade', sections: ['activity'] },
  talk: { label: 'Perguntas e aplicação', sections: ['questions', 'application', 'conclusion'] },
  prayer: { label: 'Oração', sections: ['prayer'] },
  challenge: { label: 'Desafio', sections: ['challenge'] },
  closing: { label: 'Oração e desafio', sections: ['prayer', 'challenge'] },
} as const satisfies Record<string, { label: string; sections: readonly SectionKind[] }>

export type BlockPart = keyof typeof PARTS

export const BLOCK_PARTS: Record<BlockPart, { label: string; sections: readonly SectionKind[] }> =
  PARTS

export const WORD = 'word' satisfies BlockPart

/** A block of a meeting, in the church's own words. */
export type MeetingBlock = {
  name: string
  /** Whole minutes; null where the type of the meeting decides, as it does for the Word. */
  minutes: number | null
  /** Null for a moment of which an outline says nothing: snack, notices, offering. It has minutes. */
  part: BlockPart | null
}

/** SQL repeats them, as the check of groups. */
export const BLOCK_LIMITS = { blocks: 12, name: 40, minutes: 120 } as const

/** Minutes that the six sections need at least, whatever else the meeting has. */
const LEAST_WRITTEN = 10

const block = (name: string, part: BlockPart): MeetingBlock => ({ name, minutes: null, part })

const READY = {
  '4es': {
    label: '4 Es',
    blocks: [
      block('Encontro', 'icebreaker'),
      block('Exaltação', 'worship'),
      block('Edificação', 'word'),
      block('Evangelismo', 'closing'),
    ],
  },
  palavra: {
    label: 'Quebra-gelo, Louvor, Palavra, Oração',
    blocks: [
      block('Quebra-gelo', 'icebreaker'),
      block('Louvor', 'worship'),
      block('Palavra', 'word'),
      block('Oração', 'prayer'),
    ],
  },
  criancas: {
    label: 'Crianças',
    blocks: [
      block('Boas-vindas', 'icebreaker'),
      block('Louvor', 'worship'),
      block('História', 'word'),
      block('Mão na massa', 'activity'),
      block('Conversa', 'talk'),
      block('Oração', 'prayer'),
      block('Para casa', 'challenge'),
    ],
  },
} as const satisfies Record<string, { label: string; blocks: readonly MeetingBlock[] }>

export type ReadyStructure = keyof typeof READY

/** The structures to choose from. A group keeps `{ready: key}`, or blocks of its own. */
export const STRUCTURES: Record<
  ReadyStructure,
  { label: string; blocks: readonly MeetingBlock[] }
> = READY

/** The ready structure that a group has stored. */
export function readyIn(stored: unknown): ReadyStructure | null {
  const { ready } = Object(stored) as { ready?: unknown }
  return (Object.keys(STRUCTURES) as ReadyStructure[]).find((key) => key === ready) ?? null
}

/** The blocks of what a group has stored; null where it has none, or what is no structure: then all is as without. */
export function blocksOf(stored: unknown): readonly MeetingBlock[] | null {
  const ready = readyIn(stored)
  if (ready !== null) return STRUCTURES[ready].blocks
  if (!Array.isArray(stored) || stored.length > BLOCK_LIMITS.blocks) return null
  const blocks = (stored as readonly unknown[]).flatMap((value) => readBlock(value) ?? [])
  const isWhole =
    blocks.length === stored.length && blocks.filter(({ part }) => part === WORD).length === 1
  return isWhole ? blocks : null
}

function readBlock(value: unknown): MeetingBlock | null {
  const { name, minutes, part } = Object(value) as Record<string, unknown>
  if (typeof name !== 'string' || !isMinutes(minutes)) return null
  if (part !== null && !isPart(part)) return null
  const read = { name: name.trim(), minutes: part === WORD ? null : minutes, part }
  return problemOf(read) === null ? read : null
}

function isMinutes(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isInteger(value))
}

function isPart(value: unknown): value is BlockPart {
  return Object.keys(BLOCK_PARTS).some((key) => key === value)
}

/** What is wrong with a block; `taken`: it has the name of a section, which an outline would be searched for. */
export function problemOf({
  name,
  minutes,
  part,
}: MeetingBlock): 'name' | 'taken' | 'minutes' | null {
  if (name === '' || name.length > BLOCK_LIMITS.name || /[\p{C}:]/u.test(name)) return 'name'
  if (part === null && sectionOf(name) !== null) return 'taken'
  if (minutes === null) return part === null ? 'minutes' : null
  return minutes >= 1 && minutes <= BLOCK_LIMITS.minutes ? null : 'minutes'
}

/** The block that a section stands in. */
export function blockOf(
  kind: SectionKind,
  blocks: readonly MeetingBlock[],
): MeetingBlock | undefined {
  return (
    blocks.find(({ part }) => part !== null && BLOCK_PARTS[part].sections.includes(kind)) ??
    blocks.find(({ part }) => part === WORD)
  )
}

/** Minutes of a meeting in which the outline has nothing to say. */
export function ownMinutes(blocks: readonly MeetingBlock[]): number {
  return blocks.reduce((sum, { part, minutes }) => sum + (part === null ? (minutes ?? 0) : 0), 0)
}

/** Minutes that a meeting of these blocks takes at least. */
export function leastMinutes(blocks: readonly MeetingBlock[]): number {
  const written = blocks.reduce((sum, one) => {
    if (one.part === null) return sum
    const required = REQUIRED_SECTIONS.filter((kind) => blockOf(kind, blocks) === one).length
    return sum + (one.minutes ?? Math.max(1, required))
  }, 0)
  return ownMinutes(blocks) + Math.max(LEAST_WRITTEN, written)
}
