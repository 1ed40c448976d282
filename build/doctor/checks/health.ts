import { readdirSync } from 'node:fs'
import type { HealthAnswer } from '../../../supabase/functions/_shared/contract/calls/health.ts'
import {
  fingerprint,
  SETTING_NAMES,
  type SettingName,
} from '../../../supabase/functions/_shared/setting-names.ts'
import { ask } from '../ask.ts'
import type { Environment } from '../environment.ts'
import { type Check, type Finding, finding } from '../finding.ts'

const MIGRATIONS = new URL('../../../supabase/migrations/', import.meta.url)

/** Without them a part of the product does not work. The others are a choice. */
const NEEDED: ReadonlySet<SettingName> = new Set([
  'SITE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'RESEND_API_KEY',
  'CONTACT_TO',
])
/** Set together, or not at all. */
const TOGETHER: readonly (readonly SettingName[])[] = [
  ['AI_MODEL', 'AI_API_KEY'],
  ['OUTLINE_WEBHOOK_URL', 'OUTLINE_WEBHOOK_SECRET'],
  ['CAPTIONS_URL', 'CAPTIONS_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
]

/** What the functions see: the database, how far it has come, and their settings. */
export const checkHealth: Check = async (environment) => {
  const { supabaseUrl, secretKey } = environment
  const answer = await ask(`${supabaseUrl}/functions/v1/health`, { headers: { apikey: secretKey } })
  const health = (await answer.json()) as HealthAnswer
  return [
    finding(
      'the database answers',
      health.status === 'ok'
        ? null
        : 'the functions do not reach it: is the project paused, or are migrations missing (supabase db push)?',
    ),
    migrations(health),
    ...(await settings(health, environment)),
  ]
}

function migrations({ migration }: HealthAnswer): Finding {
  const versions = readdirSync(MIGRATIONS).map((file) => file.slice(0, 14))
  return finding('migrations are applied', migrationProblem(migration, versions.toSorted().at(-1)))
}

function migrationProblem(applied: string | null, last = ''): string | null {
  if (applied === last) return null
  return applied !== null && applied > last
    ? `the database is further (${applied}) than this folder (${last}): deploy from the newest version`
    : `the last is ${applied ?? 'none'}, this folder has ${last}: supabase db push, before the functions`
}

async function settings(
  { settings: seen }: HealthAnswer,
  { values, secretKey }: Environment,
): Promise<Finding[]> {
  if (!seen) {
    const todo = `the functions know another secret key than SUPABASE_SECRET_KEY: use the one called 'default'`
    return [finding('settings of the functions', todo)]
  }
  const findings = await Promise.all(
    SETTING_NAMES.map(async (name) => {
      const here = values[name]?.trim()
      const wanted = here ? await fingerprint(here, secretKey) : null
      return finding(`setting ${name}`, settingProblem(name, wanted, seen))
    }),
  )
  // what is left out by choice is not worth a line
  return findings.filter(({ ok }, index) => !ok || Boolean(seen[SETTING_NAMES[index] ?? '']))
}

function settingProblem(
  name: SettingName,
  wanted: string | null,
  seen: Readonly<Record<string, string | null>>,
): string | null {
  const has = seen[name] ?? null
  if (wanted !== null && wanted !== has) {
    return `the functions have ${has === null ? 'none' : 'another value'}: supabase secrets set --env-file production.env`
  }
  if (has !== null) return null
  const partner = TOGETHER.find((names) => names.includes(name))?.find((other) => seen[other])
  if (partner) return `is missing, and ${partner} is set: see the table of docs/deploy.md`
  return NEEDED.has(name) ? 'is missing: see the table of docs/deploy.md' : null
}
