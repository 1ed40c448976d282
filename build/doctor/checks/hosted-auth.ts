import { readFile } from 'node:fs/promises'
import { readConfigToml } from '../../../supabase/local/config-toml.ts'
import { ask } from '../ask.ts'
import { type Environment, projectRef } from '../environment.ts'
import { type Check, type Finding, finding } from '../finding.ts'

/** https://supabase.com/docs/reference/api/v1-get-auth-service-config, as much of it as is looked at. */
type AuthConfig = Partial<
  Record<`mailer_${'subjects' | 'templates'}_${string}` | 'smtp_host', string | null>
> & {
  rate_limit_email_sent?: number | null
  security_captcha_enabled?: boolean | null
  security_captcha_provider?: string | null
}

const TEMPLATES = ['confirmation', 'recovery', 'email_change'] as const
const ROOT = new URL('../../../', import.meta.url)

/** What only the dashboard and its API know: mail server, templates, hourly limit, CAPTCHA. */
export const checkHostedAuth: Check = async (environment) => {
  const { accessToken, managementUrl } = environment
  if (!accessToken) {
    return [
      finding(
        'e-mail and CAPTCHA',
        'SUPABASE_ACCESS_TOKEN is missing, so they cannot be looked at: https://supabase.com/dashboard/account/tokens',
      ),
    ]
  }
  const answer = await ask(`${managementUrl}/v1/projects/${projectRef(environment)}/config/auth`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  if (!answer.ok) {
    const todo = `${managementUrl} answers ${answer.status}: is SUPABASE_ACCESS_TOKEN of an account that may see the project '${projectRef(environment)}'?`
    return [finding('e-mail and CAPTCHA', todo)]
  }
  const config = (await answer.json()) as AuthConfig
  return [
    mailServer(config),
    await templates(config),
    await hourlyLimit(config),
    captcha(config, environment),
  ]
}

function mailServer({ smtp_host }: AuthConfig): Finding {
  return finding(
    'mail server',
    smtp_host
      ? null
      : 'Supabase sends a few e-mails an hour, to members of the project only: enter your own (docs/deploy.md, step 1)',
  )
}

/** Those of supabase/templates, to the letter: their links are what the app opens. */
async function templates(config: AuthConfig): Promise<Finding> {
  const wanted = await readConfigToml(new URL('supabase/config.toml', ROOT).pathname)
  const different: string[] = []
  for (const name of TEMPLATES) {
    const file = String(wanted.get(`auth.email.template.${name}.content_path`))
    const content = await readFile(new URL(file, ROOT), 'utf8')
    const same =
      config[`mailer_subjects_${name}`] === wanted.get(`auth.email.template.${name}.subject`) &&
      config[`mailer_templates_${name}_content`]?.trim() === content.trim()
    if (!same) different.push(name)
  }
  return finding(
    'e-mail templates',
    different.length === 0
      ? null
      : `not those of supabase/templates: ${different.join(', ')}. supabase config push (after the mail server)`,
  )
}

async function hourlyLimit({ rate_limit_email_sent }: AuthConfig): Promise<Finding> {
  const wanted = await readConfigToml(new URL('supabase/config.toml', ROOT).pathname)
  const least = Number(wanted.get('auth.rate_limit.email_sent'))
  const limit = rate_limit_email_sent ?? 0
  return finding(
    'e-mails an hour',
    limit >= least
      ? null
      : `${limit} for all users together; above it nobody can sign up. supabase config push raises it to ${least}`,
  )
}

function captcha(config: AuthConfig, { values }: Environment): Finding {
  return finding('CAPTCHA', captchaProblem(config, Boolean(values['VITE_TURNSTILE_SITE_KEY'])))
}

function captchaProblem(config: AuthConfig, isShown: boolean): string | null {
  if (!config.security_captcha_enabled) {
    return isShown
      ? 'the site shows one that nobody checks: switch it on under Authentication > Attack protection'
      : null
  }
  if (!isShown) {
    return 'Supabase asks for it and the site shows none: nobody can log in. Build with VITE_TURNSTILE_SITE_KEY, or switch it off'
  }
  return config.security_captcha_provider === 'turnstile'
    ? null
    : 'the site shows Turnstile, and Supabase asks for another: choose Turnstile there'
}
