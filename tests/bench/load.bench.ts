import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../supabase/functions/_shared/contract/database.types.ts'
import { createMetering } from '../../supabase/functions/_shared/metering.ts'
import { createFindUser } from '../../supabase/functions/_shared/service-client.ts'
import {
  BODY,
  draft,
  setUp,
} from '../../supabase/functions/generate-outline/handler.test-support.ts'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { LOCAL_KEYS } from '../../supabase/local/keys.ts'
import { startNativePostgres } from '../../supabase/tests/native-postgres.ts'
import type { Bench } from './bench.ts'

const PEOPLE = 50
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120)
const MODEL_MS = 2_000
const TRIAL = 10
const PASSWORD = 'graça e paz'

/**
 * Fifty people for two minutes on native Postgres: they log in, ask what is left, have an outline made by a model that
 * takes its time, and look at their history. In one process with the backend and the function, so the figures are those
 * of this machine; what has to be exact is the allowance.
 */
export const bench: Bench = async () => {
  const server = await startNativePostgres()
  const backend = await startBackend({
    database: { driver: 'postgres', url: server.url, maxConnections: 30 },
  })
  try {
    return await measure(backend)
  } finally {
    await backend.close()
    await server.stop()
  }
}

async function measure(backend: Backend) {
  const clientWith = (key: string) =>
    createClient<Database>('http://localhost:5173', key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
      global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    })
  const service = clientWith(LOCAL_KEYS.secret)
  const { handler } = setUp({
    findUser: createFindUser(service),
    metering: createMetering(service),
    engine: () => ({
      author: 'ai',
      async write() {
        await sleep(MODEL_MS)
        return draft
      },
    }),
  })

  const times: Record<string, number[]> = {}
  let errors = 0
  const timed = async <Result>(step: string, work: () => PromiseLike<Result>): Promise<Result> => {
    const begun = performance.now()
    const result = await work()
    ;(times[step] ??= []).push(performance.now() - begun)
    return result
  }

  const stranger = clientWith(LOCAL_KEYS.publishable)
  for (let index = 0; index < PEOPLE; index += 1) {
    const email = `p${index}@exemplo.com.br`
    const { error } = await stranger.auth.signUp({ email, password: PASSWORD })
    if (error) throw error
  }
  await backend.database.query('update auth.users set email_confirmed_at = now()')

  const end = Date.now() + SECONDS * 1000
  async function live(index: number): Promise<number> {
    const client = clientWith(LOCAL_KEYS.publishable)
    const { data, error } = await timed('log in', () =>
      client.auth.signInWithPassword({ email: `p${index}@exemplo.com.br`, password: PASSWORD }),
    )
    if (error) throw error
    const { user, session } = data
    let made = 0
    while (Date.now() < end) {
      const usage = await timed('usage', () =>
        client.rpc('can_make_request', { user_uuid: user.id }),
      )
      const step = made < TRIAL ? 'generate, without the model' : 'generate, refused'
      const answer = await timed(step, async () => {
        const response = await handler(
          new Request('http://localhost/generate-outline', {
            method: 'POST',
            headers: { authorization: `Bearer ${session.access_token}` },
            body: JSON.stringify({ ...BODY, requestId: randomUUID() }),
          }),
        )
        return (await response.json()) as { success: boolean; code?: string }
      })
      const history = await timed('history', () =>
        client.from('generated_outlines').select('id, title').order('created_at'),
      )
      if (answer.success) made += 1
      else if (answer.code !== 'limit_reached') errors += 1
      if (usage.error || history.error || history.data.length !== made) errors += 1
      await sleep(500)
    }
    return made
  }

  const heap = () => process.memoryUsage().heapUsed / 1e6
  const memory: number[] = []
  const watching = setInterval(() => memory.push(heap()), 5_000)
  const made = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => live(index)))
  clearInterval(watching)
  const half = Math.floor(memory.length / 2)
  // what is left after the collector has been there
  const least = (values: readonly number[]) => Math.min(...values)

  return [
    { what: 'errors', value: errors, unit: '', goal: 0 },
    {
      what: `people who did not get exactly ${TRIAL}`,
      value: made.filter((outlines) => outlines !== TRIAL).length,
      unit: '',
      goal: 0,
    },
    ...Object.entries(times).flatMap(([step, all]) => {
      const sorted = all.toSorted((a, b) => a - b)
      const model = step.endsWith('the model') ? MODEL_MS : 0
      const at = (share: number) => Math.max(0, sorted[Math.floor(sorted.length * share)]! - model)
      return [
        { what: `${step}: p50`, value: at(0.5), unit: 'ms' },
        { what: `${step}: p95`, value: at(0.95), unit: 'ms' },
      ]
    }),
    {
      what: 'heap of the second half to that of the first',
      value: least(memory.slice(half)) / least(memory.slice(0, half)),
      unit: 'x',
      goal: 1.5,
    },
  ]
}
