import type { DraftBlock } from '../../../../model/document.ts'
import { fold } from '../../../../model/words.ts'
import { type Brief, isLedForAdults } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'

const DESPAIR =
  /\b(?:suicid\w*|desistir da vida|tirar a propria vida|me matar|se matar|acabar com tudo)\b/
const VIOLENCE =
  /\b(?:violencia (?:domestica|dentro de casa)|abuso sexual|abusad[ao]s?|estupro|te bate|apanha(?:r|va)? d[oae]|ameacada|agredid[ao]|agressor)\b/

/**
 * What the leader should know before the conversation starts, where the sermon or the group's own situation
 * touches pain that somebody may be living. Numbers of public services in Brazil: CVV 188, 180, Disque 100.
 */
export function careNote(brief: Brief): DraftBlock[] {
  const { sentences, group, themes, wishedTheme, speech } = brief
  const said = fold(speech.text)
  const despair = DESPAIR.test(said)
  const violence = VIOLENCE.test(said)
  const sensitive = themes[0]?.sensitive || wishedTheme?.sensitive
  // a leader of adults has a note for each of these (`leaderNotes`)
  const hardTimes = !isLedForAdults(brief) && group.situations.length > 0
  if (!(despair || violence || group.grief || hardTimes || sensitive)) return []

  const lines: string[] = []
  if (sentences.care !== null) {
    lines.push(sentences.care)
  } else if (group.band === 'infantil') {
    lines.push(
      'Se uma criança contar algo sério, escute com calma, não faça perguntas diante das outras e avise a liderança no mesmo dia.',
    )
  } else {
    lines.push(
      'Cuide de quem ouve: este assunto pode tocar em dores que alguém está vivendo. Não obrigue ninguém a falar, não dê conselhos apressados e guarde em segredo o que for contado.',
    )
  }
  if (group.grief && sentences.care === null)
    lines.push('Há luto no grupo: acolha o silêncio e as lágrimas, e não apresse o consolo.')
  if (despair)
    lines.push(
      'Quem pensa em desistir da vida encontra ajuda no CVV, telefone 188, de graça e a qualquer hora.',
    )
  if (violence)
    lines.push('Em caso de violência contra a mulher, o número é 180; contra crianças, Disque 100.')
  return [suggest(lines.join(' '))]
}
