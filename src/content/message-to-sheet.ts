import { EXAMPLE_GROUPS } from './example-groups'

/** Whose sheet is drawn. */
export const SHEET_GROUP = EXAMPLE_GROUPS[2]

/**
 * How the example for couples comes from its message, as the landing page draws it; a test holds every word and minute
 * to the example's text.
 */
export const SHEET_PARTS: readonly { part: string; minutes: number; saidAt?: string }[] = [
  { part: 'Quebra-gelo', minutes: 5 },
  { part: 'Resumo da mensagem', minutes: 7, saidAt: '09:11' },
  { part: 'Perguntas para discussão', minutes: 17 },
  { part: 'Aplicação prática', minutes: 4 },
  { part: 'Oração', minutes: 3 },
  { part: 'Conclusão', minutes: 2 },
  { part: 'Desafio', minutes: 2, saidAt: '33:52' },
]

/** A sentence of the preacher's, what the group is asked of the same scene, and the verse that both speak of. */
export const SAID_AND_ASKED = {
  said: 'O pai precisou abrir um buraco na própria vida para aquele rapaz ir embora.',
  saidAt: '09:11',
  asked:
    'O filho caiu em si por fome, e não por grande amor. O que o abraço do pai diz sobre voltar por motivos pequenos (v. 17-20)?',
  reference: 'Lucas 15:20',
  verse:
    'E quando ainda estava longe, seu pai o viu, e encheu-se de compaixão; e, correndo, lançou-se ao seu pescoço, e o beijou.',
} as const

/** Seconds. */
export const MESSAGE_LENGTH = 2224
