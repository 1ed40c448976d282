/** The stages of life that the bank has words for. */
export type AgeBand = 'infantil' | 'juvenil' | 'jovens' | 'casais' | 'adultos' | 'idosos' | 'misto'

/** What a hand-written theme offers. Every question is open and ends in '?'. */
export type ThemeBank = {
  /** Beginnings of a title; the base text follows after a dash. */
  titles: readonly string[]
  /** The theme in one sentence, to close with. */
  truth: string
  /** Light questions that one person or a whole group can answer. */
  icebreakers: readonly string[]
  /** What it means. */
  understand: readonly string[]
  /** What changes this week. */
  live: readonly string[]
  applications: readonly string[]
  challenges: readonly string[]
  prayers: readonly string[]
  children: {
    truth: string
    opener: string
    /** With an object or a game, and what to say at its end. */
    activity: string
    questions: readonly string[]
    challenge: string
  }
  teens: { opener: string; question: string; activity: string }
  couples: string
  /** Texts to read where the preacher named none. */
  readings: readonly string[]
}

/**
 * Words that point to a theme, without accents, '_' for a blank. `strong` ones belong to hardly any other
 * sermon, `weak` ones to nearly every sermon. Irregular forms stand here, because the stemmer keeps them apart.
 */
export type ThemeWords = { strong: string; medium: string; weak: string }

export type ThemeEntry = ThemeBank & {
  /** With its article, as it stands in a sentence: 'a ansiedade e a paz'. */
  name: string
  words: ThemeWords
  /** Said with care: somebody in the room may be living it. */
  sensitive?: true
}
