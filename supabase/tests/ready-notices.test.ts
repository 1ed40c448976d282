/** Who asked to be told when an outline is ready: how many rows, of what, and whose. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let leader: string

beforeAll(async () => {
  db = await openSharedDatabase(20)
})

afterAll(() => db.close())

beforeEach(async () => {
  leader = await db.createUser()
})

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/aparelho',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
}

async function ask(change: Partial<typeof SUBSCRIPTION> & { user_id?: string } = {}) {
  const row = { user_id: leader, request_id: randomUUID(), ...SUBSCRIPTION, ...change }
  const columns = Object.keys(row)
  await db.asUser(
    leader,
    `insert into public.ready_notices (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(row),
  )
  return row.request_id
}

const kept = async (who = leader) =>
  (
    await db.asUser<{ request_id: string }>(
      who,
      'select request_id from public.ready_notices order by asked_at',
    )
  ).map(({ request_id }) => request_id)

it('are the newest five of a person, from however many writers at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => ask()))
  expect(await kept()).toHaveLength(5)
  const last = await ask()
  expect((await kept()).at(-1)).toBe(last)
  expect(await kept()).toHaveLength(5)
})

it('of one person push out nothing of another', async () => {
  const mine = await ask()
  leader = await db.createUser()
  const [other] = [leader]
  for (let n = 0; n < 6; n += 1) await ask()
  const [row] = await db.asService<{ n: number }>(
    'select count(*)::int as n from public.ready_notices where request_id = $1 and user_id <> $2',
    [mine, other],
  )
  expect(row?.n).toBe(1)
})

it('are refused in the name of somebody else', async () => {
  const other = await db.createUser()
  await expect(ask({ user_id: other })).rejects.toMatchObject({ code: '42501' })
})

it.each([
  ['an address that is not safe', { endpoint: 'http://localhost:54321/rest/v1/' }],
  ['a name and a password in it', { endpoint: 'https://fcm.googleapis.com@exemplo.com.br/1' }],
  ['a host alone', { endpoint: 'https://fcm.googleapis.com' }],
  ['more than an address holds', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }],
  ['a key that is none', { p256dh: 'nada' }],
  ['a secret that is none', { auth: `${'a'.repeat(21)}\n` }],
])('are refused with %s', async (_, wrong) => {
  await expect(ask(wrong)).rejects.toMatchObject({ code: '23514' })
})
