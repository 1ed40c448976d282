import { describe, expect, it } from 'vitest'
import { type Mail, MailNotConfigured } from '../_shared/mail/resend.ts'
import { createHandler, type Dependencies } from './handler.ts'
import type { PixReminder } from './reminder-mail.ts'

const MARTA: PixReminder = {
  payment: 'pi_marta',
  email: 'marta@example.com',
  name: 'Marta <Ribeiro>',
  // still the 22nd in São Paulo
  ends_at: '2026-12-23T02:30:00Z',
}

function setUp(due: PixReminder[][], overrides: Partial<Dependencies> = {}) {
  const sent: Mail[] = []
  const givenBack: string[] = []
  const logged: string[] = []
  const handler = createHandler({
    reminders: {
      take: async () => due.shift() ?? [],
      giveBack: async (payment) => void givenBack.push(payment),
    },
    mail: () => async (mail) => void sent.push(mail),
    siteUrl: 'https://esboca.example',
    secretKey: 'sb_secret_1',
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    ...overrides,
  })
  const call = (key = 'sb_secret_1', method = 'POST') =>
    handler(new Request('http://localhost/send-reminders', { method, headers: { apikey: key } }))
  return { call, sent, givenBack, logged }
}

describe('send-reminders', () => {
  it('tells whose month ends, when, and how to go on', async () => {
    const { call, sent, logged } = setUp([[MARTA]])
    expect(await (await call()).json()).toEqual({ sent: 1, failed: 0 })
    expect(sent).toEqual([
      {
        to: 'marta@example.com',
        subject: 'Seu mês do Esboça por Pix termina em 22 de dezembro',
        text: `Oi, Marta!

O seu mês do Esboça pago por Pix termina em 22 de dezembro. Ele não se renova sozinho, e nada será cobrado.

Se quiser continuar criando esboços, você pode pagar mais um mês nesta página: https://esboca.example/checkout

Se pagar antes dessa data, você não perde nenhum dia: o novo mês começa quando este terminar. O que você já criou continua guardado no seu histórico.

Equipe do Esboça
`,
        html: expect.stringContaining(
          '<a href="https://esboca.example/checkout">https://esboca.example/checkout</a>',
        ),
      },
    ])
    expect(logged.join()).not.toContain('marta')
  })

  it('asks again until nobody is left', async () => {
    const { call, sent } = setUp([[MARTA, MARTA], [MARTA]])
    await call()
    expect(sent).toHaveLength(3)
  })

  it('greets somebody without a name, and a name is no HTML', async () => {
    const { call, sent } = setUp([
      [
        { ...MARTA, name: ' ' },
        { ...MARTA, name: '<b>Ana</b>' },
      ],
    ])
    await call()
    expect(sent[0]?.text).toMatch(/^Oi!\n/)
    expect(sent[1]?.html).not.toContain('<b>')
  })

  it('gives back who could not be told, and stops', async () => {
    const { call, givenBack } = setUp([[MARTA], [MARTA]], {
      mail: () => () => Promise.reject(new Error('Resend answered 500')),
    })
    expect(await (await call()).json()).toEqual({ sent: 0, failed: 1 })
    expect(givenBack).toEqual(['pi_marta'])
  })

  it('takes nobody while mail is not configured (42)', async () => {
    const due = [[MARTA]]
    const { call, logged } = setUp(due, {
      mail: () => {
        throw new MailNotConfigured('RESEND_API_KEY is missing')
      },
    })
    const answer = await call()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'not_configured' })
    expect(logged.join()).toContain('RESEND_API_KEY is missing')
    expect(due).toHaveLength(1)
  })

  it.each(['', 'sb_publishable_1'])('is closed to whoever has another key: %j', async (key) => {
    const { call, sent } = setUp([[MARTA]])
    expect((await call(key)).status).toBe(401)
    expect(sent).toEqual([])
  })

  it('takes no other method', async () => {
    expect((await setUp([]).call('sb_secret_1', 'GET')).status).toBe(405)
  })
})
