import type { ThemeId } from '../themes/theme-ids.ts'

/** Who a text is for; a text without it is for everybody. */
export type People =
  | 'adults'
  | 'young'
  | 'teens'
  | 'couples'
  | 'singles'
  | 'parents'
  | 'women'
  | 'men'
  | 'elderly'
  | 'new-believers'
  | 'long-believers'
  | 'visitors'
  | 'mourning'

export type Question = {
  ask: string
  /** For the leader: what a good answer notices. */
  listen: string
  /** For the leader: one question to go on with. */
  follow?: string
}

/**
 * Answered by verses that the group has just read: 'chapter:verse' or 'chapter:verse-verse', several by a comma; '' where
 * the question names them itself.
 */
export type TextQuestion = Question & { verses: string }

/** What happens or is said in some verses: 'chapter:verse-verse'. */
type TextStep = { verses: string; says: string }

type LifeQuestion = Question & { for?: readonly People[] }

/** For children of one age. Words that they know, short sentences, nothing to be afraid of at night. */
type ChildrenPart = {
  /** The passage told, to be read aloud as it stands. */
  story: string
  /** Something to do with the hands or the body, with what a house has. */
  activity: string
  questions: readonly [string, string, string]
}

/**
 * A passage that is often preached, prepared with the text open and no sermon known: what a leader can ask and do with
 * it in any group. Written by hand, true to the text, of no single denomination. README.md says how.
 */
export type Passage = {
  /** 'chapter:verse-verse' or 'chapter:verse-chapter:verse'. */
  verses: string
  /** The verse to keep, inside `read`: 'chapter:verse'. */
  key: string
  /** At most 45 characters. */
  title: string
  /** With its article, as it stands in a sentence: 'o perdão'. */
  theme: string
  /** Themes of the bank by theme that this passage belongs to, the nearest first. */
  themes: readonly ThemeId[]
  /** The point of the passage in one sentence. */
  idea: string
  /** Where it stands, in two or three sentences. */
  context: string
  /** What stands in the passage, told in its order: its steps, without a gap, each understood without those before it. */
  retold: readonly TextStep[]
  /** The portion that the group reads aloud, at most twelve verses of one chapter, and how. */
  read: { verses: string; how: string }
  /** What stands in the text. */
  observe: readonly TextQuestion[]
  /** What it means. */
  interpret: readonly TextQuestion[]
  /** What it changes. */
  live: readonly LifeQuestion[]
  /** `bridge` leads from the answers to the passage. */
  icebreakers: readonly { text: string; bridge: string; for?: readonly People[] }[]
  /** The opening of somebody who reads alone. */
  quiet: { text: string; bridge: string }
  /** Something to complete on paper or aloud: a sentence to finish, a check-up, two sides of a sheet. */
  complete: readonly { name: string; text: string; for?: readonly People[] }[]
  /** One thing to do in the week, and what to tell at the next meeting. */
  challenges: readonly { do: string; tell: string; for?: readonly People[] }[]
  /** Null where the passage is not one for children. */
  children: {
    /** What a child takes home, in a sentence of at most twelve words. */
    truth: string
    to7: ChildrenPart
    to12: ChildrenPart
    challenge: string
  } | null
  /** Words for prayer, to be said by one or by all. */
  prayer: string
  leader: {
    /** Where people get lost in this passage. */
    lost: string
    /** Whom it may hurt and what to do then. */
    tender?: string
    /** Where Christians understand it differently, said fairly. */
    differ?: string
  }
  /** For somebody who mourns or is worn out: what this passage has for them, without a lesson. */
  comfort: string
  /** The last sentence of the evening. */
  closing: string
  /** Roots and names by which a sermon on this passage is known ('semeador', 'espinho'), lower case, no accents. */
  words: readonly string[]
}

/** The passages of one book of the Bible, in its order. */
export type BookPassages = readonly Passage[]
