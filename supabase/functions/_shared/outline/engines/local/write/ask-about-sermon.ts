import type { DraftBlock } from '../../../model/document.ts'
import { type Brief, quoted } from './brief.ts'

const ABOUT_A_SENTENCE: readonly string[] = [
  'Se esta frase da mensagem for verdade, o que fica diferente na sua segunda-feira?',
  'Que parte desta frase da mensagem você assina na hora, e que parte ainda custa?',
  'A quem, fora daqui, você contaria esta frase da mensagem, e como começaria a conversa?',
  'Em que hora da sua semana esta frase da mensagem faz mais falta?',
  'Como você diria esta frase da mensagem com as suas palavras, para alguém que nunca entrou em uma igreja?',
]

/** What belongs to this sermon and to no other: a story it told, or the sentence that carries it. */
export function askAboutSermon(brief: Brief, theme: string): DraftBlock[] {
  const { pool, choose, movements } = brief
  const name = movements.find(({ story }) => story !== null)?.story ?? null
  if (name !== null) {
    return [
      {
        kind: 'numbered',
        items: [
          `A mensagem falou de ${name}. O que você lembra dessa parte, e o que ela tem a ver com ${theme}?`,
        ],
        origin: 'suggested',
      },
      {
        kind: 'note',
        text: 'Deixe o grupo recontar com as próprias palavras; quem não ouviu a mensagem entende por aqui.',
      },
    ]
  }
  const quote = pool.best({ between: [0.3, 1.01] })
  const [ask] = choose.take(ABOUT_A_SENTENCE, 1)
  if (!quote || ask === undefined) return []
  return [...quoted(quote), { kind: 'numbered', items: [ask], origin: 'suggested' }]
}
