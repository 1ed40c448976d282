import type { Json } from '../_shared/contract/database.types.ts'
import type { ReadyNotice } from '../_shared/contract/calls/ready-notice.ts'
import type { Reservation } from '../_shared/charging/metering.ts'
import type { OutlineDraft } from '../_shared/outline/model/document.ts'
import type { EngineInput } from '../_shared/outline/model/engine.ts'
import type { Transcript } from '../_shared/transcript/transcript.ts'
import type { Dependencies } from './dependencies.ts'
import { createHandler } from './handler.ts'

export const VIDEO_ID = 'demo-paz-01'
export const USER = { id: '0c9ed3a5-6a52-4b5c-9b9f-3f2f2d2a1a11', email: 'lider@example.com' }

export const SENTENCES = [
  'A ansiedade bate à porta de madrugada e senta na beira da cama como quem manda na casa.',
  'Paulo escreve da prisão e mesmo assim manda a igreja se alegrar sempre no Senhor.',
  'Ele não pede para a gente fingir que está tudo bem, ele pede para a gente levar tudo em oração.',
  'Quando você conta para Deus o que tira o seu sono, a paz começa a montar guarda no coração.',
  'Gratidão não apaga o problema, mas lembra quem já cuidou de você até aqui.',
  'Minha avó dobrava os joelhos antes de abrir a conta de luz, e a casa dela tinha uma paz diferente.',
  'Nesta semana eu quero que cada família separe dez minutos para orar junto antes de dormir.',
  'Não é o tamanho da oração que importa, é para onde o coração olha quando ela começa.',
  'Quem entrega o amanhã nas mãos de Deus consegue viver inteiro o dia de hoje.',
]

export const transcript: Transcript = {
  cues: SENTENCES.map((text, index) => ({ start: index * 20, end: index * 20 + 18, text })),
  timed: true,
  language: 'pt',
  title: null,
}

export const draft: OutlineDraft = {
  title: 'A paz que guarda o coração',
  sections: [
    section('icebreaker', 10, 'O que costuma tirar o seu sono?'),
    section('summary', 10, 'A mensagem falou de levar tudo a Deus em oração.'),
    section('questions', 20, 'Como seria entregar a Deus a sua preocupação de hoje?'),
    section('application', 10, 'Escolham juntos um horário de oração em casa.'),
    section('conclusion', 5, 'Deus cuida de quem se entrega a ele.'),
    section('challenge', 5, 'Separar dez minutos por dia para orar em família.'),
  ],
  relatedTexts: ['Filipenses 4:6-7'],
}

function section(kind: OutlineDraft['sections'][number]['kind'], minutes: number, text: string) {
  return { kind, minutes, blocks: [{ kind: 'paragraph', text, origin: 'suggested' }] } as const
}

type Calls = {
  reserved: number
  /** How often the run has told that it is alive. */
  renewed: number
  engine: EngineInput[]
  committed: Json[]
  /** Under which name each went into the history. */
  titles: string[]
  refunded: string[]
  /** Of each run that was settled, whether it was said to have cost anything. */
  paid: boolean[]
  fetched: string[]
  stored: string[]
  /** What was kept of what a model heard. */
  heard: unknown[]
  logged: string[]
  /** Of which end the devices that wait were told. */
  told: ReadyNotice[]
}

type Overrides = Omit<Partial<Dependencies>, 'metering' | 'cache' | 'youtube'> & {
  reservation?: Reservation
  metering?: Partial<Dependencies['metering']>
  cache?: Partial<Dependencies['cache']>
  youtube?: Partial<Dependencies['youtube']>
}

export function setUp(overrides: Overrides = {}) {
  const calls: Calls = {
    reserved: 0,
    renewed: 0,
    engine: [],
    committed: [],
    titles: [],
    refunded: [],
    paid: [],
    fetched: [],
    stored: [],
    heard: [],
    logged: [],
    told: [],
  }
  const {
    reservation = { status: 'reserved', id: 'r1', attempt: 1 },
    metering,
    cache,
    youtube,
    ...rest
  } = overrides
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? USER : null),
    metering: {
      async reserve() {
        calls.reserved += 1
        return reservation
      },
      async renew() {
        calls.renewed += 1
      },
      async commit(_, result, { historyTitle, paid }) {
        calls.committed.push(result)
        calls.paid.push(paid)
        calls.titles.push(historyTitle)
        return true
      },
      async refund(_, { code, paid }) {
        calls.refunded.push(code)
        calls.paid.push(paid)
        return true
      },
      ...metering,
    },
    cache: {
      find: async () => null,
      async store(videoId) {
        calls.stored.push(videoId)
      },
      findHeard: async () => null,
      async storeHeard(clip) {
        calls.heard.push(clip)
      },
      ...cache,
    },
    youtube: {
      async fetch(videoId) {
        calls.fetched.push(videoId)
        return { ...transcript, language: 'pt', durationSeconds: 200 }
      },
      isPublic: async () => true,
      ...youtube,
    },
    earlierOutlines: async () => [],
    ownOutline: async () => null,
    beforeInSeries: async () => null,
    ownGroup: async () => null,
    captionsService: null,
    transcriber: null,
    externalWebhook: null,
    engine: () => ({
      author: 'local',
      async write(input, { onStage }) {
        calls.engine.push(input)
        onStage('writing')
        return draft
      },
    }),
    sendNotices: async (_, notice) => void calls.told.push(notice),
    log: (event, fields) => calls.logged.push(JSON.stringify({ event, ...fields })),
    keepAlive: () => {},
    ...rest,
  })
  return { handler, calls }
}

export const BODY = {
  url: `https://www.youtube.com/watch?v=${VIDEO_ID}`,
  outlineType: 'celula',
  duration: 60,
  groupProfile: 'Casais jovens',
  additionalInfo: '',
  startTime: null,
  endTime: null,
  userEmail: 'lider@example.com',
  userId: USER.id,
  requestId: '6f1f9cf0-1111-4222-8333-444455556666',
}

/** Of the body, what the ledger keeps so that any device of the owner can save the outline. */
export const KEPT_INPUT = {
  url: `https://www.youtube.com/watch?v=${VIDEO_ID}`,
  outlineType: 'celula',
  duration: 60,
  groupProfile: 'Casais jovens',
  additionalInfo: '',
  startTime: null,
  endTime: null,
}

export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/generate-outline', {
    method: 'POST',
    headers: { authorization: 'Bearer good-token', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
