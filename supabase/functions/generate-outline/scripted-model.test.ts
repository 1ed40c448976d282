import { afterEach, describe, expect, it } from 'vitest'
import { engineFromEnv } from '../_shared/outline/engines/engine-from-env.ts'
import { type Scripted, startEndpoint } from '../_shared/outline/test-support/scripted-endpoint.ts'
import { honestAnswer, lyingAnswer, sermonInput } from '../_shared/outline/test-support/sermon.ts'
import { BODY, post, SENTENCES, setUp } from './handler.test-support.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type Section = { index: number; count: number | null; markdown: string }
type Result = { success: boolean; outline: string | null; error: string | null; code?: string }

/** From the POST to the last event, with the real engine and a model behind a real address. */
async function askedOf(script: [Scripted, ...Scripted[]]) {
  const endpoint = await startEndpoint(script)
  stops.push(endpoint.stop)
  const { transcript } = sermonInput()
  // on its own it is too short for the webhook
  const more = SENTENCES.map((text, i) => ({ start: 4000 + i * 20, end: 4018 + i * 20, text }))
  const cues = [...transcript.cues, ...more]
  const { handler, calls } = setUp({
    youtube: {
      fetch: async () => ({ ...transcript, cues, language: 'pt', durationSeconds: 4200 }),
    },
    engine: () =>
      engineFromEnv({
        AI_BASE_URL: endpoint.baseUrl,
        AI_MODEL: 'liar',
        AI_CRITIQUE: 'off',
        AI_API_KEY: 'sk-secret',
      }),
  })
  const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
  const events = [...(await answer.text()).matchAll(/event: (\w+)\ndata: (.+)/g)]
  const of = <T>(name: string) =>
    events.flatMap(([, event, data]) => (event === name ? [JSON.parse(data ?? '') as T] : []))
  const early = of<Section>('section').filter(({ count }) => count === null)
  return { calls, early, result: of<Result>('result')[0], requests: endpoint.asked.length }
}

describe('a model behind the webhook', () => {
  it('that lies is charged for an outline without the lies, early sections too', async () => {
    const { calls, early, result } = await askedOf([{ say: lyingAnswer() }])
    expect(result?.success).toBe(true)
    expect(calls).toMatchObject({ refunded: [] })
    expect(calls.committed).toHaveLength(1)
    expect(early.length).toBeGreaterThan(2)
    const shown = JSON.stringify([early, result])
    expect(shown).not.toMatch(/mal\.example|onerror|script>|carro|ricos|Hezequias|3:99|99:59/)
  })

  it('that asks to wait (429) and then answers costs one request of the allowance', async () => {
    const { calls, result, requests } = await askedOf([{ status: 429 }, { say: honestAnswer() }])
    expect(result?.success).toBe(true)
    expect(requests).toBe(2)
    expect(calls.reserved).toBe(1)
  })

  it.each<[string, [Scripted, ...Scripted[]], number]>([
    ['breaks down', [{ status: 500 }], 0],
    ['answers a page', [{ status: 200, body: '<html>', type: 'text/html' }], 0],
    [
      'is cut off twice, with sections that were shown',
      [{ say: JSON.stringify(honestAnswer()).slice(0, -300), finish: 'length' }],
      1,
    ],
  ])('that %s costs an outline of the local engine, which says so', async (_, script, sections) => {
    const { calls, early, result } = await askedOf(script)
    expect(result).toMatchObject({ success: true, error: null })
    expect(result?.outline).toContain('Este esboço foi montado sem inteligência artificial')
    expect(early.length).toBeGreaterThanOrEqual(sections)
    expect(calls).toMatchObject({ refunded: [] })
    expect(calls.committed).toHaveLength(1)
  })
})
