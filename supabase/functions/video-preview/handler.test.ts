import { describe, expect, it } from 'vitest'
import { createHandler, type Dependencies } from './handler.ts'

const USER = { id: 'b5b0f3e2-0000-4000-8000-000000000001', email: 'marta@exemplo.com.br' }
const ID = 'Ab3_-dEfGh1'
const NAMES = { title: 'A mesa posta', channel: 'Igreja da Vila' }
const STILL = 'data:image/jpeg;base64,/9j/4AAQ'
const UNKNOWN = { title: null, channel: null, still: null, seconds: null, ask: true }

function setUp(
  change: Partial<Dependencies> & { known?: object; keep?: () => Promise<void> } = {},
) {
  const asked: string[] = []
  const kept: unknown[] = []
  const logged: string[] = []
  const alive: Promise<unknown>[] = []
  const { known, keep, ...dependencies } = change
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? USER : null),
    previews: {
      take: async () => ({ ...UNKNOWN, ...known }),
      store: async (...stored) => {
        kept.push(stored)
        await keep?.()
      },
    },
    askNames: async (videoId) => {
      asked.push(videoId)
      return NAMES
    },
    askStill: async (videoId) => {
      asked.push(`still of ${videoId}`)
      return STILL
    },
    keepAlive: (running) => alive.push(running),
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    ...dependencies,
  })
  return { handler, asked, kept, logged, alive }
}

const request = (body: string, { token = 'good-token', method = 'POST' } = {}) =>
  new Request('http://localhost/video-preview', {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { body }),
  })

const of = (videoId: string) => request(JSON.stringify({ videoId }))

const read = async (response: Response) => [response.status, await response.json()]

describe('video-preview', () => {
  it('says what nobody had asked about, and keeps it for the next', async () => {
    const { handler, asked, kept } = setUp()
    expect(await read(await handler(of(ID)))).toEqual([
      200,
      { preview: { ...NAMES, minutes: null, still: STILL } },
    ])
    expect(asked).toEqual([`still of ${ID}`, ID])
    expect(kept).toEqual([[ID, { ...NAMES, still: STILL }]])
  })

  it('asks nobody for what is kept', async () => {
    const kept = { ...NAMES, still: STILL }
    const { handler, asked } = setUp({ known: { ...kept, seconds: 2520, ask: false } })
    expect(await read(await handler(of(ID)))).toEqual([200, { preview: { ...kept, minutes: 42 } }])
    expect(asked).toEqual([])
  })

  it('says the names without a still that is not there, and keeps it for the next once it comes', async () => {
    const still = Promise.withResolvers<string | null>()
    const { handler, kept, alive } = setUp({ askStill: () => still.promise })
    expect(await read(await handler(of(ID)))).toEqual([
      200,
      { preview: { ...NAMES, minutes: null, still: null } },
    ])
    expect(kept).toEqual([[ID, { ...NAMES, still: null }]])
    still.resolve(STILL)
    await Promise.all(alive)
    expect(kept.slice(1)).toEqual([[ID, { ...NAMES, still: STILL }]])
  })

  it('keeps the names alone of a video without a still', async () => {
    const { handler, kept, alive } = setUp({ askStill: async () => null })
    expect(await read(await handler(of(ID)))).toMatchObject([200, { preview: { still: null } }])
    await Promise.all(alive)
    expect(kept).toEqual([[ID, { ...NAMES, still: null }]])
  })

  it('says what its captions told where YouTube says nothing', async () => {
    const { handler, kept } = setUp({
      known: { title: 'A mesa posta', seconds: 20 },
      askNames: async () => null,
    })
    expect(await read(await handler(of(ID)))).toEqual([
      200,
      { preview: { title: 'A mesa posta', channel: null, minutes: 1, still: null } },
    ])
    expect(kept).toEqual([])
  })

  it('has nothing to show where nobody says anything, and that is no failure', async () => {
    const { handler } = setUp({ askNames: async () => null })
    expect(await read(await handler(of(ID)))).toEqual([200, { preview: null }])
  })

  it('says it where it cannot be kept', async () => {
    const { handler, logged } = setUp({ keep: () => Promise.reject(new Error('disk full')) })
    expect(await read(await handler(of(ID)))).toMatchObject([200, { preview: NAMES }])
    expect(logged.join()).toContain('preview_not_kept')
  })

  it.each(['{}', '{"videoId":1}', '{"videoId":"https://evil.org"}', '[]', '', 'x'.repeat(2_000)])(
    'asks nobody about what is no video: %s',
    async (body) => {
      const { handler, asked } = setUp()
      expect(await read(await handler(request(body)))).toEqual([
        400,
        { code: 'invalid_input', error: 'Este não parece ser um vídeo do YouTube.' },
      ])
      expect(asked).toEqual([])
    },
  )

  it('answers nobody who is not logged in, and takes POST alone', async () => {
    const { handler, asked } = setUp()
    expect(
      (await handler(request(JSON.stringify({ videoId: ID }), { token: 'stolen' }))).status,
    ).toBe(401)
    expect((await handler(request('', { method: 'GET' }))).status).toBe(405)
    expect(asked).toEqual([])
  })

  it('tells nothing of its inside where the database does not answer', async () => {
    const { handler } = setUp({
      previews: { take: () => Promise.reject(new Error('10.0.0.7')), store: async () => {} },
    })
    expect(await read(await handler(of(ID)))).toEqual([
      500,
      {
        code: 'internal',
        error: 'Não conseguimos ver este vídeo agora. Você pode gerar o esboço assim mesmo.',
      },
    ])
  })
})
