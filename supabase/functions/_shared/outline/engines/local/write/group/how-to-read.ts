import type { People } from '../../passages/passage.ts'

/** Asks for readers of the other sex than that of a group of women, or of men. */
const NEEDS_OTHERS: Partial<Record<People, RegExp>> = {
  women:
    /\b(?:um homem|dois homens) l(?:ê|eem)(?!\p{L})|\bhomens (?:e mulheres )?(?:leem\b|\d)|\bhomens, \d|\bmulheres e homens leem\b/iu,
  men: /\b(?:uma mulher|duas mulheres) l(?:ê|eem)(?!\p{L})|\bmulheres (?:e homens )?(?:leem\b|\d)|\bmulheres, \d|\bhomens e mulheres leem\b/iu,
}

const BY_TURNS = 'Cada pessoa lê um pedaço, devagar.'

/** How a group reads the text aloud, as the entry says where the readers that it asks for are in the room. */
export function howToRead(how: string, audiences: readonly People[]): string {
  const isBoth = audiences.includes('women') && audiences.includes('men')
  const lacks = audiences.some((audience) => NEEDS_OTHERS[audience]?.test(how))
  return lacks && !isBoth ? BY_TURNS : how
}
