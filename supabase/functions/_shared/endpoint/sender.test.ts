import { describe, expect, it } from 'vitest'
import { senderKey, senderOf } from './sender.ts'

const from = (headers: Record<string, string>) =>
  senderOf(new Request('http://localhost/', { method: 'POST', headers }))

describe('a sender', () => {
  it('is what the edge says, not what the caller wrote', () => {
    expect(
      from({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '198.51.100.1, 10.0.0.1' }),
    ).toBe('203.0.113.9')
    expect(from({ 'x-forwarded-for': '198.51.100.1' })).toBeNull()
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('at %s is %s, however many addresses its owner has', (address, sender) => {
    expect(from({ 'cf-connecting-ip': address })).toBe(sender)
  })

  it.each(['', ' ', 'unknown', '203.0.113', '[::1]', 'example.com', '2001:db8::g'])(
    'is unknown for %j',
    (address) => {
      expect(from({ 'cf-connecting-ip': address })).toBeNull()
    },
  )

  it('is asked for only where the edge is in front', async () => {
    const options = { secret: 's', behindEdge: false }
    expect(await senderKey(fromEdge('203.0.113.9'), 'contact', options)).toBeNull()
  })
})

const fromEdge = (address: string) =>
  new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } })

describe('the hash under which a sender is counted', () => {
  const keyOf = (secret: string, address: string, purpose: 'contact' | 'link' = 'contact') =>
    senderKey(fromEdge(address), purpose, { secret, behindEdge: true })

  it('is the same for the same address, another with another key or purpose, and no address', async () => {
    const one = await keyOf('key-1', '203.0.113.9')
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyOf('key-1', '203.0.113.9')).toBe(one)
    expect(await keyOf('key-2', '203.0.113.9')).not.toBe(one)
    expect(await keyOf('key-1', '203.0.113.8')).not.toBe(one)
    expect(await keyOf('key-1', '203.0.113.9', 'link')).not.toBe(one)
  })
})
