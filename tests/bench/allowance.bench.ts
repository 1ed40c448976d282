import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../../supabase/local/database/testing.ts'
import { openNativeDatabase } from '../../supabase/tests/native-postgres.ts'
import type { Bench, Measurement } from './bench.ts'

const USERS = 50_000
const FEW_ROWS = 1_000
const MANY_ROWS = 1_000_000
const CALLS = 400

/** can_make_request and reserve_request on native Postgres, with a small ledger and with a large one. */
export const bench: Bench = async () => {
  const db = await openNativeDatabase(4)
  try {
    await fill(db, 0, FEW_ROWS)
    const few = await measure(db)
    await fill(db, FEW_ROWS, MANY_ROWS)
    const many = await measure(db)
    return [
      ...rows('can_make_request', few.can, many.can),
      ...rows('reserve_request', few.reserve, many.reserve),
      { what: 'plan of the count: heap pages read per call', value: many.heapPages, unit: '' },
    ]
  } finally {
    await db.close()
  }
}

function rows(what: string, few: number[], many: number[]): Measurement[] {
  return [
    { what: `${what}: p95, ${FEW_ROWS} requests`, value: p95(few), unit: 'ms' },
    { what: `${what}: p95, ${MANY_ROWS} requests`, value: p95(many), unit: 'ms' },
    { what: `  growth of the median`, value: p50(many) / p50(few), unit: 'x', goal: 1.5 },
  ]
}

/** Rows `from` to `to` of a ledger that is spread over all users and the past year. */
async function fill(db: TestDatabase, from: number, to: number): Promise<void> {
  await db.asOwner(
    `insert into auth.users (id, email, email_confirmed_at)
     select md5(n::text)::uuid, n || '@exemplo.com.br', now() from generate_series(0, $1::int - 1) n
     on conflict do nothing`,
    [USERS],
  )
  await db.asOwner(
    `insert into public.generation_requests
       (user_id, idempotency_key, input_hash, plan, state, lease_until, charged_at, result)
     select md5((n % $3)::text)::uuid, gen_random_uuid(), md5(n::text),
            case when n % 3 = 0 then 'trial' else 'active' end,
            case when n % 10 = 0 then 'refunded' else 'committed' end,
            now() - interval '1 day', now() - (n % 365) * interval '1 day',
            jsonb_build_object('title', 'Graça', 'outline', repeat('# Graça ', 20))
     from generate_series($1::int, $2::int - 1) n`,
    [from, to, USERS],
  )
  await db.asOwner('vacuum analyze public.generation_requests')
  await db.asOwner('analyze public.user_profiles')
}

async function measure(db: TestDatabase) {
  const users = await db.asOwner<{ id: string }>(
    'select user_id as id from public.user_profiles order by md5(user_id::text) limit $1',
    [CALLS],
  )
  const can: number[] = []
  const reserve: number[] = []
  for (const { id } of users) {
    can.push(await timed(() => db.asUser(id, 'select public.can_make_request($1)', [id])))
  }
  for (const { id } of users) {
    reserve.push(
      await timed(() =>
        db.asService(`select public.reserve_request($1, $2, 'bench')`, [id, randomUUID()]),
      ),
    )
  }
  return { can, reserve, heapPages: await heapPages(db, users[0]?.id ?? '') }
}

/** How often the count has to look into the table itself, when its index is up to date: 0 is index only. */
async function heapPages(db: TestDatabase, user: string): Promise<number> {
  await db.asOwner('vacuum analyze public.generation_requests')
  const lines = await db.asOwner<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off)
     select count(*) from public.generation_requests
     where user_id = '${user}' and plan = 'active' and charged_at >= now() - interval '30 days'
       and charged_at < now() and state <> 'refunded'
       and (state = 'committed' or (state = 'reserved' and lease_until > now()))`,
  )
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
  if (!plan.includes('Index Only Scan')) throw new Error(`Not an index-only scan:\n${plan}`)
  return Number(/Heap Fetches: (\d+)/.exec(plan)?.[1])
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

const p50 = (values: number[]) => percentile(values, 0.5)
const p95 = (values: number[]) => percentile(values, 0.95)

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
