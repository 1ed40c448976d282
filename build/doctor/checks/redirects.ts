import { ask } from '../ask.ts'
import type { Environment } from '../environment.ts'
import { finding, type Check } from '../finding.ts'

const STRANGER = 'http://localhost:5173'

/** Where links of e-mails may lead: to the pages of the site, and nowhere else, since a session goes with them. */
export const checkRedirects: Check = async (environment) => {
  const { siteUrl } = environment
  const recovery = await redirected(environment, `${siteUrl}/auth/callback`)
  const stranger = await redirected(environment, `${STRANGER}/auth/callback`)
  const isLocal = new URL(siteUrl).hostname === 'localhost'
  return [
    finding(
      'links of e-mails lead to the site',
      recovery.startsWith(`${siteUrl}/auth/callback`)
        ? null
        : `${siteUrl}/auth/callback is no redirect address of the project (it leads to ${recovery || 'nowhere'}). export SITE_URL=${siteUrl} && supabase config push`,
    ),
    finding(
      'links of e-mails lead nowhere else',
      stranger.startsWith(STRANGER) && !isLocal
        ? `${STRANGER} may receive sessions of your users: take it out of Authentication > URL Configuration`
        : null,
    ),
  ]
}

/** Where the server sends a link that is of no use: to the wanted page where that is allowed. */
async function redirected({ supabaseUrl }: Environment, wanted: string): Promise<string> {
  const query = new URLSearchParams({ type: 'recovery', token: 'doctor', redirect_to: wanted })
  const answer = await ask(`${supabaseUrl}/auth/v1/verify?${query}`)
  return answer.headers.get('location') ?? ''
}
