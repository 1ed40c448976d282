/** The database killed with -9 in the middle of things, and started again: nothing is lost, nothing is there twice. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../local/database/testing.ts'
import { type NativeDatabase, openNativeDatabase } from './native-postgres.ts'

let db: NativeDatabase

beforeAll(async () => {
  db = await openNativeDatabase(5)
})

afterAll(() => db.close())

/** A client of its own, which does not survive either: postgres.js breaks where the server goes in a transaction. */
const CLIENT = `
  import postgres from 'postgres'
  const { url, statements } = JSON.parse(process.argv[1])
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql.unsafe('begin')
  for (const [text, params] of statements) await sql.unsafe(text, params)
  console.log('reached')
  setInterval(() => {}, 1000)
`

/** Kills the server while a transaction is open in which all of these statements were run. */
async function killedIn(...statements: [text: string, params?: readonly string[]][]) {
  const options = JSON.stringify({ url: db.url, statements })
  const client = spawn(process.execPath, ['--input-type=module', '-e', CLIENT, options], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const gone = new Promise((resolve) => client.once('exit', resolve))
  const [said] = (await Promise.race([
    once(client.stdout, 'data'),
    gone.then(() => []),
  ])) as unknown[]
  expect(String(said)).toContain('reached')
  await db.crash()
  client.kill()
  await gone
}

type Reservation = { status: string; id: string; attempt: number }

async function reserve(user: string, key: string = randomUUID()) {
  const [row] = await db.asService<{ r: Reservation }>(
    `select public.reserve_request($1, $2, 'h', 100) as r`,
    [user, key],
  )
  return row!.r
}

const RESULT = JSON.stringify({
  outline: '# Graça',
  title: 'Graça',
  input: { url: 'https://youtu.be/demo-filho1', outlineType: 'celula', duration: 60 },
})
const SETTLE = `select public.settle_request($1, $2, $3::text::jsonb, null, 'Esboço') as ok`

const left = async (user: string) => {
  const [row] = await db.asUser<{ u: { requests_used: number } }>(
    user,
    'select public.can_make_request($1) as u',
    [user],
  )
  const outlines = await db.asUser(user, 'select 1 from public.generated_outlines')
  return { used: row!.u.requests_used, outlines: outlines.length }
}

describe('a generation', () => {
  it('between reservation and result: what was committed is there, the charge ends with the lease', async () => {
    const user = await db.createUser()
    const done = await reserve(user)
    await db.asService(SETTLE, [done.id, done.attempt, RESULT])
    const running = await reserve(user)
    await db.crash()
    expect(await left(user)).toEqual({ used: 2, outlines: 1 })

    await db.asOwner(
      `update public.generation_requests set lease_until = now() - interval '1 second' where id = $1`,
      [running.id],
    )
    expect(await left(user)).toEqual({ used: 1, outlines: 1 })
    const [late] = await db.asService(SETTLE, [running.id, running.attempt, RESULT])
    expect(late).toEqual({ ok: false })
  })

  it('in the middle of the commit: neither charge nor outline is half there, and a second try makes one', async () => {
    const user = await db.createUser()
    const { id, attempt } = await reserve(user)
    await killedIn([SETTLE, [id, String(attempt), RESULT]])
    expect(await left(user)).toEqual({ used: 1, outlines: 0 })
    expect(await db.asService(SETTLE, [id, attempt, RESULT])).toEqual([{ ok: true }])
    expect(await db.asService(SETTLE, [id, attempt, RESULT])).toEqual([{ ok: false }])
    expect(await left(user)).toEqual({ used: 1, outlines: 1 })
  })

  it('in the middle of a deletion: the outline is there with its words, or gone with them', async () => {
    const user = await db.createUser()
    const { id, attempt } = await reserve(user)
    await db.asService(SETTLE, [id, attempt, RESULT])
    await killedIn(['delete from public.generated_outlines where user_id = $1', [user]])
    const words = () =>
      db.asOwner<{ kept: boolean }>(
        'select result is not null as kept from public.generation_requests where user_id = $1',
        [user],
      )
    expect(await left(user)).toEqual({ used: 1, outlines: 1 })
    expect(await words()).toEqual([{ kept: true }])
    await db.asUser(user, 'delete from public.generated_outlines')
    expect(await words()).toEqual([{ kept: false }])
  })
})

it('a migration is there whole or not at all, and the next start applies it once', async () => {
  const record = `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'half')`
  await killedIn(['create table private.half (id int)'], [record])
  const found = () =>
    db.asOwner(
      `select to_regclass('private.half') is not null as made,
              exists (select from supabase_migrations.schema_migrations where name = 'half') as recorded`,
    )
  expect(await found()).toEqual([{ made: false, recorded: false }])
  const again = await openTestDatabase({ url: db.url, maxConnections: 2 })
  expect({ applied: again.applied, changed: again.changed }).toEqual({ applied: [], changed: [] })
  await again.close()
})

it('a payment event has its whole effect when Stripe sends it again, and once', async () => {
  const user = await db.createUser()
  const customer = `cus_${user}`
  await db.asService('select public.save_customer($1, $2)', [user, customer])
  const event = `evt_${randomUUID()}`
  const apply = `select public.apply_subscription($1, $2, clock_timestamp(), jsonb_build_object(
    'id', 'sub_1', 'status', 'active', 'current_period_start', now(),
    'current_period_end', now() + interval '30 days'), $3, 'invoice.paid')`
  await killedIn([apply, [user, customer, event]])

  const state = async () => {
    const [row] = await db.asOwner<{ status: string; events: number }>(
      `select subscription_status as status,
              (select count(*)::int from public.stripe_events where id = $2) as events
       from public.user_profiles where user_id = $1`,
      [user, event],
    )
    return row
  }
  expect(await state()).toEqual({ status: 'trial', events: 0 })
  await db.asService(apply, [user, customer, event])
  await db.asService(apply, [user, customer, event])
  expect(await state()).toEqual({ status: 'active', events: 1 })
})
