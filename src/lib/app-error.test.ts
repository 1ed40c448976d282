import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError, serverCode, toAppError } from './app-error'

afterEach(() => vi.unstubAllGlobals())

describe('AppError', () => {
  it('takes its text from the code and keeps the detail for the log', () => {
    const error = new AppError('outline.limit_reached', { detail: 'trial' })
    expect(error.userText).toBe('Você atingiu o limite de requisições.')
    expect(error.message).toBe('outline.limit_reached: trial')
  })

  it("lets the server's own text win", () => {
    expect(new AppError('outline.limit_reached', { userText: 'Volte amanhã.' }).userText).toBe(
      'Volte amanhã.',
    )
  })
})

describe('toAppError', () => {
  it('passes an AppError through', () => {
    const error = new AppError('outline.busy')
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

describe('a code of the server', () => {
  it('has the words of its own group, also where another group has the same code', () => {
    expect(new AppError('billing.unauthenticated').userText).toBe(
      'Você precisa estar logado para fazer uma assinatura',
    )
    expect(new AppError('outline.unauthenticated').userText).toBe(
      'Você precisa estar logado para gerar esboços.',
    )
  })

  it('is known by what was agreed with its group only', () => {
    expect(serverCode('billing', 'withdrawal_over')).toBe('billing.withdrawal_over')
    expect(serverCode('billing', 'captions_blocked')).toBeNull()
    expect(serverCode('outline', 'toString')).toBeNull()
    expect(serverCode('outline', 401)).toBeNull()
  })
})
