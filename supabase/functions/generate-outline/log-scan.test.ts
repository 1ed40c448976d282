/** Every line that runs leave in the log, looked through for the words of whoever spoke, and of whoever asked. */
import { afterEach, describe, expect, it } from 'vitest'
import { engineFromEnv } from '../_shared/outline/engines/engine-from-env.ts'
import { type Scripted, startEndpoint } from '../_shared/outline/test-support/scripted-endpoint.ts'
import { BODY, post, SENTENCES, setUp, USER } from './handler.test-support.ts'

const ASKED = {
  ...BODY,
  groupProfile: 'Casais jovens da Vila Mariana, um deles de luto',
  additionalInfo: 'A Rebeca acabou de perder o pai',
}
const SPOKEN = [...SENTENCES, ASKED.groupProfile, ASKED.additionalInfo]

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The runs of three words that both have. */
function repeated(logged: readonly string[]): string[] {
  const runs = (text: string) => words(text).map((_, at, all) => all.slice(at, at + 3).join(' '))
  const said = new Set(SPOKEN.flatMap(runs).filter((run) => run.split(' ').length === 3))
  return logged.flatMap((line) => runs(line).filter((run) => said.has(run)))
}

/** What is in the log beside events, ids and numbers. */
function personsIn(logged: readonly string[]): string[] {
  const whole = logged.join()
  const named = whole.match(/lider@|example\.com|good-token|sk-secret/g) ?? []
  return [...repeated(logged), ...named, ...(whole.includes(USER.id) ? [USER.id] : [])]
}

const events = (logged: readonly string[]) =>
  logged.map((line) => JSON.parse(line) as Record<string, unknown>)

const quoting = SENTENCES.slice(0, 3).join(' ')

describe('no line of the log repeats what was said or written', () => {
  it.each(['application/json', 'text/event-stream'])(
    'of a run that goes well (%s)',
    async (accept) => {
      const { handler, calls } = setUp()
      await (await handler(post(ASKED, { accept }))).text()
      expect(personsIn(calls.logged)).toEqual([])
      expect(events(calls.logged).at(-1)).toMatchObject({ event: 'request_done' })
      expect(new Set(events(calls.logged).map(({ request }) => request)).size).toBe(1)
      expect(JSON.parse(calls.logged.at(-1)!)).toMatchObject({ event: 'request_done', code: 'ok' })
    },
  )

  it.each([
    [
      'an engine',
      {
        engine: () => ({ author: 'ai' as const, write: () => Promise.reject(new Error(quoting)) }),
      },
    ],
    [
      'YouTube',
      {
        youtube: {
          fetch: () => Promise.reject(new Error(`lider@example.com ${ASKED.groupProfile}`)),
        },
      },
    ],
    ['the cache', { cache: { store: () => Promise.reject(new Error(`bad row: ${quoting}`)) } }],
    [
      'the history',
      {
        earlierOutlines: () => Promise.reject(new Error(`${USER.email}: ${ASKED.additionalInfo}`)),
      },
    ],
    [
      'the ledger',
      {
        metering: {
          reserve: async () => ({ status: 'reserved' as const, id: 'r1', attempt: 1 }),
          commit: () =>
            Promise.reject(new Error(`(${USER.email}, ${quoting}, ${ASKED.groupProfile})`)),
          refund: () => Promise.reject(new Error(quoting)),
        },
      },
    ],
  ])('of a run that %s breaks by quoting it', async (_, broken) => {
    const { handler, calls } = setUp(broken)
    await (await handler(post(ASKED))).text()
    expect(personsIn(calls.logged)).toEqual([])
    expect(events(calls.logged).at(-1)).toMatchObject({ event: 'request_done' })
    expect(new Set(events(calls.logged).map(({ request }) => request)).size).toBe(1)
  })

  it('of a run with words that were pasted', async () => {
    const { handler, calls } = setUp({
      engine: () => ({ author: 'ai', write: () => Promise.reject(new SyntaxError(quoting)) }),
    })
    await (await handler(post({ ...ASKED, transcript: SENTENCES.join('\n') }))).text()
    expect(personsIn(calls.logged)).toEqual([])
    expect(events(calls.logged).at(-1)).toMatchObject({ event: 'request_done' })
    expect(new Set(events(calls.logged).map(({ request }) => request)).size).toBe(1)
  })

  it.each<[string, [Scripted, ...Scripted[]]]>([
    ['repeats the sermon', [{ say: quoting }]],
    [
      'refuses with the prompt in its message',
      [{ status: 400, body: JSON.stringify({ error: { message: quoting } }) }],
    ],
  ])('of a model that %s', async (_, script) => {
    const endpoint = await startEndpoint(script)
    stops.push(endpoint.stop)
    const env = {
      AI_BASE_URL: endpoint.baseUrl,
      AI_MODEL: 'parrot',
      AI_API_KEY: 'sk-secret0123',
      AI_PRICE_INPUT: '1',
      AI_PRICE_OUTPUT: '2',
    }
    const { handler, calls } = setUp({ engine: () => engineFromEnv(env) })
    await (await handler(post(ASKED))).text()
    expect(personsIn(calls.logged)).toEqual([])
    expect(events(calls.logged).at(-1)).toMatchObject({ event: 'request_done' })
    expect(new Set(events(calls.logged).map(({ request }) => request)).size).toBe(1)
    expect(JSON.parse(calls.logged.at(-1)!)).toMatchObject({
      event: 'request_done',
      inputTokens: expect.any(Number) as number,
    })
  })
})
