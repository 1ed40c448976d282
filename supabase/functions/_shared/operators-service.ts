/** A service of the operator's own: its address, and the secret by which it knows that we are asking. */
export type OperatorsService = { address: string; secret: string }

/**
 * What is wrong with the settings `NAME_URL` and `NAME_SECRET`; null where they will do. A secret travels over https or
 * not at all, but on this machine.
 */
export function mistakeInService(
  name: 'OUTLINE_WEBHOOK' | 'CAPTIONS',
  { address, secret }: OperatorsService,
): string | null {
  if (!URL.canParse(address)) return `${name}_URL is no address`
  const url = new URL(address)
  if (url.username || url.password) return `${name}_URL carries a name or a password`
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    return `${name}_URL is neither https nor on this machine`
  }
  if (!secret) return `${name}_SECRET is missing`
  return /^[\x21-\x7e]+$/.test(secret)
    ? null
    : `${name}_SECRET has characters that a header cannot carry`
}

/** A URL writes every form of 127.0.0.1 (also 0x7f.1) as four decimal numbers. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
