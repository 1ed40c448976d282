import { describe, expect, it } from 'vitest'
import { keyedHash, senderAddress } from './sender-limit.ts'

const from = (headers: Record<string, string>) =>
  senderAddress(new Request('http://localhost/', { method: 'POST', headers }))

describe('the address of a sender', () => {
  it('is what the edge says, not what the caller wrote', () => {
    expect(
      from({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '198.51.100.1, 10.0.0.1' }),
    ).toBe('203.0.113.9')
  })

  it('is the first of the proxies’ list without it', () => {
    expect(from({ 'x-forwarded-for': ' 198.51.100.1 , 10.0.0.1' })).toBe('198.51.100.1')
  })

  it('is unknown where no proxy tells', () => {
    expect(from({})).toBeNull()
    expect(from({ 'x-forwarded-for': '' })).toBeNull()
  })
})

describe('the hash under which a sender is counted', () => {
  it('is the same for the same address, another with another key, and no address', async () => {
    const one = await keyedHash('key-1', '203.0.113.9')
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyedHash('key-1', '203.0.113.9')).toBe(one)
    expect(await keyedHash('key-2', '203.0.113.9')).not.toBe(one)
    expect(await keyedHash('key-1', '203.0.113.8')).not.toBe(one)
  })
})
