import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { externalWebhookFromEnv } from '../_shared/outline/engines/external-webhook.ts'
import { loopbackServer } from '../_shared/outline/test-support/external-webhook.ts'
import { BODY, KEPT_INPUT, post, setUp, USER } from './handler.test-support.ts'

type Answer = { status?: number; body: string }
let answer: Answer | 'silence' = { body: '' }
let server: Awaited<ReturnType<typeof loopbackServer>>

beforeAll(async () => {
  server = await loopbackServer((response) => {
    if (answer === 'silence') return
    response.writeHead(answer.status ?? 200)
    response.end(answer.body)
  })
})
afterAll(() => server.close())

function automated(next: typeof answer, secret = 's3cret') {
  answer = next
  server.received.length = 0
  const env = { OUTLINE_WEBHOOK_URL: server.url, OUTLINE_WEBHOOK_SECRET: secret }
  const timeoutMs = next === 'silence' ? 200 : 20_000
  return setUp({ externalWebhook: externalWebhookFromEnv(env, { fetch, timeoutMs }) })
}

describe("an operator's automation", () => {
  it('writes the outline in place of the engine, and is charged by us', async () => {
    const { handler, calls } = automated({ body: '# Paz\n\n<b>## Esboço</b>' })
    expect(await (await handler(post(BODY))).json()).toEqual({
      success: true,
      outline: '# Paz\n\n<b>## Esboço</b>',
      error: null,
      title: 'Paz',
      requestId: BODY.requestId,
    })
    expect(calls).toMatchObject({ reserved: 1, engine: [], fetched: [], refunded: [] })
    expect(calls.committed).toEqual([
      { outline: '# Paz\n\n<b>## Esboço</b>', title: 'Paz', input: KEPT_INPUT },
    ])
    expect(calls.logged.join()).not.toMatch(/lider@example|Casais jovens|s3cret|127\.0\.0\.1/)
  })

  it('is told who the server knows is asking, and of the link only the video', async () => {
    const { handler } = automated({ body: '# Paz' })
    await handler(
      post({
        ...BODY,
        url: `https://youtu.be/demo-paz-01?si=abc&x=https://evil.example`,
        userId: 'someone-else',
        userEmail: 'outra@example.com',
        groupProfile: null,
        transcript: 'boa noite igreja',
      }),
    )
    const [sent] = server.received
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      url: 'https://www.youtube.com/watch?v=demo-paz-01',
      outlineType: 'celula',
      duration: 60,
      groupProfile: '',
      additionalInfo: '',
      startTime: null,
      endTime: null,
      userEmail: USER.email,
      userId: USER.id,
      requestId: BODY.requestId,
      transcript: 'boa noite igreja',
    })
    expect(JSON.stringify(sent)).not.toContain('good-token')
  })

  it('tells no stages, which only it knows', async () => {
    const { handler } = automated({ body: '# Paz\n\n## Oração\n\nOrem.' })
    const text = await (await handler(post(BODY, { accept: 'text/event-stream' }))).text()
    expect(text.match(/event: \w+/g)).toEqual(['event: section', 'event: section', 'event: result'])
  })

  it.each<[string, typeof answer, string]>([
    ['success:false', { body: '{"success":false,"error":"Sem créditos."}' }, 'internal'],
    ['a page', { body: `<!DOCTYPE html><p># ${'Entrar '.repeat(20)}</p>` }, 'model_failed'],
    ['nothing', { body: '' }, 'model_failed'],
    ['a bad status', { status: 503, body: '# Paz' }, 'model_failed'],
    ['silence', 'silence', 'model_timeout'],
  ])('that answers %s is refunded', async (_, next, code) => {
    const { handler, calls } = automated(next)
    expect(await (await handler(post(BODY))).json()).toMatchObject({ success: false, code })
    expect(calls).toMatchObject({ reserved: 1, committed: [], refunded: [code] })
  })

  it('without its secret is not configured, and refunded', async () => {
    const { handler, calls } = automated({ body: '# Paz' }, '')
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      error: 'Este serviço ainda não está configurado. Escreva para nós em “Contato”.',
    })
    expect(calls.refunded).toEqual(['not_configured'])
    expect(server.received).toEqual([])
  })

  it('is not asked for a video that is none', async () => {
    const { handler, calls } = automated({ body: '# Paz' })
    await handler(post({ ...BODY, url: 'http://169.254.169.254/latest' }))
    expect(calls.reserved).toBe(0)
    expect(server.received).toEqual([])
  })
})
