import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLANS } from '../functions/_shared/contract/plans.ts'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let owner: string
let stranger: string

beforeAll(async () => {
  db = await openSharedDatabase(5)
  // how many runs may begin in an hour is the matter of runs.test.ts
  await db.asOwner('update private.settings set paid_runs_per_hour = 1000, runs_per_hour = 1000')
  owner = await db.createUser()
  stranger = await db.createUser()
})

afterAll(() => db.close())

const RESULT = {
  outline: '# Graça',
  title: 'Graça',
  input: { url: 'https://youtu.be/demo-paz-01' },
}

async function generated(result: object = RESULT): Promise<string> {
  const key = randomUUID()
  const [row] = await db.asService<{ r: { id: string; attempt: number } }>(
    `select public.reserve_request($1, $2, 'h', 100) as r`,
    [owner, key],
  )
  await db.asService('select public.settle_request($1, $2, $3)', [
    row!.r.id,
    row!.r.attempt,
    JSON.stringify(result),
  ])
  return key
}

async function reserve(key: string, { user = owner } = {}) {
  const [row] = await db.asService<{ r: { run?: number } }>(
    'select public.reserve_rewrite($1, $2) as r',
    [user, key],
  )
  const { run: _, ...reservation } = row!.r
  return reservation
}

/** As many as the plan lets through. */
async function reserveAll(key: string) {
  for (let version = 1; version <= PLANS.trial.rewritesPerOutline; version += 1) {
    expect(await reserve(key)).toEqual({
      status: 'reserved',
      version,
      left: PLANS.trial.rewritesPerOutline - version,
      result: RESULT,
    })
  }
}

const refund = (key: string) =>
  db.asService('select public.refund_rewrite($1, $2, null)', [owner, key])

async function used(): Promise<number> {
  const [row] = await db.asUser<{ c: { requests_used: number } }>(
    owner,
    'select public.can_make_request($1) as c',
    [owner],
  )
  return row!.c.requests_used
}

describe('reserve_rewrite', () => {
  it('counts up to the most, and takes nothing from the allowance', async () => {
    const key = await generated()
    const before = await used()
    await reserveAll(key)
    expect(await reserve(key)).toEqual({ status: 'limit_reached' })
    expect(await used()).toBe(before)
  })

  it('counts each outline for itself', async () => {
    const [first, second] = [await generated(), await generated()]
    await reserveAll(first)
    expect(await reserve(second)).toMatchObject({ version: 1 })
  })

  it('gives back what brought nothing, and no more than was taken', async () => {
    const key = await generated()
    await reserve(key)
    await refund(key)
    await refund(key)
    await reserveAll(key)
    expect(await reserve(key)).toEqual({ status: 'limit_reached' })
  })

  it('knows only outlines that were made for this user, here', async () => {
    const key = await generated()
    expect(await reserve(key, { user: stranger })).toEqual({ status: 'unknown' })
    expect(await reserve(randomUUID())).toEqual({ status: 'unknown' })
    expect(await reserve(await generated({ outline: '# Graça' }))).toEqual({ status: 'unknown' })
    const running = randomUUID()
    await db.asService(`select public.reserve_request($1, $2, 'h', 100)`, [owner, running])
    expect(await reserve(running)).toEqual({ status: 'unknown' })
  })

  it('is closed to the user, and so is the count', async () => {
    const key = await generated()
    for (const statement of [
      `select public.reserve_rewrite('${owner}', '${key}')`,
      `select public.refund_rewrite('${owner}', '${key}', 1)`,
      'update public.generation_requests set rewrites = 0',
    ]) {
      await expect(db.asUser(owner, statement)).rejects.toMatchObject({ code: '42501' })
    }
  })
})
