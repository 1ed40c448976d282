import { ask } from '../ask.ts'
import { finding, type Check } from '../finding.ts'

/** Each key is what it is taken for, of either generation, and the project knows it. */
export const checkKeys: Check = async ({ supabaseUrl, publishableKey, secretKey }) => {
  return [
    finding('the publishable key', await publishableProblem(supabaseUrl, publishableKey)),
    finding('the secret key', await secretProblem(supabaseUrl, secretKey)),
  ]
}

async function publishableProblem(supabaseUrl: string, key: string): Promise<string | null> {
  const role = roleOf(key)
  if (role === 'service_role') {
    return 'is the SECRET key: whoever opens the site could read everything. Replace it, build and publish the site anew, and rotate the secret key'
  }
  if (role !== 'anon') return 'is no publishable key (sb_publishable_…, or the legacy anon key)'
  return refused(supabaseUrl, key, '/auth/v1/settings')
}

async function secretProblem(supabaseUrl: string, key: string): Promise<string | null> {
  if (roleOf(key) !== 'service_role') {
    return 'is no secret key (sb_secret_…, or the legacy service_role key)'
  }
  return refused(supabaseUrl, key, '/auth/v1/admin/users?per_page=1')
}

async function refused(supabaseUrl: string, key: string, path: string): Promise<string | null> {
  const headers = { apikey: key, authorization: `Bearer ${key}` }
  const { ok, status } = await ask(supabaseUrl + path, { headers })
  return ok
    ? null
    : `is refused by ${supabaseUrl} (${status}): of another project, or revoked. Copy it anew from Project Settings > API Keys`
}

/** By its form; a legacy key says in its claims what it opens. */
function roleOf(key: string): string | null {
  if (key.startsWith('sb_publishable_')) return 'anon'
  if (key.startsWith('sb_secret_')) return 'service_role'
  try {
    const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(claims) as { role?: string }).role ?? null
  } catch {
    return null
  }
}
