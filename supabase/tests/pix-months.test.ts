import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

type Paid = { payment: string; paid_at: string }
type State = {
  subscribed: boolean
  paid_by: string | null
  current_period_end: string | null
  cancel_at_period_end: boolean
  withdraw_until: string | null
  pix_attempt: string | null
  withdrawable: { subscription: boolean; pix: string[] }
}

const DAY = 86_400_000
const now = Date.now()
const daysAgo = (days: number) => new Date(now - days * DAY).toISOString()

/** Somebody with a customer and without a trial. */
async function leader(): Promise<string> {
  const user = await db.createUser()
  await db.asService(
    `update public.user_profiles set trial_expires_at = now() - interval '1 second' where user_id = $1`,
    [user],
  )
  await db.asService('select public.save_customer($1, $2)', [user, `cus_${user}`])
  return user
}

type Said = {
  months?: readonly Paid[]
  attempt?: string | null
  subscription?: object | null
  /** Seconds before now at which Stripe was asked. */
  age?: number
}

async function apply(
  user: string,
  { months = [], attempt = null, subscription = null, age = 0 }: Said,
) {
  const [row] = await db.asService<{ s: State }>(
    `select public.apply_subscription($1, $2, clock_timestamp() - make_interval(secs => $3), $4::jsonb,
       p_pix => $5::jsonb) as s`,
    [
      user,
      `cus_${user}`,
      age,
      subscription && JSON.stringify(subscription),
      JSON.stringify({ months, attempt }),
    ],
  )
  return row!.s
}

async function monthsOf(user: string) {
  const rows = await db.asUser<{ payment: string; starts_at: string; ends_at: string }>(
    user,
    'select payment, starts_at, ends_at from public.pix_months order by starts_at',
  )
  return rows.map(({ payment, starts_at, ends_at }) => [
    payment.replace(user, ''),
    Math.round((now - Date.parse(starts_at)) / DAY),
    Math.round((now - Date.parse(ends_at)) / DAY),
  ])
}

type Allowance = { status: string; used: number; max_requests: number }

/** What the plan is at another moment, in days from now, and how much of it is used then. */
async function allowance(user: string, inDays = 0): Promise<Allowance> {
  const [row] = await db.asOwner<Allowance>(
    `select a.status, a.max_requests,
       private.requests_used($1, a.status, a.window_start, a.window_end, t.at) as used
     from (select now() + make_interval(secs => $2) as at) t, private.allowance($1, t.at) a`,
    [user, inDays * 86_400],
  )
  return row!
}

async function charge(user: string, inDays: number, times = 1): Promise<void> {
  await db.asService(
    `insert into public.generation_requests
       (user_id, idempotency_key, input_hash, plan, state, lease_until, charged_at)
     select $1, gen_random_uuid(), 'h', 'active', 'committed', now(), now() + make_interval(secs => $2)
     from generate_series(1, $3)`,
    [user, inDays * 86_400, times],
  )
}

const pay = (user: string, name: string, days: number): Paid => ({
  payment: `${name}${user}`,
  paid_at: daysAgo(days),
})

describe('a month that was paid by Pix', () => {
  it('is the plan for thirty days, and then nothing', async () => {
    const user = await leader()
    const state = await apply(user, { months: [pay(user, 'a', 10)] })
    expect(state).toMatchObject({
      subscribed: true,
      paid_by: 'pix',
      cancel_at_period_end: true,
      withdraw_until: null,
    })
    expect(Date.parse(state.current_period_end!)).toBe(Date.parse(daysAgo(10)) + 30 * DAY)
    expect(await allowance(user)).toEqual({ status: 'active', used: 0, max_requests: 20 })
    expect(await allowance(user, 19.9)).toMatchObject({ status: 'active' })
    expect(await allowance(user, 20.1)).toMatchObject({ status: 'expired', max_requests: 0 })
  })

  it('gives twenty outlines in its own thirty days, whatever the calendar says', async () => {
    const user = await leader()
    await charge(user, -11, 20)
    await apply(user, { months: [pay(user, 'a', 10)] })
    await charge(user, -9.9, 12)
    await charge(user, 5, 7)
    expect(await allowance(user, 6)).toEqual({ status: 'active', used: 19, max_requests: 20 })
    expect(await allowance(user, 19.9)).toMatchObject({ used: 19 })
  })

  it('is charged and refused by the ledger as any month', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 0)] })
    await charge(user, 0, 19)
    const reserve = async () => {
      const [row] = await db.asService<{ r: { status: string; reason_code?: string } }>(
        `select public.reserve_request($1, gen_random_uuid(), 'h') as r`,
        [user],
      )
      return row!.r
    }
    expect(await reserve()).toMatchObject({ status: 'reserved' })
    expect(await reserve()).toMatchObject({ status: 'limit_reached', reason_code: 'monthly' })
  })

  it('tells the screen on which day what is paid ends', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 10), pay(user, 'b', 5)] })
    const [row] = await db.asUser<{ c: { plan_ends_at: string; period_ends_at: string } }>(
      user,
      'select public.can_make_request(user_id) as c from public.user_profiles',
    )
    expect(Date.parse(row!.c.period_ends_at)).toBe(Date.parse(daysAgo(10)) + 30 * DAY)
    expect(Date.parse(row!.c.plan_ends_at)).toBe(Date.parse(daysAgo(10)) + 60 * DAY)
  })
})

describe('a further month', () => {
  it('begins where the first one ends, with an allowance of its own', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 10), pay(user, 'b', 2)] })
    expect(await monthsOf(user)).toEqual([
      ['a', 10, -20],
      ['b', -20, -50],
    ])
    await charge(user, 1, 20)
    expect(await allowance(user, 19.9)).toMatchObject({ used: 20 })
    expect(await allowance(user, 20.1)).toEqual({ status: 'active', used: 0, max_requests: 20 })
    expect(await allowance(user, 50.1)).toMatchObject({ status: 'expired' })
  })

  it('that comes after a gap begins when it is paid', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 60), pay(user, 'b', 2)] })
    expect(await monthsOf(user)).toEqual([
      ['a', 60, 30],
      ['b', 2, -28],
    ])
  })

  it('is the same, in whatever order and however often it is told', async () => {
    const user = await leader()
    const first = pay(user, 'a', 10)
    const second = pay(user, 'b', 2)
    await apply(user, { months: [second] })
    await apply(user, { months: [second, first] })
    await apply(user, { months: [first, second] })
    await apply(user, { months: [second, first, first] })
    expect(await monthsOf(user)).toEqual([
      ['a', 10, -20],
      ['b', -20, -50],
    ])
  })

  it('is not taken away by a reading that is older', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 0)] })
    await apply(user, { months: [], age: 60 })
    expect(await monthsOf(user)).toHaveLength(1)
  })

  it('stays where a caller of before does not speak of Pix', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 0)], attempt: 'failed' })
    const [row] = await db.asService<{ s: State }>(
      'select public.apply_subscription($1, $2, clock_timestamp(), null) as s',
      [user, `cus_${user}`],
    )
    expect(row!.s).toMatchObject({ paid_by: 'pix', pix_attempt: 'failed' })
  })
})

describe('money that went back', () => {
  it('ends its month at once, and draws the next one near', async () => {
    const user = await leader()
    await apply(user, { months: [pay(user, 'a', 10), pay(user, 'b', 2)] })
    await apply(user, { months: [pay(user, 'b', 2)] })
    expect(await monthsOf(user)).toEqual([['b', 2, -28]])
    expect(await apply(user, { months: [] })).toMatchObject({ subscribed: false, paid_by: null })
    expect(await allowance(user)).toMatchObject({ status: 'expired' })
  })

  it('can be asked for in the seven days of each month, and of no other', async () => {
    const user = await leader()
    const state = await apply(user, { months: [pay(user, 'a', 20), pay(user, 'b', 2)] })
    expect(state.withdrawable).toEqual({ subscription: false, pix: [`b${user}`] })
    expect(Date.parse(state.withdraw_until!)).toBeGreaterThan(now + 4 * DAY)
    expect(Date.parse(state.withdraw_until!)).toBeLessThanOrEqual(now + 6 * DAY)
  })
})

describe('the reminder', () => {
  const take = () =>
    db.asService<{ payment: string; ends_at: string }>('select * from public.take_pix_reminders()')
  const names = async (...users: string[]) => {
    const taken = await take()
    return taken
      .map(({ payment }) => payment)
      .filter((payment) => users.some((user) => payment.endsWith(user)))
      .map((payment) => payment.slice(0, 1))
  }

  it('is due in the last three days, once, and not where more is paid', async () => {
    const [early, due, over, extended] = [
      await leader(),
      await leader(),
      await leader(),
      await leader(),
    ]
    await apply(early, { months: [pay(early, 'e', 26.9)] })
    await apply(due, { months: [pay(due, 'd', 27.1)] })
    await apply(over, { months: [pay(over, 'o', 30.1)] })
    await apply(extended, { months: [pay(extended, 'x', 28), pay(extended, 'y', 1)] })
    expect(await names(early, due, over, extended)).toEqual(['d'])
    // read anew from Stripe meanwhile
    await apply(due, { months: [pay(due, 'd', 27.1)] })
    expect(await take()).toEqual([])
    await db.asService('select public.return_pix_reminder($1)', [`d${due}`])
    expect(await names(due)).toEqual(['d'])
  })

  it('is for nobody who has subscribed meanwhile', async () => {
    const user = await leader()
    await apply(user, {
      months: [pay(user, 'a', 28)],
      subscription: {
        id: `sub_${user}`,
        status: 'active',
        current_period_start: daysAgo(1),
        current_period_end: daysAgo(-29),
        cancel_at_period_end: false,
        first_paid_at: daysAgo(1),
      },
    })
    expect(await take()).toEqual([])
  })
})

describe('beside a subscription', () => {
  const subscription = {
    id: 'sub_',
    status: 'active',
    current_period_start: daysAgo(1),
    current_period_end: daysAgo(-29),
    cancel_at_period_end: false,
    first_paid_at: daysAgo(1),
  }

  it('the subscription is what counts', async () => {
    const user = await leader()
    const state = await apply(user, {
      subscription: { ...subscription, id: `sub_${user}` },
      months: [pay(user, 'a', 10)],
    })
    expect(state).toMatchObject({ paid_by: 'subscription', cancel_at_period_end: false })
    expect(state.withdrawable.subscription).toBe(true)
  })

  it('what a month by Pix used is not held against the one that follows', async () => {
    const user = await leader()
    await charge(user, -0.02, 20)
    await apply(user, {
      subscription: { ...subscription, id: `sub_${user}` },
      months: [pay(user, 'a', 30.01)],
    })
    expect(await allowance(user)).toMatchObject({ status: 'active', used: 0 })
  })
})
