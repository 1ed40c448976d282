import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { BillingError } from '../contract/billing-error-codes.ts'
import { billingHandler } from './billing-handler.ts'

function setUp(answer: () => Promise<object>, methods?: string[]) {
  const logged: string[] = []
  const handler = billingHandler(
    {
      findUser: async (token) => (token === 'good-token' ? { id: 'u1', email: null } : null),
      log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    },
    answer,
    methods,
  )
  return { handler, logged }
}

function request(method = 'POST', authorization = 'Bearer good-token'): Request {
  return new Request('http://localhost/f', { method, headers: { authorization } })
}

const succeed = async () => ({ url: 'https://example.com' })

describe('the wire', () => {
  it('answers a preflight for any origin without a login', async () => {
    const answer = await setUp(succeed).handler(request('OPTIONS', ''))
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('refuses another method with 405', async () => {
    const answer = await setUp(succeed).handler(request('GET'))
    expect(answer.status).toBe(405)
    expect(await answer.json()).toEqual({
      error: 'Este endereço não aceita este tipo de pedido.',
      code: 'method_not_allowed',
    })
    expect((await setUp(succeed, ['GET']).handler(request('GET'))).status).toBe(200)
  })

  it.each(['', 'Bearer stolen', 'good-token'])('refuses %j with 401', async (authorization) => {
    const answer = await setUp(succeed).handler(request('POST', authorization))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Você precisa estar logado para fazer uma assinatura',
      code: 'unauthenticated',
    })
  })

  it('does not send to the login when nobody can tell whose token it is', async () => {
    const handler = billingHandler(
      { findUser: () => Promise.reject(new Error('ECONNREFUSED')), log: () => {} },
      succeed,
    )
    const answer = await handler(request())
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: 'Ocorreu um erro inesperado. Tente novamente em alguns minutos.',
      code: 'internal',
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
      /^(O|Ocorreu) [^A-Z]+\. (Avise o suporte|Tente novamente em alguns minutos)\.$/,
    )
    expect(logged).toHaveLength(1)
  })

  it('names the missing setting in the log', async () => {
    const { handler, logged } = setUp(() =>
      Promise.reject(new BillingError('not_configured', 'STRIPE_PRICE_ID is missing')),
    )
    expect(await (await handler(request())).json()).toEqual({
      error: 'O pagamento ainda não está configurado. Avise o suporte.',
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
