import type { Environment } from '../environment.ts'
import { type Finding, finding } from '../finding.ts'

/** Whether there are addresses and keys at all, and in their form. */
export function checkNames(environment: Environment): Finding[] {
  const { siteUrl, supabaseUrl, publishableKey, secretKey } = environment
  const key = (value: string) => (value ? null : 'is missing: Project Settings > API Keys')
  return [
    finding('SITE_URL', addressProblem(siteUrl)),
    finding('VITE_SUPABASE_URL', addressProblem(supabaseUrl)),
    finding('VITE_SUPABASE_ANON_KEY', key(publishableKey)),
    finding('SUPABASE_SECRET_KEY', key(secretKey)),
  ]
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/

function addressProblem(address: string): string | null {
  if (!address) return 'is missing: an address such as https://esboca.example'
  if (!URL.canParse(address)) return `'${address}' is no address: https://esboca.example`
  const { protocol, hostname, origin } = new URL(address)
  if (origin !== address) return `is to be an origin alone: ${origin}`
  return protocol === 'https:' || LOOPBACK.test(hostname) ? null : 'has to begin with https://'
}
