import { expect, it } from 'vitest'
import {
  ACCOUNT_ERROR_TEXTS,
  BILLING_ERROR_TEXTS,
  CONTACT_ERROR_TEXTS,
  isOneOf,
  OUTLINE_ERROR_TEXTS,
} from './error-codes.ts'

it('a group knows its own codes only', () => {
  expect(isOneOf(OUTLINE_ERROR_TEXTS, 'captions_blocked')).toBe(true)
  expect(isOneOf(OUTLINE_ERROR_TEXTS, 'withdrawal_over')).toBe(false)
  expect(isOneOf(BILLING_ERROR_TEXTS, 'withdrawal_over')).toBe(true)
  expect(isOneOf(BILLING_ERROR_TEXTS, 'toString')).toBe(false)
  expect(isOneOf(BILLING_ERROR_TEXTS, null)).toBe(false)
})

it('only the functions that write outlines speak of them', () => {
  const others = { ...BILLING_ERROR_TEXTS, ...ACCOUNT_ERROR_TEXTS, ...CONTACT_ERROR_TEXTS }
  expect(Object.values(others).filter((text) => /esboço/i.test(text))).toEqual([])
})
