import { describe, expect, it } from 'vitest'
import { createHandler } from './handler.ts'
import { createOpenLink, type OpenedLink } from './open-link.ts'

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv'

const OUTLINE = `# Graça que alcança

## Quebra-gelo (10 min)

- Qual foi a sua semana?

## Perguntas para discussão (20 min)

*Para quem conduz: o Pedro chora com esta.*

1. O que pesa em você?

## Desafio (5 min)

Ligue para alguém.

## Para quem conduz

- Ore pelo grupo.

## Textos bíblicos relacionados

- **1 Pedro 5:7** — lançando sobre ele toda a vossa ansiedade.
`

const GONE = {
  success: false,
  code: 'gone',
  error: 'Este link não está mais disponível. Peça um novo a quem lidera o grupo.',
}

const ask = (token: string | null = TOKEN, method = 'GET') =>
  new Request('http://localhost/group-link', {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })

function setUp(
  opened: OpenedLink | Error = { status: 'open', outline: OUTLINE, shows_title: false },
) {
  const asked: string[] = []
  const logged: string[] = []
  const handler = createHandler({
    async openLink(token) {
      asked.push(token)
      if (opened instanceof Error) throw opened
      return opened
    },
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  })
  return { handler, asked, logged }
}

const read = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as Record<string, unknown>,
})

describe('a link for the group', () => {
  it('shows the texts, the questions and the challenge, and nothing that is the leader’s', async () => {
    const { handler, asked } = setUp()
    const answer = await handler(ask())
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { status, body } = await read(answer)
    expect([status, body['success'], body['title']]).toEqual([200, true, null])
    const words = JSON.stringify(body)
    for (const shown of ['1 Pedro 5:7', 'O que pesa em você?', 'Ligue para alguém.']) {
      expect(words).toContain(shown)
    }
    expect(words).not.toMatch(/Graça que alcança|sua semana|Pedro chora|Ore pelo grupo/)
    expect(asked).toEqual([TOKEN])
  })

  it('shows the title where the leader lets it', async () => {
    const { handler } = setUp({ status: 'open', outline: OUTLINE, shows_title: true })
    const { body } = await read(await handler(ask()))
    expect(body['title']).toBe('Graça que alcança')
  })

  it('is empty where the outline has nothing for participants', async () => {
    const { handler } = setUp({ status: 'open', outline: 'Só uma nota.', shows_title: true })
    expect((await read(await handler(ask()))).body).toEqual({
      success: true,
      title: null,
      blocks: [],
    })
  })

  it('that is gone is told as one that never was', async () => {
    const { handler } = setUp({ status: 'gone' })
    expect(await read(await handler(ask()))).toEqual({ status: 200, body: GONE })
  })

  it.each([null, '', 'a', `${TOKEN}a`, `${TOKEN.slice(1)}+`, 'a'.repeat(5_000)])(
    'is not looked up for %j',
    async (token) => {
      const { handler, asked } = setUp()
      expect(await read(await handler(ask(token)))).toEqual({ status: 200, body: GONE })
      expect(asked).toEqual([])
    },
  )

  it('that is opened too often says so', async () => {
    const { handler } = setUp({ status: 'too_many' })
    expect(await read(await handler(ask()))).toEqual({
      status: 429,
      body: {
        success: false,
        code: 'too_many',
        error: 'Este link foi aberto muitas vezes em pouco tempo. Espere uma hora e abra de novo.',
      },
    })
  })

  it('that cannot be looked up says so, and the log why', async () => {
    const { handler, logged } = setUp(new Error('open_group_link failed'))
    expect(await read(await handler(ask()))).toEqual({
      status: 503,
      body: {
        success: false,
        code: 'internal',
        error: 'Não conseguimos abrir o link agora. Tente novamente em alguns minutos.',
      },
    })
    expect(logged.join()).toContain('open_group_link failed')
  })

  it('is only read', async () => {
    const { handler, asked } = setUp()
    expect((await handler(ask(TOKEN, 'POST'))).status).toBe(405)
    expect(asked).toEqual([])
  })

  it('is in no line of the log, nor is what it shows', async () => {
    for (const opened of [undefined, { status: 'gone' } as const, new Error('lost')]) {
      const { handler, logged } = setUp(opened)
      await handler(ask())
      expect(logged.length).toBeGreaterThan(0)
      expect(logged.join()).not.toMatch(new RegExp(`${TOKEN}|O que pesa`))
    }
  })
})

describe('whoever opens it', () => {
  const GROUP = new Request('http://localhost/', {
    headers: { 'cf-connecting-ip': '203.0.113.9' },
  })

  async function argumentsOf(behindEdge: boolean): Promise<unknown> {
    const asked: unknown[] = []
    const client = {
      async rpc(_: string, args: unknown) {
        asked.push(args)
        return { data: { status: 'gone' }, error: null }
      },
    } as unknown as Parameters<typeof createOpenLink>[0]
    await createOpenLink(client, { secret: 's', behindEdge })(TOKEN, GROUP)
    return asked[0]
  }

  it('is counted by a hash of the address, where the edge tells it', async () => {
    expect(await argumentsOf(true)).toEqual({
      p_token: TOKEN,
      p_sender: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    })
    expect(await argumentsOf(false)).toEqual({ p_token: TOKEN })
  })
})
