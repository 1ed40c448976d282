import type { Told } from '../../listen/thread/telling.ts'
import type { Brief } from '../brief/brief.ts'
import { takeOne } from '../brief/seeded-choice.ts'

/** Where in the sermon a sentence stands, each up to a share of it. */
const PLACES: readonly { until: number; texts: readonly string[] }[] = [
  { until: 0.2, texts: ['Logo no começo', 'Logo no início'] },
  { until: 0.42, texts: ['Um pouco adiante', 'Ainda na primeira parte'] },
  { until: 0.6, texts: ['A meio caminho', 'Lá pela metade'] },
  { until: 0.85, texts: ['Mais adiante', 'Mais à frente'] },
  { until: 1, texts: ['Perto do fim', 'Já perto do fim'] },
]
const ALSO = ['Logo depois', 'Pouco depois']

/** Where in the sermon something stands: a passage of several sentences says by itself what it speaks of. */
export function placeIn(
  { choose, speech }: Pick<Brief, 'choose' | 'speech'>,
  told: Told,
  before: Told | null,
): string {
  const placeOf = ({ from }: Told) =>
    PLACES.findIndex(({ until }) => from / Math.max(1, speech.words.length) <= until)
  const place = placeOf(told)
  const texts = before && placeOf(before) === place ? ALSO : (PLACES[place]?.texts ?? ALSO)
  return takeOne(choose, texts)
}
