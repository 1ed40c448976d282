import { expect, it } from 'vitest'
import { inputHash } from './input-hash.ts'

const REQUEST = {
  url: 'https://youtu.be/demo-paz-01',
  outlineType: 'celula',
  duration: 60,
  groupProfile: null,
  additionalInfo: null,
  startTime: null,
  endTime: null,
} as const

it('is of a request without a series what it was before there were any, and another with one', async () => {
  const hashOf = (series: { name: string; number: number; total: number | null } | null) =>
    inputHash({ ...REQUEST, series }, 'demo-paz-01')
  const before = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode('["demo-paz-01","celula",60,null,null,null,null,null,null,null]'),
  )
  expect(await hashOf(null)).toBe(Buffer.from(before).toString('hex'))
  const third = await hashOf({ name: 'Romanos', number: 3, total: 8 })
  expect(third).not.toBe(await hashOf(null))
  expect(third).not.toBe(await hashOf({ name: 'Romanos', number: 4, total: 8 }))
})
