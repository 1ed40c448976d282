import { createECDH, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { pushFromEnv } from '../../functions/_shared/push/send-push.ts'
import { LOCAL_KEYS } from '../keys.ts'
import { createPushStandIn } from './push-stand-in.ts'

const ENV = {
  VAPID_PUBLIC_KEY: LOCAL_KEYS.vapid.publicKey,
  VAPID_PRIVATE_KEY: LOCAL_KEYS.vapid.privateKey,
  VAPID_SUBJECT: 'mailto:contato@esboca.example',
  PUSH_SERVICE_URL: 'http://localhost:5173/dev/push',
}
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/aparelho'

/** The status that a message gets, on its way changed by `meddle`. */
async function send({
  endpoint = ENDPOINT,
  env = {},
  meddle = () => {},
}: {
  endpoint?: string
  env?: Partial<typeof ENV>
  meddle?: (headers: Headers) => void
} = {}) {
  const delivered: string[] = []
  const standIn = createPushStandIn((push) => delivered.push(push.endpoint))
  const push = pushFromEnv(
    { ...ENV, ...env },
    {
      fetch: (address, init) => {
        const request = new Request(address, init)
        meddle(request.headers)
        return standIn(request)
      },
    },
  )
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return { status: await push?.({ endpoint, p256dh, auth }, { outcome: 'failed' }), delivered }
}

it('takes what the functions send, and knows a device that has left', async () => {
  expect(await send()).toEqual({ status: 201, delivered: [ENDPOINT] })
  expect(await send({ endpoint: `${ENDPOINT}/gone` })).toEqual({ status: 410, delivered: [] })
})

it.each([
  ['no contact', 403, { env: { VAPID_SUBJECT: 'contato' } }],
  [
    'a key that did not sign it',
    403,
    {
      meddle: (headers: Headers) => {
        const key = createECDH('prime256v1').generateKeys('base64url')
        headers.set(
          'authorization',
          headers.get('authorization')?.replace(/k=.*/, `k=${key}`) ?? '',
        )
      },
    },
  ],
  [
    'no word of how long it is worth anything',
    400,
    { meddle: (headers: Headers) => headers.delete('ttl') },
  ],
  [
    'the encryption of a draft',
    400,
    { meddle: (headers: Headers) => headers.set('content-encoding', 'aesgcm') },
  ],
])('refuses a message with %s', async (_, status, change) => {
  expect(await send(change)).toEqual({ status, delivered: [] })
})
