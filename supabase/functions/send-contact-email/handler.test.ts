import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../_shared/log.ts'
import { type LoopbackMail, startLoopbackMail } from '../_shared/mail/loopback-mail.test-support.ts'
import type { Env } from '../_shared/env.ts'
import { mailFromEnv } from '../_shared/mail/resend.ts'
import { createHandler, type Dependencies } from './handler.ts'

let resend: LoopbackMail

beforeAll(async () => {
  resend = await startLoopbackMail()
})

afterAll(() => resend.close())

beforeEach(() => {
  resend.taken.length = 0
  resend.answer = { status: 200, body: { id: 'mail-1' } }
})

const MESSAGE = {
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana.souza@exemplo.com.br',
  subject: 'Dúvida sobre o teste',
  message: 'Olá!\n\nPosso usar o esboço com dois grupos?',
}

function setUp(overrides: Partial<Dependencies> & { env?: Env } = {}) {
  const logged: string[] = []
  const { env, ...rest } = overrides
  const handler = createHandler({
    mail: () =>
      mailFromEnv(
        env ?? {
          RESEND_API_KEY: 're_test',
          RESEND_API_URL: resend.url,
          CONTACT_TO: 'contato@exemplo.com.br',
        },
      ),
    takeSlot: async () => true,
    log: createLog('send-contact-email', (line) => logged.push(line)),
    ...rest,
  })
  return { handler, logged }
}

function post(body: unknown): Request {
  return new Request('http://localhost/send-contact-email', {
    method: 'POST',
    headers: { apikey: 'sb_publishable_x', 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
})

describe('a message', () => {
  it('of an anonymous visitor reaches the operator, to be answered to the visitor', async () => {
    const { handler } = setUp()
    expect(await read(await handler(post(MESSAGE)))).toEqual({
      status: 200,
      body: { success: true },
    })
    expect(resend.taken).toHaveLength(1)
    const { method, path, authorization, body } = resend.taken[0]!
    expect({ method, path, authorization }).toEqual({
      method: 'POST',
      path: '/emails',
      authorization: 'Bearer re_test',
    })
    expect(body).toMatchObject({
      from: 'Esboça <onboarding@resend.dev>',
      to: ['contato@exemplo.com.br'],
      reply_to: 'ana.souza@exemplo.com.br',
      subject: '[Contato] Dúvida sobre o teste',
    })
    expect(body.text).toContain('Nome: Ana Souza\nE-mail: ana.souza@exemplo.com.br\n')
    expect(body.text).toContain('Olá!\n\nPosso usar o esboço com dois grupos?')
  })

  it('is trimmed, and goes out from the configured sender', async () => {
    const { handler } = setUp({
      env: {
        RESEND_API_KEY: 're_test',
        RESEND_API_URL: `${resend.url}/`,
        CONTACT_TO: 'contato@exemplo.com.br',
        CONTACT_FROM: 'Esboça <site@exemplo.com.br>',
      },
    })
    await handler(post({ ...MESSAGE, firstName: '  Ana ', homepage: '' }))
    expect(resend.taken[0]?.body.from).toBe('Esboça <site@exemplo.com.br>')
    expect(resend.taken[0]?.body.text).toContain('Nome: Ana Souza\n')
  })

  it('shows what it holds as text: no markup of the visitor is HTML in the mail', async () => {
    const { handler } = setUp()
    const evil = '<img src=x onerror=alert(1)>'
    await handler(post({ ...MESSAGE, firstName: evil, subject: evil, message: evil }))
    const html = String(resend.taken[0]?.body.html)
    expect(html).not.toContain('<img')
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(4)
  })

  it('leaves no word of its own in the log', async () => {
    const { handler, logged } = setUp()
    await handler(post(MESSAGE))
    expect(logged.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      'message_sent',
      'request_done',
    ])
    for (const said of Object.values(MESSAGE)) expect(logged.join()).not.toContain(said)
  })
})

describe('what is refused', () => {
  it.each(['firstName', 'lastName', 'email', 'subject', 'message'])(
    '%s left out, empty or of another type',
    async (field) => {
      const { handler } = setUp()
      for (const value of [undefined, '', '   ', 7, null, ['a']]) {
        expect(await read(await handler(post({ ...MESSAGE, [field]: value })))).toEqual({
          status: 400,
          body: {
            success: false,
            code: 'invalid_input',
            field,
            error: 'Algum campo não está certo. Confira o formulário e tente novamente.',
          },
        })
      }
      expect(resend.taken).toEqual([])
    },
  )

  it.each([
    ['firstName', 'Ana\r\nBcc: todos@exemplo.com.br'],
    ['lastName', 'Souza\nCc: todos@exemplo.com.br'],
    ['email', 'ana@exemplo.com.br\r\nBcc: todos@exemplo.com.br'],
    ['email', 'ana@exemplo.com.br, todos@exemplo.com.br'],
    ['email', 'Ana <ana@exemplo.com.br>'],
    ['subject', 'Oi\r\n\r\n<html>'],
    ['subject', 'Oi\n'],
    ['subject', 'Oi\u2028Bcc: todos@exemplo.com.br'],
    ['subject', 'Oi\u0000'],
    ['message', 'Oi\u0000'],
  ])('a header in disguise: %s %j', async (field, value) => {
    const { handler } = setUp()
    const { status, body } = await read(await handler(post({ ...MESSAGE, [field]: value })))
    expect([status, body.field]).toEqual([400, field])
    expect(resend.taken).toEqual([])
  })

  it.each(['ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'ana@exemplo..com', 'a na@exemplo.com'])(
    'the address %j',
    async (email) => {
      const { handler } = setUp()
      expect((await handler(post({ ...MESSAGE, email }))).status).toBe(400)
    },
  )

  it.each([
    ['firstName', 60],
    ['subject', 120],
    ['message', 5_000],
  ])('%s of more than %i characters', async (field, length) => {
    const { handler } = setUp()
    expect((await handler(post({ ...MESSAGE, [field]: 'a'.repeat(length) }))).status).toBe(200)
    expect((await handler(post({ ...MESSAGE, [field]: 'a'.repeat(length + 1) }))).status).toBe(400)
  })

  it('a body that is too large to be read, or no object', async () => {
    const { handler } = setUp()
    expect((await handler(post({ ...MESSAGE, extra: 'a'.repeat(40_000) }))).status).toBe(400)
    for (const body of ['', '{', '[]', 'null', '"a"']) {
      const answer = await read(await handler(post(body)))
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_body'])
    }
    expect(resend.taken).toEqual([])
  })

  it('another method', async () => {
    const { handler } = setUp()
    const answer = await handler(new Request('http://localhost/send-contact-email'))
    expect(answer.status).toBe(405)
  })
})

describe('a bot', () => {
  it('that fills in the hidden field is told all is well, and nothing is sent', async () => {
    let counted = 0
    const { handler, logged } = setUp({
      async takeSlot() {
        counted += 1
        return true
      },
    })
    const answer = await read(await handler(post({ ...MESSAGE, homepage: 'https://spam.example' })))
    expect(answer).toEqual({ status: 200, body: { success: true } })
    expect(resend.taken).toEqual([])
    expect(counted).toBe(0)
    expect(logged.join()).toContain('bot_dropped')
  })

  it('that posts too often is refused, and the mail is not sent', async () => {
    const { handler } = setUp({ takeSlot: async () => false })
    expect(await read(await handler(post(MESSAGE)))).toEqual({
      status: 429,
      body: {
        success: false,
        code: 'rate_limited',
        error:
          'Recebemos muitas mensagens em pouco tempo. Aguarde uma hora e tente novamente, ou escreva para o nosso e-mail.',
      },
    })
    expect(resend.taken).toEqual([])
  })
})

describe('what fails on our side', () => {
  it.each(['RESEND_API_KEY', 'CONTACT_TO'])('%s is missing: said, and logged', async (name) => {
    const env: Env = { RESEND_API_KEY: 're_test', CONTACT_TO: 'contato@exemplo.com.br' }
    const { handler, logged } = setUp({ env: { ...env, [name]: ' ' } })
    expect(await read(await handler(post(MESSAGE)))).toEqual({
      status: 503,
      body: {
        success: false,
        code: 'not_configured',
        error:
          'O envio de mensagens ainda não está configurado. Por enquanto, escreva para o nosso e-mail.',
      },
    })
    expect(logged.join()).toContain(`${name} is missing`)
  })

  it('Resend refuses: its reason is logged without an address, the visitor gets a sentence', async () => {
    resend.answer = {
      status: 403,
      body: { name: 'validation_error', message: 'ana.souza@exemplo.com.br is not allowed' },
    }
    const { handler, logged } = setUp()
    expect(await read(await handler(post(MESSAGE)))).toEqual({
      status: 502,
      body: {
        success: false,
        code: 'send_failed',
        error: 'Não conseguimos enviar a mensagem agora. Tente novamente em alguns minutos.',
      },
    })
    expect(logged.join()).toContain('Resend answered 403 validation_error')
    expect(logged.join()).not.toContain('ana.souza')
  })

  it('the count cannot be kept: nothing is sent', async () => {
    const { handler, logged } = setUp({
      takeSlot: () => Promise.reject(new Error('take_contact_slot failed')),
    })
    expect((await handler(post(MESSAGE))).status).toBe(502)
    expect(resend.taken).toEqual([])
    expect(logged.join()).toContain('take_contact_slot failed')
  })
})
