import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError, billingError, isBillingErrorCode, toAppError } from './app-error'

afterEach(() => vi.unstubAllGlobals())

describe('AppError', () => {
  it('takes its text from the code and keeps the detail for the log', () => {
    const error = new AppError('limit_reached', { detail: 'trial' })
    expect(error.userText).toBe('Você atingiu o limite de requisições.')
    expect(error.message).toBe('limit_reached: trial')
  })

  it("lets the server's own text win", () => {
    expect(new AppError('limit_reached', { userText: 'Volte amanhã.' }).userText).toBe(
      'Volte amanhã.',
    )
  })
})

describe('toAppError', () => {
  it('passes an AppError through', () => {
    const error = new AppError('busy')
    expect(toAppError(error)).toBe(error)
  })

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('tells a failed request apart by the connection (online: %s)', (onLine, code) => {
    vi.stubGlobal('navigator', { onLine })
    expect(toAppError(new TypeError('Failed to fetch')).code).toBe(code)
  })

  it('shows nothing technical for what nobody foresaw', () => {
    const error = toAppError({ message: 'PGRST301', hint: null })
    expect(error.userText).toBe('Ocorreu um erro inesperado')
    expect(error.message).toContain('PGRST301')
  })
})

describe('a failure around payment', () => {
  it('has the words of payment, also for a code that outlines share', () => {
    expect(billingError('unauthenticated').userText).toBe(
      'Você precisa estar logado para fazer uma assinatura',
    )
    expect(new AppError('unauthenticated').userText).toBe(
      'Você precisa estar logado para gerar esboços.',
    )
    expect(billingError('no_customer', 'portal').message).toBe('no_customer: portal')
  })

  it('is known by the agreed codes only', () => {
    expect(isBillingErrorCode('withdrawal_over')).toBe(true)
    expect(isBillingErrorCode('captions_blocked')).toBe(false)
    expect(isBillingErrorCode(401)).toBe(false)
  })
})
