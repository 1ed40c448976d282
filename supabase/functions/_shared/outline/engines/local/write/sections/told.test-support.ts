import type { Told } from '../../listen/thread/telling.ts'

/** A whole sentence of the preacher's, as a section is given it. */
export function toldOf(prose: string, parts: Partial<Told> = {}): Told {
  const { from = 0 } = parts
  return {
    from,
    to: from + prose.split(' ').length,
    at: 60,
    prose,
    quote: prose,
    isOwn: false,
    isWhole: true,
    isVerbatim: true,
    score: 2,
    does: 'claim',
    ...parts,
  }
}
