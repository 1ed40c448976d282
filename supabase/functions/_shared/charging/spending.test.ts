import { describe, expect, it } from 'vitest'
import { watchSpending } from './spending.ts'

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
