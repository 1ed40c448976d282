import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { BillingError } from '../contract/error-codes.ts'
import { billingEndpoint } from './billing-endpoint.ts'

function setUp(answer: () => Promise<object>, methods?: string[]) {
  const logged: string[] = []
  const unused = () => Promise.reject(new Error('not asked for'))
  const handler = billingEndpoint(
    answer,
    methods,
  )({
    findUser: async (token) => (token === 'good-token' ? { id: 'u1', email: null } : null),
    store: {
      find: unused,
      saveCustomer: unused,
      apply: unused,
      takeCheck: unused,
      noteVisit: unused,
      refresh: unused,
    },
    stripe: () => new Stripe('sk_test_unit'),
    env: {},
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  })
  return { handler, logged }
}

function request(method = 'POST', authorization = 'Bearer good-token'): Request {
  return new Request('http://localhost/f', { method, headers: { authorization } })
}

const succeed = async () => ({ url: 'https://example.com' })

describe('the wire', () => {
  it('refuses another method with 405', async () => {
    const answer = await setUp(succeed).handler(request('GET'))
    expect(answer.status).toBe(405)
    expect(await answer.json()).toEqual({
      error: 'Este endereço não aceita este tipo de pedido.',
      code: 'method_not_allowed',
    })
    expect((await setUp(succeed, ['GET']).handler(request('GET'))).status).toBe(200)
  })

  it('refuses a stranger with 401', async () => {
    const answer = await setUp(succeed).handler(request('POST', 'Bearer stolen'))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Você precisa estar logado para fazer uma assinatura',
      code: 'unauthenticated',
    })
  })
})

describe('fault 42: failures are told in Portuguese, never as a stack trace', () => {
  it.each([
    [new BillingError('not_configured', 'STRIPE_SECRET_KEY is missing'), 200, 'not_configured'],
    [
      new Stripe.errors.StripeAuthenticationError({ type: 'invalid_request_error' }),
      200,
      'not_configured',
    ],
    [new Stripe.errors.StripeConnectionError({ type: 'api_error' }), 503, 'payment_unavailable'],
    [new TypeError('cannot read properties of undefined'), 500, 'internal'],
  ])('%s', async (thrown, status, code) => {
    const { handler, logged } = setUp(() => Promise.reject(thrown))
    const answer = await handler(request())
    const body = (await answer.json()) as { error: string }
    expect(answer.status).toBe(status)
    expect(body).toEqual({ code, error: body.error })
    expect(body.error).toMatch(
      /^(O|Ocorreu) [^A-Z]+\. (Escreva para nós em “Contato”|Tente novamente em alguns minutos)\.$/,
    )
    expect(logged).toHaveLength(2)
  })

  it('names the missing setting in the log', async () => {
    const { handler, logged } = setUp(() =>
      Promise.reject(new BillingError('not_configured', 'STRIPE_PRICE_ID is missing')),
    )
    expect(await (await handler(request())).json()).toEqual({
      error: 'O pagamento ainda não está configurado. Escreva para nós em “Contato”.',
      code: 'not_configured',
    })
    expect(logged[0]).toContain('STRIPE_PRICE_ID is missing')
  })

  it('keeps what Stripe quotes out of the log', async () => {
    const { handler, logged } = setUp(() =>
      Promise.reject(
        new Stripe.errors.StripeInvalidRequestError({
          type: 'invalid_request_error',
          message: 'Invalid email address: ana@exemplo.com.br',
          param: 'email',
        }),
      ),
    )
    await handler(request())
    expect(logged[0]).toContain('"param":"email"')
    expect(logged[0]).not.toContain('ana@')
  })
})
