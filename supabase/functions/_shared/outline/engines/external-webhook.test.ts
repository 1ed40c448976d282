import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../contract/error-codes.ts'
import { type ExternalRequest, externalWebhookFromEnv } from './external-webhook.ts'
import { loopbackServer } from '../test-support/external-webhook.ts'

const REQUEST: ExternalRequest = {
  url: 'https://www.youtube.com/watch?v=demo-paz-01',
  outlineType: 'celula',
  duration: 60,
  groupProfile: 'Casais jovens',
  additionalInfo: '',
  startTime: null,
  endTime: 1800,
  userEmail: 'lider@example.com',
  userId: '0c9ed3a5-6a52-4b5c-9b9f-3f2f2d2a1a11',
  requestId: '6f1f9cf0-1111-4222-8333-444455556666',
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function serve(answer: (response: ServerResponse) => void) {
  const server = await loopbackServer(answer)
  closing.push(() => server.close())
  return server
}

function webhook(url: string, { secret = 's3cret', timeoutMs = 5_000 } = {}) {
  const env = { OUTLINE_WEBHOOK_URL: url, OUTLINE_WEBHOOK_SECRET: secret }
  const found = externalWebhookFromEnv(env, { fetch, timeoutMs })
  if (!found) throw new Error('no webhook')
  return found
}

async function ask(answer: string | Buffer, status = 200, headers: Record<string, string> = {}) {
  const server = await serve((response) => {
    response.writeHead(status, headers)
    response.end(answer)
  })
  return webhook(server.url).write(REQUEST, new AbortController().signal)
}

async function failureOf(asked: Promise<unknown>): Promise<DomainError> {
  try {
    await asked
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error('nothing was refused')
}

describe('the request', () => {
  it('carries GEN-5 as JSON and the secret, and nothing of the session', async () => {
    const server = await serve((response) => response.end('# Paz'))
    await webhook(server.url).write(REQUEST, new AbortController().signal)
    const [asked] = server.received
    expect(JSON.parse(asked?.body ?? '')).toEqual(REQUEST)
    expect(asked?.path).toBe('/webhook/esboca')
    expect(asked?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-webhook-secret': 's3cret',
    })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.headers).not.toHaveProperty('cookie')
  })

  it('is not sent on when the webhook redirects', async () => {
    const elsewhere = await serve((response) => response.end('# Roubado'))
    const server = await serve((response) => {
      response.writeHead(307, { location: elsewhere.url })
      response.end()
    })
    const error = await failureOf(webhook(server.url).write(REQUEST, new AbortController().signal))
    expect(error.code).toBe('model_failed')
    expect(error.userText).toMatch(/ \(erro 307\)$/)
    expect(elsewhere.received).toEqual([])
  })
})

describe('the answer', () => {
  it.each([
    [
      '{"success":true,"outline":"# A *paz*\\n\\nTexto","error":null}',
      '# A *paz*\n\nTexto',
      'A paz',
    ],
    ['# A paz\r\n\r\nTexto\n', '# A paz\n\nTexto', 'A paz'],
    ['## Esboço', '## Esboço', 'Esboço da mensagem'],
  ])('%j is an outline', async (answer, outline, title) => {
    expect(await ask(answer)).toEqual({ outline, title })
  })

  it('is a text even when n8n calls it HTML, as it does by default', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    expect(await ask('# A paz', 200, headers)).toMatchObject({ outline: '# A paz' })
  })

  it('keeps its Markdown, and loses what nobody can see', async () => {
    const answer = `# P\u200Ba\u202Ez\u0000\n\n\t- <img src=x onerror=alert(1)> [a](javascript:b)\u{E0041}`
    expect(await ask(answer)).toEqual({
      outline: '# Paz\n\n\t- <img src=x onerror=alert(1)> [a](javascript:b)',
      title: 'Paz',
    })
  })

  it('has a title that Postgres can store, however the heading is cut', async () => {
    const { title } = await ask(`# ${'a'.repeat(119)}😀`)
    expect(title).toBe('a'.repeat(119))
  })

  it.each([
    ['an empty body', ''],
    [
      'a page',
      '<!doctype html><title>Entrar</title><p># Faça login para continuar nesta página</p>',
    ],
    ['a few words', 'Workflow was started'],
    ['JSON of another kind', '{"message":"Workflow was started"}'],
    ['invisible characters only', '\u200B'.repeat(61)],
    ['more than a megabyte', `# ${'a'.repeat(1_000_001)}`],
  ])('that is %s is refused', async (_, answer) => {
    const { code, userText } = await failureOf(ask(answer))
    expect({ code, userText }).toEqual({
      code: 'model_failed',
      userText: 'Resposta inválida do servidor',
    })
  })

  it.each([
    [
      '{"success":false,"error":"Sem\\u202e legendas.\\n","code":"captions_missing"}',
      'captions_missing',
      'Sem legendas.',
    ],
    ['{"success":false,"error":"Fila cheia."}', 'internal', 'Fila cheia.'],
    ['{"success":false,"code":"limit_reached","error":"Pague."}', 'internal', 'Pague.'],
    [
      '{"success":false}',
      'internal',
      'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.',
    ],
    [
      '{"success":false,"code":"video_live"}',
      'video_live',
      'Este vídeo ainda está ao vivo. Espere a transmissão terminar ou cole a transcrição da mensagem.',
    ],
  ])('%s is a refusal', async (answer, code, userText) => {
    expect(await failureOf(ask(answer))).toMatchObject({ code, userText })
  })

  it.each([
    [
      500,
      '{"message":"ECONNREFUSED 10.0.0.7:5432"}',
      'model_failed',
      'O serviço que escreve o esboço não respondeu como deveria. Nada foi descontado; tente novamente em alguns minutos. (erro 500)',
    ],
    [
      404,
      '<html>webhook not registered</html>',
      'model_failed',
      'O serviço que escreve o esboço não respondeu como deveria. Nada foi descontado; tente novamente em alguns minutos. (erro 404)',
    ],
    [
      422,
      '{"success":false,"code":"captions_missing","error":"Sem legendas."}',
      'captions_missing',
      'Sem legendas. (erro 422)',
    ],
  ])('with the status %s carries it', async (status, body, code, userText) => {
    expect(await failureOf(ask(body, status))).toMatchObject({ code, userText })
  })

  it('is read up to a limit only', async () => {
    const server = await serve((response) => {
      const more = () => {
        if (response.destroyed) return
        if (response.write('a'.repeat(500_000))) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    })
    const error = await failureOf(webhook(server.url).write(REQUEST, new AbortController().signal))
    expect(error.message).toBe('model_failed: external webhook: answer too large')
  })
})

describe('a webhook that does not answer', () => {
  it.each(['before the head', 'in the middle of the body'])('in time, %s', async (when) => {
    const server = await serve((response) => {
      if (when !== 'before the head') response.write('# A paz')
    })
    const asked = webhook(server.url, { timeoutMs: 50 })
    const error = await failureOf(asked.write(REQUEST, new AbortController().signal))
    expect(error.code).toBe('model_timeout')
  })

  it('until the whole run is over', async () => {
    const server = await serve(() => {})
    const run = new AbortController()
    const asked = failureOf(webhook(server.url).write(REQUEST, run.signal))
    run.abort()
    expect((await asked).code).toBe('model_timeout')
  })

  it('at all, without its address in the log', async () => {
    const server = await serve(() => {})
    await server.close()
    const error = await failureOf(webhook(server.url).write(REQUEST, new AbortController().signal))
    expect(error.message).toBe('model_failed: external webhook could not be reached: TypeError')
    expect(error.cause).toBeUndefined()
  })
})

describe('the setting', () => {
  it.each([undefined, '', '  '])('%j is none', (url) => {
    expect(externalWebhookFromEnv({ OUTLINE_WEBHOOK_URL: url }, { fetch })).toBeNull()
  })

  it.each([
    ['http://n8n.example.com/webhook/x', 's', 'neither https nor on this machine'],
    ['http://127.0.0.1.evil.example/', 's', 'neither https nor on this machine'],
    ['http://169.254.169.254/', 's', 'neither https nor on this machine'],
    ['file:///etc/passwd', 's', 'neither https nor on this machine'],
    ['https://me:pw@n8n.example.com/', 's', 'carries a name or a password'],
    ['n8n.example.com', 's', 'is no address'],
    ['https://n8n.example.com/', '', 'OUTLINE_WEBHOOK_SECRET is missing'],
    ['https://n8n.example.com/', 'senhã', 'characters that a header cannot carry'],
  ])('%s with the secret %j is refused and nothing is sent', async (url, secret, reason) => {
    const sent: unknown[] = []
    const found = externalWebhookFromEnv(
      { OUTLINE_WEBHOOK_URL: url, OUTLINE_WEBHOOK_SECRET: secret },
      {
        fetch: async (...args) => {
          sent.push(args)
          return new Response('# Paz')
        },
      },
    )
    const error = await failureOf(
      found?.write(REQUEST, new AbortController().signal) ?? Promise.resolve(),
    )
    expect(error.code).toBe('not_configured')
    expect(error.message).toContain(reason)
    expect(sent).toEqual([])
  })

  it.each(['https://n8n.example.com/webhook/x', 'http://localhost:5678/x', 'http://[::1]:5678/x'])(
    '%s is taken',
    async (url) => {
      const found = externalWebhookFromEnv(
        { OUTLINE_WEBHOOK_URL: url, OUTLINE_WEBHOOK_SECRET: 's' },
        { fetch: async () => new Response('# Paz') },
      )
      expect(await found?.write(REQUEST, new AbortController().signal)).toMatchObject({
        outline: '# Paz',
      })
    },
  )
})
