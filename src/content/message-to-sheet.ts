/**
 * How the example for couples comes from its message, as the landing page draws it; a test holds every word and minute
 * to the example's text.
 */
export const SHEET_PARTS: readonly { part: string; minutes: number; saidAt?: string }[] = [
  { part: 'Quebra-gelo', minutes: 5 },
  { part: 'Resumo da mensagem', minutes: 7, saidAt: '19:12' },
  { part: 'Perguntas para discussão', minutes: 17, saidAt: '16:51' },
  { part: 'Aplicação prática', minutes: 4 },
  { part: 'Oração', minutes: 3 },
  { part: 'Conclusão', minutes: 2 },
  { part: 'Desafio', minutes: 2, saidAt: '33:52' },
]

/** A sentence of the preacher's, and the question that the group gets from it. */
export const SAID_AND_ASKED = {
  said: 'O pai correndo é Deus vindo ao nosso encontro em Jesus Cristo.',
  saidAt: '16:51',
  asked: 'Quem, na sua vida, mostrou isso a você sem precisar explicar?',
  reference: 'Lucas 15:20',
  verse:
    'E quando ainda estava longe, seu pai o viu, e encheu-se de compaixão; e, correndo, lançou-se ao seu pescoço, e o beijou.',
} as const

/** Seconds. */
export const MESSAGE_LENGTH = 2224
