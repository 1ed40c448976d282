import { EXAMPLE_GROUPS } from './example-groups'

/** Whose sheet is drawn. */
export const SHEET_GROUP = EXAMPLE_GROUPS[2]

type SheetPart = { part: string; minutes: number; saidAt?: string; asked?: string }

/** What its group is asked. */
export const SHEET_QUESTION =
  'Se o seu filho aparecesse hoje na estrada, qual seria a sua primeira frase?'

/**
 * How the example for couples comes from its message, as the landing page draws it; a test holds every word and minute
 * to the example's text.
 */
export const SHEET_PARTS: readonly SheetPart[] = [
  { part: 'Quebra-gelo', minutes: 5 },
  { part: 'Resumo da mensagem', minutes: 7, saidAt: '09:11' },
  {
    part: 'Perguntas para discussão',
    minutes: 17,
    asked: SHEET_QUESTION,
  },
  { part: 'Aplicação prática', minutes: 4 },
  { part: 'Oração', minutes: 3 },
  { part: 'Conclusão', minutes: 2 },
  { part: 'Desafio', minutes: 2, saidAt: '33:52' },
]

/** Of which the drawing says nothing more. */
const QUIET_PARTS = SHEET_PARTS.slice(3, -1)

/** Drawn small: these have one line. */
export const SHEET_LINES: readonly SheetPart[] = [
  ...SHEET_PARTS.slice(0, 3),
  {
    part: 'Aplicação, oração e conclusão',
    minutes: QUIET_PARTS.reduce((sum, { minutes }) => sum + minutes, 0),
  },
  ...SHEET_PARTS.slice(-1),
]

/** Its last word. */
export const SHEET_END = 'Vamos pela estrada: alguém já está correndo.'

/** A sentence of the saying that the summary quotes. */
export const SHEET_SAID = {
  text: 'Porque amor trancado não é amor, é cadeia.',
  at: '09:11',
} as const

/** A sentence of the preacher's, what the group is asked of the same scene, and the verse that both speak of. */
export const SAID_AND_ASKED = {
  /** That of the drawing above it: another one at the same minute would seem invented. */
  said: SHEET_SAID.text,
  saidAt: SHEET_SAID.at,
  asked:
    'O filho caiu em si por fome, e não por grande amor. O que o abraço do pai diz sobre voltar por motivos pequenos (v. 17-20)?',
  reference: 'Lucas 15:20',
  verse:
    'E quando ainda estava longe, seu pai o viu, e encheu-se de compaixão; e, correndo, lançou-se ao seu pescoço, e o beijou.',
} as const

/** Seconds. */
export const MESSAGE_LENGTH = 2224
