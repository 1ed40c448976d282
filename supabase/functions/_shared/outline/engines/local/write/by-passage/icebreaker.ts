import type { DraftBlock } from '../../../../model/document.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'
import { pickSuitable } from './suited.ts'

/** A question that leads to the text; a quiet beginning for whoever is alone or mourns. */
export function writeIcebreaker(
  brief: Brief,
  minutes: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  const { profile, group } = brief
  if (profile.audience === 'person') return [suggest(entry.quiet.text), suggest(entry.quiet.bridge)]
  // whoever mourns is not asked to be funny
  if (group.grief) return [suggest(entry.quiet.text), suggest(entry.quiet.bridge)]
  const [opener] = pickSuitable(brief, entry.icebreakers, ({ text }) => text, 1)
  if (!opener) return []
  return [
    suggest(opener.text),
    ...(minutes >= 4
      ? [suggest('Cada um responde em poucas palavras, e quem preferir só escuta.')]
      : []),
    ...(group.visitors && minutes >= 5
      ? [
          suggest(
            'Há visitantes entre nós: diga o nome de cada um e deixe claro que ninguém é obrigado a falar, ler ou orar em voz alta.',
          ),
        ]
      : []),
    suggest(`Ponte para o texto: ${opener.bridge}`),
  ]
}
