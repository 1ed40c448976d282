import { HEALTH_ERROR_TEXTS } from '../_shared/contract/error-codes.ts'
import type { HealthAnswer } from '../_shared/contract/calls/health.ts'
import { anyone, defineEndpoint } from '../_shared/endpoint/endpoint.ts'
import type { Env } from '../_shared/env.ts'
import { json } from '../_shared/endpoint/http.ts'
import { isOperator } from '../_shared/endpoint/is-operator.ts'
import { errorFields, type Log } from '../_shared/log.ts'
import { fingerprint, SETTING_NAMES } from '../_shared/setting-names.ts'

/** Milliseconds for which an answer of the database is passed on: whoever asks often does not reach it. */
const FRESH_MS = 5_000

type Dependencies = {
  /** The last migration that was applied. Rejects when the database does not answer in time. */
  schemaVersion: () => Promise<string | null>
  env: Env
  /** Shows the settings to whoever has it. */
  secretKey: string
  now: () => number
  log: Log
}

type Seen = Pick<HealthAnswer, 'status' | 'migration'>

/** For monitors, and for `npm run doctor`. Anybody may ask; nothing in the answer is a secret or costs anything. */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  const { schemaVersion, env, secretKey, now, log } = deps
  let last: { seen: Promise<Seen>; at: number } | null = null

  async function look(): Promise<Seen> {
    try {
      return { status: 'ok', migration: await schemaVersion() }
    } catch (error) {
      log('database_unreachable', errorFields(error))
      return { status: 'database_unreachable', migration: null }
    }
  }

  return defineEndpoint({
    log,
    methods: ['GET', 'HEAD'],
    auth: anyone,
    errors: {
      texts: HEALTH_ERROR_TEXTS,
      status: { method_not_allowed: 405, internal: 500 },
      codeOf: () => 'internal',
    },
    async answer({ request }) {
      // those who ask meanwhile wait for the same look
      if (!last || now() - last.at >= FRESH_MS) last = { seen: look(), at: now() }
      const seen = await last.seen
      const answer: HealthAnswer = {
        status: seen.status,
        build: env.DENO_DEPLOYMENT_ID ?? null,
        migration: seen.migration,
        ...((await isOperator(request, secretKey)) && {
          settings: await settingsOf(env, secretKey),
        }),
      }
      const response = json(answer, seen.status === 'ok' ? 200 : 503)
      response.headers.set('Cache-Control', 'no-store')
      return response
    },
  })
}

async function settingsOf(env: Env, secretKey: string): Promise<Record<string, string | null>> {
  const entries = SETTING_NAMES.map(async (name): Promise<[string, string | null]> => {
    const value = env[name]?.trim()
    return [name, value ? await fingerprint(value, secretKey) : null]
  })
  return Object.fromEntries(await Promise.all(entries))
}
