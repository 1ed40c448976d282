import { describe, expect, it } from 'vitest'
import { runError, watchSpending } from './runs.ts'

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

describe('watchSpending', () => {
  it.each([
    ['a model that answered', { answers: 1, outcome: 'model_failed' }, true],
    ['a model that refused to answer', { answers: 0, outcome: 'model_failed' }, false],
    ['a model that was given up on', { answers: 0, outcome: 'model_timeout' }, true],
  ])('%s: paid %s', (_, fields, paid) => {
    const lines: unknown[] = []
    const spending = watchSpending((event, line) => lines.push({ event, ...line }))
    spending.log('video_not_heard')
    expect(spending.paid()).toBe(false)
    spending.log('model_usage', fields)
    expect(spending.paid()).toBe(paid)
    expect(lines).toHaveLength(2)
  })
})
