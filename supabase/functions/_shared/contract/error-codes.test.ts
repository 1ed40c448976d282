import { expect, it } from 'vitest'
import { isErrorCode } from './error-codes.ts'

it('knows the agreed codes only', () => {
  expect(isErrorCode('captions_blocked')).toBe(true)
  expect(isErrorCode('toString')).toBe(false)
  expect(isErrorCode(null)).toBe(false)
})
