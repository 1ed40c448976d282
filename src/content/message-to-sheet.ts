/**
 * How the example for couples comes from its message, as the landing page draws it; a test holds every word and minute
 * to the example's text.
 */
export const SHEET_PARTS: readonly { part: string; minutes: number; saidAt?: string }[] = [
  { part: 'Quebra-gelo', minutes: 6 },
  { part: 'Resumo da mensagem', minutes: 8, saidAt: '07:39' },
  { part: 'Perguntas para discussão', minutes: 13, saidAt: '22:43' },
  { part: 'Aplicação prática', minutes: 5, saidAt: '33:46' },
  { part: 'Oração', minutes: 4 },
  { part: 'Conclusão', minutes: 2, saidAt: '31:39' },
  { part: 'Desafio', minutes: 2 },
]

/** A sentence of the preacher's, and the question that the group gets from it. */
export const SAID_AND_ASKED = {
  said: 'Este pai não tem filho preferido. Ele tem dois filhos perdidos, e vai atrás dos dois.',
  saidAt: '22:43',
  asked: 'Quando um de vocês erra, o que o outro costuma oferecer primeiro: o abraço ou a conta?',
  reference: 'Lucas 15:20',
  verse: 'E quando ainda estava longe, seu pai o viu, e encheu-se de compaixão',
} as const

/** Seconds. */
export const MESSAGE_LENGTH = 2224
