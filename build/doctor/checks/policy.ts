import { securityHeaders, siteOf } from '../../host/host-files.ts'
import { ask } from '../ask.ts'
import { finding, type Check } from '../finding.ts'

const POLICY = 'Content-Security-Policy'

/** The host sends the headers that a build with these settings has, and they let through whom its pages speak to. */
export const checkPolicy: Check = async ({ siteUrl, supabaseUrl, values }) => {
  const { headers } = await ask(`${siteUrl}/`)
  const wanted = securityHeaders(siteOf({ ...values, VITE_SUPABASE_URL: supabaseUrl }, siteUrl))
  const missing = Object.keys(wanted).filter((name) => name !== POLICY && !headers.has(name))
  return [
    finding(
      'content security policy',
      policyProblem(headers.get(POLICY), rulesOf(wanted[POLICY] ?? '')),
    ),
    finding(
      'other headers',
      missing.length > 0 ? `the host does not send ${missing.join(', ')}: see dist/_headers` : null,
    ),
  ]
}

type Rules = ReadonlyMap<string, readonly string[]>

function policyProblem(sent: string | null, wanted: Rules): string | null {
  if (sent === null) {
    return 'the host sends none: give it the headers of dist/_headers (docs/deploy.md, step 4)'
  }
  const rules = rulesOf(sent)
  const shut = [...wanted].flatMap(([rule, sources]) =>
    sources
      .filter((source) => source.startsWith('http') && !rules.get(rule)?.includes(source))
      .map((source) => `${source} (${rule})`),
  )
  if (shut.length > 0) {
    return `shuts out ${shut.join(', ')}: build with the same settings and upload dist/_headers`
  }
  return rules.get('script-src')?.includes("'self'") &&
    !rules.get('script-src')?.includes("'unsafe-inline'")
    ? null
    : 'lets in scripts of strangers: use the one of dist/_headers'
}

function rulesOf(policy: string): Rules {
  return new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}
