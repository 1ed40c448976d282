import { createECDH } from 'node:crypto'
import type { Values } from '../environment.ts'
import { finding, type Check } from '../finding.ts'

/** Where devices are told that an outline is ready, the site and the functions have the same pair of keys. */
export const checkNotices: Check = async ({ values }) => {
  const { VAPID_PUBLIC_KEY: key, VITE_VAPID_PUBLIC_KEY: shown } = values
  return key?.trim() || shown?.trim() ? [finding('notices', problem(values))] : []
}

function problem(values: Values): string | null {
  const [publicKey, privateKey, subject, shown] = [
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'VAPID_SUBJECT',
    'VITE_VAPID_PUBLIC_KEY',
  ].map((name) => values[name]?.trim() ?? '')
  if (shown !== publicKey) {
    return shown
      ? 'VITE_VAPID_PUBLIC_KEY is another than VAPID_PUBLIC_KEY: build the site with the one of the functions'
      : 'nobody is offered them: build the site with VITE_VAPID_PUBLIC_KEY'
  }
  if (publicOf(privateKey ?? '') !== publicKey) {
    return 'VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY: make both anew (docs/deploy.md, step 2)'
  }
  return /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(subject ?? '')
    ? null
    : 'VAPID_SUBJECT is to say whom a push service can write to: mailto:contato@your.domain'
}

function publicOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey('base64url')
  } catch {
    return null
  }
}
