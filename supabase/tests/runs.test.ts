/** What fails is free for whoever asked; here is how much of it there may be (faults 43 and 44). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(60)
})

afterAll(() => db.close())

beforeEach(() => db.asOwner('delete from private.run_days'))

type Reservation = {
  status: string
  id: string
  attempt: number
  run: number
  retry_at: string
}

async function reserve(user: string, key: string = randomUUID()): Promise<Reservation> {
  const [row] = await db.asService<{ r: Reservation }>(
    `select public.reserve_request($1, $2, 'h', 1000) as r`,
    [user, key],
  )
  return row!.r
}

function refund({ id, attempt }: Reservation, paid: boolean) {
  return db.asService(`select public.settle_request($1, $2, null, 'model_failed', null, $3)`, [
    id,
    attempt,
    paid,
  ])
}

/** As many runs one after the other, each refunded; how many of each status. */
async function failing(user: string, count: number, paid: boolean) {
  const counts: Record<string, number> = {}
  for (let index = 0; index < count; index += 1) {
    const reservation = await reserve(user)
    counts[reservation.status] = (counts[reservation.status] ?? 0) + 1
    if (reservation.status === 'reserved') await refund(reservation, paid)
  }
  return counts
}

const used = async (user: string) => {
  const [row] = await db.asUser<{ c: { requests_used: number } }>(
    user,
    'select public.can_make_request($1) as c',
    [user],
  )
  return row!.c.requests_used
}

const goBack = (user: string, interval: string) =>
  db.asOwner('update private.runs set started_at = started_at - $2::interval where user_id = $1', [
    user,
    interval,
  ])

const paidToday = async () => {
  const [row] = await db.asOwner<{ paid: number }>(
    'select sum(paid)::int as paid from private.run_days',
  )
  return row!.paid
}

describe('of one user, in an hour', () => {
  it('sixty refused runs ask the model twenty times, and cost no allowance', async () => {
    const user = await db.createUser()
    expect(await failing(user, 60, true)).toEqual({ reserved: 20, too_many_runs: 40 })
    expect(await used(user)).toBe(0)
    expect(await failing(await db.createUser(), 1, true)).toEqual({ reserved: 1 })
  })

  it('those count that began before the model was asked, up to sixty', async () => {
    const user = await db.createUser()
    expect(await failing(user, 65, false)).toEqual({ reserved: 60, too_many_runs: 5 })
  })

  it('is told when it goes on, and then it does, one by one', async () => {
    const user = await db.createUser()
    await failing(user, 19, true)
    await goBack(user, '50 minutes')
    await failing(user, 1, true)
    const refused = await reserve(user)
    expect(refused.status).toBe('too_many_runs')
    const minutes = (Date.parse(refused.retry_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
    await goBack(user, '10 minutes')
    expect(await failing(user, 20, true)).toEqual({ reserved: 19, too_many_runs: 1 })
  })

  it('sixty at once are as many as one after the other', async () => {
    const user = await db.createUser()
    await db.asOwner(`update private.plans set requests = 1000 where id = 'trial'`)
    try {
      const all = await Promise.all(Array.from({ length: 60 }, () => reserve(user)))
      expect(all.filter(({ status }) => status === 'reserved')).toHaveLength(20)
    } finally {
      await db.asOwner(`update private.plans set requests = 10 where id = 'trial'`)
    }
  })

  it('a repetition that is answered from the ledger is no run', async () => {
    const user = await db.createUser()
    const key = randomUUID()
    const { id, attempt } = await reserve(user, key)
    await db.asService(`select public.settle_request($1, $2, '{"outline":"#"}')`, [id, attempt])
    for (let index = 0; index < 30; index += 1) {
      expect((await reserve(user, key)).status).toBe('replay')
    }
    expect(await db.asOwner('select 1 from private.runs where user_id = $1', [user])).toHaveLength(
      1,
    )
  })

  it('a run that was killed counts as paid', async () => {
    const user = await db.createUser()
    await reserve(user)
    await db.asOwner(
      `update public.generation_requests set lease_until = now() - interval '1 second' where user_id = $1`,
      [user],
    )
    expect(await failing(user, 25, true)).toMatchObject({ reserved: 19 })
  })
})

describe('rewrites', () => {
  async function outline(user: string) {
    const key = randomUUID()
    const { id, attempt } = await reserve(user, key)
    await db.asService(`select public.settle_request($1, $2, '{"outline":"#","input":{}}')`, [
      id,
      attempt,
    ])
    return key
  }

  const rewrite = async (user: string, key: string) => {
    const [row] = await db.asService<{ r: Reservation }>(
      'select public.reserve_rewrite($1, $2) as r',
      [user, key],
    )
    return row!.r
  }

  it('that fail are runs too, and given back as often as they fail', async () => {
    const user = await db.createUser()
    const key = await outline(user)
    const counts: Record<string, number> = {}
    for (let index = 0; index < 30; index += 1) {
      const { status, run } = await rewrite(user, key)
      counts[status] = (counts[status] ?? 0) + 1
      if (status === 'reserved') {
        await db.asService('select public.refund_rewrite($1, $2, $3)', [user, key, run])
      }
    }
    expect(counts).toEqual({ reserved: 19, too_many_runs: 11 })
  })

  it('that end before a model is asked are not counted as paid', async () => {
    const user = await db.createUser()
    const key = await outline(user)
    for (let index = 0; index < 30; index += 1) {
      const { status, run } = await rewrite(user, key)
      expect(status).toBe('reserved')
      await db.asService('select public.refund_rewrite($1, $2, $3, false)', [user, key, run])
    }
    expect(await paidToday()).toBe(1)
  })

  it('of which one fails while the next begins do not wait for each other', async () => {
    const user = await db.createUser()
    const key = await outline(user)
    const { run } = await rewrite(user, key)
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? rewrite(user, key)
          : db.asService('select public.refund_rewrite($1, $2, $3, false)', [user, key, run]),
      ),
    )
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
  })
})

describe('of all users, on a day', () => {
  beforeEach(() => db.asOwner('update private.settings set paid_runs_per_day = 5'))

  afterAll(() => db.asOwner('update private.settings set paid_runs_per_day = 2000'))

  it('the budget holds for everybody at once, nothing is charged, and it is said when it goes on', async () => {
    const users = await Promise.all(Array.from({ length: 30 }, () => db.createUser()))
    const all = await Promise.all(users.map((user) => reserve(user)))
    expect(all.filter(({ status }) => status === 'reserved')).toHaveLength(5)
    const refused = users.filter((_, index) => all[index]!.status === 'paused')
    expect(refused).toHaveLength(25)
    expect(await used(refused[0]!)).toBe(0)
    const [row] = await db.asOwner<{ midnight: boolean }>(
      `select $1::timestamptz = ((now() at time zone 'America/Sao_Paulo')::date + 1)::timestamp
         at time zone 'America/Sao_Paulo' as midnight`,
      [all.find(({ status }) => status === 'paused')!.retry_at],
    )
    expect(row!.midnight).toBe(true)
  })

  it('what cost nothing goes back into it', async () => {
    const user = await db.createUser()
    expect(await failing(user, 12, false)).toEqual({ reserved: 12 })
    expect(await failing(user, 8, true)).toEqual({ reserved: 5, paused: 3 })
    expect(await paidToday()).toBe(5)
  })

  it('yesterday is over', async () => {
    await failing(await db.createUser(), 5, true)
    await db.asOwner('update private.run_days set day = day - 1')
    expect(await failing(await db.createUser(), 1, true)).toEqual({ reserved: 1 })
  })
})

it('a webhook that the browser talks to itself is charged however often it was called', async () => {
  const user = await db.createUser()
  await db.asOwner(`update private.settings set metering = 'client', runs_per_hour = 1`)
  try {
    for (let index = 0; index < 10; index += 1) {
      const [row] = await db.asUser<{ ok: boolean }>(
        user,
        `select public.track_request_usage($1, 'outline_generation') as ok`,
        [user],
      )
      expect(row).toEqual({ ok: true })
    }
  } finally {
    await db.asOwner(`update private.settings set metering = 'server', runs_per_hour = 60`)
  }
})
