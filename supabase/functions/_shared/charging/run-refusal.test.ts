import { describe, expect, it } from 'vitest'
import { runError } from './run-refusal.ts'

describe('a run that may not begin', () => {
  it('is told with the time in Brazil from which it may', () => {
    const { code, userText } = runError({
      status: 'too_many_runs',
      retry_at: '2026-11-20T18:39:01.000Z',
    })
    expect(code).toBe('too_many_runs')
    expect(userText).toBe(
      'Foram muitas tentativas em pouco tempo. Nada foi descontado; tente novamente a partir das 15:40.',
    )
  })

  it('is told as a pause of the whole house', () => {
    const { code } = runError({ status: 'paused', retry_at: '2026-11-21T03:00:00.000Z' })
    expect(code).toBe('paused')
  })
})
