/** How often the password of one account may be tried where it is asked for again. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let user: string

beforeAll(async () => {
  db = await openSharedDatabase(40)
})

afterAll(() => db.close())

beforeEach(async () => {
  user = await db.createUser()
})

async function take(who = user): Promise<string | null> {
  const [row] = await db.asService<{ at: string | null }>(
    'select public.take_password_try($1) as at',
    [who],
  )
  return row!.at
}

/** How many of so many tries at once may be made. */
async function takeMany(count: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => take()))
  return answers.filter((retryAt) => retryAt === null).length
}

it('a hundred at once are ten, and those of others are theirs', async () => {
  expect(await takeMany(100)).toBe(10)
  expect(await take(await db.createUser())).toBeNull()
})

it('is told when the next one may be made, and then it may, once', async () => {
  await takeMany(1)
  await db.asOwner(
    `update private.password_tries set tried_at = tried_at - interval '50 minutes' where user_id = $1`,
    [user],
  )
  await takeMany(9)
  const minutes = (Date.parse((await take())!) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThanOrEqual(10)
  await db.asOwner(
    `update private.password_tries set tried_at = tried_at - interval '10 minutes' where user_id = $1`,
    [user],
  )
  expect(await takeMany(5)).toBe(1)
})

it('begins anew after the right one', async () => {
  await takeMany(9)
  await db.asService('select public.forget_password_tries($1)', [user])
  expect(await takeMany(20)).toBe(10)
})
