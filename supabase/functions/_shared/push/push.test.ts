/** What reaches a push service, and what no row of the table can make reach anybody else. */
import { Buffer } from 'node:buffer'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isPushService } from '../contract/calls/ready-notice.ts'
import { createSendNotices } from './ready-notices.ts'
import { pushFromEnv } from './send-push.ts'

const ENV = {
  VAPID_PUBLIC_KEY:
    'BJyo_4XwVLogKT2YQTz3P4bAWM5GQJWgoZNaA0axAwgZ85qt4juJ3Z0BO9pKig2yy-iwfmuua5UJGPok2uSegIw',
  VAPID_PRIVATE_KEY: 'LzJE_TF5FsY5GQ_2i2ryNlCN2b9ZqX1OmuRfWdnCMuM',
  VAPID_SUBJECT: 'mailto:contato@esboca.example',
}

/** A device, and how it reads what comes: RFC 8291, by Node's own cryptography. */
function device(endpoint = 'https://fcm.googleapis.com/fcm/send/um-aparelho') {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Uint8Array): unknown => {
    const bytes = Buffer.from(body)
    const salt = bytes.subarray(0, 16)
    const length = bytes[20] ?? 0
    const theirs = bytes.subarray(21, 21 + length)
    const sealed = bytes.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs])
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32))
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size))
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    open.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  const address = { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') }
  return { address, read }
}

type Sent = { url: string; init: RequestInit }

function service(
  answer: () => Response | Promise<Response> = () => new Response(null, { status: 201 }),
) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: url instanceof Request ? url.url : `${url}`, init })
    return answer()
  }
  return { sent, fetch }
}

const NOTICE = { outcome: 'ready', requestId: '6f1f9cf0-1111-4222-8333-444455556666' } as const

describe('a message', () => {
  it('is read by the device alone, comes from us, and is worth an hour', async () => {
    const { sent, fetch } = service()
    const { address, read } = device()
    expect(await pushFromEnv(ENV, { fetch })?.(address, NOTICE)).toBe(201)
    const { url, init } = sent[0]!
    expect(url).toBe(address.endpoint)
    expect(init).toMatchObject({ method: 'post', redirect: 'manual' })
    expect(read(init.body as Uint8Array)).toEqual(NOTICE)
    const headers = new Headers(init.headers)
    expect(headers.get('ttl')).toBe('3600')
    expect(headers.get('content-encoding')).toBe('aes128gcm')

    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(headers.get('authorization') ?? '') ?? []
    expect(key).toBe(ENV.VAPID_PUBLIC_KEY)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const x = point.subarray(1, 33).toString('base64url')
    const y = point.subarray(33).toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    expect(
      verify(
        'sha256',
        signed,
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true)
    const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
    expect({ aud, sub }).toEqual({ aud: 'https://fcm.googleapis.com', sub: ENV.VAPID_SUBJECT })
    expect(exp * 1000).toBeGreaterThan(Date.now())
    expect(exp * 1000).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000)
  })

  it.each(Object.keys(ENV))('goes nowhere without %s', (name) => {
    expect(pushFromEnv({ ...ENV, [name]: ' ' }, service())).toBeNull()
  })

  it('goes to the server that plays the push services, where one is named', async () => {
    const { sent, fetch } = service()
    const env = { ...ENV, PUSH_SERVICE_URL: 'http://localhost:5173/dev/push' }
    await pushFromEnv(env, { fetch })?.(device().address, NOTICE)
    expect(sent[0]?.url).toBe(
      'http://localhost:5173/dev/push/https://fcm.googleapis.com/fcm/send/um-aparelho',
    )
  })
})

type Claims = { aud: string; sub: string; exp: number }

const FORGED = [
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com:8443/fcm/send/1',
  'https://fcm.googleapis.com.exemplo.com.br/1',
  'https://exemplo.com.br/fcm.googleapis.com',
  'https://fcm.googleapis.com@exemplo.com.br/1',
  'https://push.apple.com.exemplo.com.br/1',
  'https://evilpush.apple.com/1',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/1',
  'https://[::1]/1',
  'file:///etc/passwd',
  'isto não é um endereço',
]

describe('an address that no browser gave', () => {
  it.each(FORGED)('%s is not called, and not repeated in the log', async (endpoint) => {
    const { sent, fetch } = service()
    const lines: string[] = []
    const tell = createSendNotices(
      async () => [device(endpoint).address],
      pushFromEnv(ENV, { fetch }),
    )
    await tell({ userId: 'u', requestId: 'r' }, NOTICE, (event, fields) =>
      lines.push(JSON.stringify({ event, ...fields })),
    )
    expect(sent).toEqual([])
    expect(lines).toEqual(['{"event":"notice_not_sent","error":"Error"}'])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is not %s', (endpoint) => expect(isPushService(endpoint)).toBe(true))
})

describe('what fails on the way', () => {
  const tellTwo = async (answers: (() => Response)[]) => {
    const { sent, fetch } = service(() => answers.shift()!())
    const lines: unknown[] = []
    const take = async () => [device().address, device('https://web.push.apple.com/outro').address]
    await createSendNotices(take, pushFromEnv(ENV, { fetch }))(
      { userId: 'u', requestId: 'r' },
      NOTICE,
      (event, fields) => lines.push({ event, ...fields }),
    )
    return { sent, lines }
  }

  it('keeps no other device from being told, and is logged without the address', async () => {
    const { sent, lines } = await tellTwo([
      () => {
        throw new TypeError('error sending request for url (https://fcm.googleapis.com/fcm/send/x)')
      },
      () => new Response(null, { status: 201 }),
    ])
    expect(sent).toHaveLength(2)
    expect(lines).toContainEqual({ event: 'notice_not_sent', error: 'TypeError' })
    expect(lines).toContainEqual({ event: 'notice_sent', status: 201 })
  })

  it('is a device that is gone, or a service that sends us elsewhere: neither is asked again', async () => {
    const { sent, lines } = await tellTwo([
      () => new Response(null, { status: 410 }),
      () => new Response(null, { status: 307, headers: { location: 'http://localhost' } }),
    ])
    expect(sent).toHaveLength(2)
    expect(lines).toEqual([
      { event: 'notice_sent', status: 410 },
      { event: 'notice_sent', status: 307 },
    ])
  })

  it('is keys that are none, and a table that cannot be read', async () => {
    const { fetch, sent } = service()
    const lines: unknown[] = []
    const send = pushFromEnv({ ...ENV, VAPID_PRIVATE_KEY: 'nada' }, { fetch })
    const log = (event: string, fields = {}) => lines.push({ event, ...fields })
    await createSendNotices(async () => [device().address], send)(
      { userId: 'u', requestId: 'r' },
      NOTICE,
      log,
    )
    await createSendNotices(() => Promise.reject(new Error('down')), send)(
      { userId: 'u', requestId: 'r' },
      NOTICE,
      log,
    )
    expect(sent).toEqual([])
    expect(lines).toEqual([
      { event: 'notice_not_sent', error: expect.any(String) },
      { event: 'notices_not_taken', error: 'Error' },
    ])
  })
})
