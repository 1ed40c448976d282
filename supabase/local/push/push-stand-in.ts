import { createPublicKey, verify } from 'node:crypto'

/** Salt, record size, length of the key id, a P-256 point (RFC 8188, 8291), and more than its seal of 16 bytes. */
const SHORTEST_BODY = 16 + 4 + 1 + 65 + 16
const LONGEST_BODY = 4096
const DAY_S = 24 * 60 * 60

/**
 * Answers a push as the services of the browsers do, and hands it over instead of delivering it: `push` is the address
 * that the browser gave, which stands behind whatever it is mounted on. An address that ends in `/gone` is one of a
 * device that has left. PUSH_SERVICE_URL names the place.
 */
export function createPushStandIn(
  deliver: (push: { endpoint: string; body: Uint8Array }) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const [endpoint] = /https:\/\/.*$/.exec(request.url) ?? []
    if (!endpoint) return new Response(null, { status: 404 })
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    if (!isVapid(request.headers.get('authorization') ?? '', new URL(endpoint).origin)) {
      return new Response('authorization', { status: 403 })
    }
    if (!/^\d+$/.test(request.headers.get('ttl') ?? '')) return new Response('ttl', { status: 400 })
    const body = new Uint8Array(await request.arrayBuffer())
    if (body.length > LONGEST_BODY) return new Response(null, { status: 413 })
    if (
      request.headers.get('content-encoding') !== 'aes128gcm' ||
      body.length <= SHORTEST_BODY ||
      body[20] !== 65
    ) {
      return new Response('body', { status: 400 })
    }
    if (endpoint.endsWith('/gone')) return new Response(null, { status: 410 })
    deliver({ endpoint, body })
    return new Response(null, { status: 201, headers: { location: `${endpoint}/received` } })
  }
}

/** Whether who sends is who they say, to this service, now (RFC 8292). */
function isVapid(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  try {
    const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: signer, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    const { aud, exp, sub } = said
    const left = typeof exp === 'number' ? exp - Date.now() / 1000 : -1
    const contact = typeof sub === 'string' && /^(?:mailto:.|https:\/\/.)/.test(sub)
    return signed && contact && aud === audience && left > 0 && left <= DAY_S
  } catch {
    return false
  }
}
