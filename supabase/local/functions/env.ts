import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { LOCAL_KEYS } from '../keys.ts'
import type { StandInEnv } from '../stand-ins.ts'

/** What hosted Supabase gives to every function, for the embedded backend at `origin`. */
export function platformEnv(origin: string): Record<string, string> {
  return {
    SUPABASE_URL: origin,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_KEYS.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_KEYS.secret }),
  }
}

/**
 * Environment of the functions: `supabase/functions/.env`, over it what was given to this process, over
 * both what only the platform knows. An empty variable counts as given. A stand-in is used only for a service
 * that neither the file nor the process configures.
 */
export function functionsEnv(
  envFile: string,
  given: NodeJS.ProcessEnv,
  platform: Record<string, string>,
  standIns: readonly StandInEnv[] = [],
): Record<string, string> {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}
  const configured = { ...fromFile, ...given }
  const merged: Record<string, string> = {}
  const used = standIns.filter(({ unless }) => configured[unless] === undefined)
  for (const source of [...used.map(({ env }) => env), configured, platform]) {
    for (const [name, value] of Object.entries(source)) {
      if (value !== undefined) merged[name] = value
    }
  }
  return merged
}
