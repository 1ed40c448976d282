import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailFromEnv } from '../../functions/_shared/mail/resend.ts'
import { createResendStandIn, type ResendMail } from './resend-stand-in.ts'

const delivered: ResendMail[] = []
const listen = getRequestListener(createResendStandIn((mail) => delivered.push(mail)))
const server = createServer((request, response) => void listen(request, response))
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/resend`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  delivered.length = 0
})

it('takes what the functions send and hands it over', async () => {
  const send = mailFromEnv({
    RESEND_API_KEY: 're_local',
    RESEND_API_URL: base,
    CONTACT_TO: 'contato@exemplo.com.br',
  })
  await send({
    replyTo: 'ana@exemplo.com.br',
    subject: '[Contato] Olá',
    text: 'Olá',
    html: '<p>Olá</p>',
  })
  expect(delivered).toEqual([
    {
      from: 'Esboça <onboarding@resend.dev>',
      to: ['contato@exemplo.com.br'],
      replyTo: 'ana@exemplo.com.br',
      subject: '[Contato] Olá',
      text: 'Olá',
      html: '<p>Olá</p>',
    },
  ])
})

const MAIL = { from: 'a@exemplo.com.br', to: 'b@exemplo.com.br', subject: 'Oi', text: 'Oi' }

function post(body: unknown, headers: Record<string, string> = { authorization: 'Bearer re_x' }) {
  return fetch(`${base}/emails`, { method: 'POST', headers, body: JSON.stringify(body) })
}

it('answers with an id, and takes one recipient as well as a list', async () => {
  const answer = await post(MAIL)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
  expect(delivered[0]).toMatchObject({ to: ['b@exemplo.com.br'], replyTo: null, html: '' })
})

it.each(['from', 'to', 'subject'])('refuses a mail without %s', async (field) => {
  const answer = await post({ ...MAIL, [field]: undefined })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    statusCode: 422,
    name: 'missing_required_field',
    message: `Missing \`${field}\` field`,
  })
  expect(delivered).toEqual([])
})

it('refuses a call without a key, of another method or to another address', async () => {
  expect((await post(MAIL, {})).status).toBe(401)
  expect((await fetch(`${base}/emails`)).status).toBe(405)
  expect((await fetch(`${base}/domains`)).status).toBe(404)
  expect(delivered).toEqual([])
})
