/** Every setting that an operator gives the functions: the table of docs/deploy.md says what for. */
export const SETTING_NAMES = [
  'SITE_URL',
  'AI_PROVIDER',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_REASONING_EFFORT',
  'AI_CRITIQUE',
  'AI_PRICE_INPUT',
  'AI_PRICE_OUTPUT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'STRIPE_PIX',
  'RESEND_API_KEY',
  'CONTACT_TO',
  'CONTACT_FROM',
  'OUTLINE_WEBHOOK_URL',
  'OUTLINE_WEBHOOK_SECRET',
  'CAPTIONS_URL',
  'CAPTIONS_SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
] as const

export type SettingName = (typeof SETTING_NAMES)[number]

/** Tells whether two places have the same value without telling the value: HMAC-SHA-256, 16 hexadecimal digits. */
export async function fingerprint(value: string, secret: string): Promise<string> {
  const text = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), hmac, false, ['sign'])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(value)))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
