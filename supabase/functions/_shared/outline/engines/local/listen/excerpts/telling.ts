import type { Levels } from '../words/levels.ts'

/** Judges a sentence by its features (`telling-features.ts`): a name of a feature, and its weight. */
export type Judge = { features: string; weights: Levels; bias: number }

/** What a passage is worth: what its parts count. */
type Counts = Record<
  | 'mean'
  | 'least'
  | 'most'
  | 'begins'
  | 'ends'
  | 'before'
  | 'after'
  | 'length'
  | 'lengthSquared'
  | 'opens'
  | 'follows'
  | 'asking'
  | 'endsAsking'
  | 'always',
  number
>

/** What was learned of the passages that tell a sermon (`telling-weights.ts`). */
export type Telling = {
  judges: Record<'inside' | 'begins' | 'ends', Judge>
  /** Of a sermon with punctuation, and of captions. */
  counts: Record<'text' | 'captions', Counts>
}
