import type { People } from '../passage.ts'

export type KindName =
  | 'gospel'
  | 'law'
  | 'letter'
  | 'names'
  | 'narrative'
  | 'parable'
  | 'poem'
  | 'prophecy'
  | 'teaching'
  | 'vision'
  | 'wisdom'

/**
 * What a leader asks of any text of one kind, prepared without knowing which: so everything in it has to be true of every
 * text of that kind. In all texts '{texto}' is what is read ('Juízes 13:6-10'), '{de}' its first verse, '{ate}' its last.
 */
export type Kind = {
  /** What kind of text this is, and how to read it together. */
  context: string
  /** In its place where the text itself says what God made of what was done. */
  judged?: string
  how: string
  icebreakers: readonly { text: string; bridge: string }[]
  quiet: { text: string; bridge: string }
  /** What stands there. */
  observe: readonly Asked[]
  /** What it means. */
  interpret: readonly Asked[]
  /** What it changes. */
  live: readonly Asked[]
  complete: readonly { name: string; text: string }[]
  prayer: string
  /** For the leader: where people get lost in texts of this kind. */
  lost: string
}

/** `listen`: for the leader, what a good answer notices. */
export type Asked = { ask: string; listen: string; for?: readonly People[] }
