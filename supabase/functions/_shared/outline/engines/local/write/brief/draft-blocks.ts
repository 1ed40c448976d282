import type { DraftBlock } from '../../../../model/document.ts'
import type { Quote } from '../../listen/worth/given-quotes.ts'

/** What this product says itself, as a paragraph. */
export const suggest = (text: string): DraftBlock => ({
  kind: 'paragraph',
  text,
  origin: 'suggested',
})

export const heading = (text: string): DraftBlock => ({ kind: 'heading', text })

/** A list; no block where it would be empty. */
export const bullets = (items: readonly string[]): DraftBlock[] =>
  items.length > 0 ? [{ kind: 'bullets', items, origin: 'suggested' }] : []

/** Questions or steps; no block where there are none. */
export const numbered = (items: readonly string[]): DraftBlock[] =>
  items.length > 0 ? [{ kind: 'numbered', items, origin: 'suggested' }] : []

/** What the preacher said, with its time; no block for none. */
export const quoted = (quote: Quote | null): DraftBlock[] =>
  quote ? [{ kind: 'quote', text: quote.text, at: quote.at }] : []
