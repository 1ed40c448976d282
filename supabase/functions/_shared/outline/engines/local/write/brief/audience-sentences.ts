import type { Audience } from '../../../../../contract/meeting/meeting-types.ts'

/** How an outline speaks to its audience; null where a group's age, size and wishes decide. */
export type Sentences = {
  icebreaker: string | null
  summary: string
  questions: string | null
  application: string | null
  prayer: string | null
  challenge: string
  /** Where the subject may touch a pain that somebody is living. */
  care: string | null
  worship: string | null
}

export const SENTENCES = {
  group: {
    icebreaker: null,
    summary:
      'Leia as falas abaixo, na ordem em que foram ditas, e ligue uma à outra com as suas palavras.',
    questions: null,
    application: null,
    prayer: null,
    challenge:
      'Este foi o desafio da própria mensagem. Combinem como cada um vai cumpri-lo e contem no próximo encontro como foi.',
    care: null,
    worship: null,
  },
  person: {
    icebreaker: 'Antes de começar, silencie o celular, respire fundo e responda para si mesmo:',
    summary: 'Leia devagar as falas abaixo, na ordem em que foram ditas.',
    questions: 'Escreva as suas respostas: pensamento no papel fica mais claro.',
    application: 'Escolha uma destas atitudes e decida quando vai praticá-la:',
    prayer: 'Converse com Deus, sem pressa, sobre o que você leu. Se ajudar, comece assim:',
    challenge: 'Este foi o desafio da própria mensagem. Decida hoje quando vai começar.',
    care: 'Se este assunto tocar em uma dor grande, não fique sozinho: procure alguém de confiança ou a liderança da sua igreja.',
    worship: 'Ouça ou cante um louvor que você conhece, sem pressa, e ore com a letra.',
  },
  congregation: {
    icebreaker:
      'Para despertar a atenção logo no começo, faça esta pergunta e deixe alguns segundos de silêncio:',
    summary: 'As falas abaixo mostram o caminho que a mensagem percorreu.',
    questions: 'Para quem quiser continuar a conversa depois da mensagem, em casa ou no grupo:',
    application: 'Convide quem ouve a sair com um passo concreto:',
    prayer: 'Conduza um tempo breve de oração:',
    challenge:
      'Este foi o desafio da própria mensagem. Combinem como cada um vai cumpri-lo e contem no próximo encontro como foi.',
    care: null,
    worship: null,
  },
} satisfies Record<Audience, Sentences>
