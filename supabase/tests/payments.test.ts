import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

type Account = { user_id: string; customer: string; asked_at: string; event_seen: boolean }

type State = {
  subscribed: boolean
  subscription_status: string
  current_period_end: string | null
  cancel_at_period_end: boolean
  withdraw_until: string | null
}

type Facts = {
  id: string
  status: string
  current_period_start: string | null
  current_period_end: string | null
  cancel_at_period_end: boolean
  first_paid_at: string | null
}

/** What is said of Pix where nobody ever paid by it. */
const NO_PIX = {
  paid_by: null,
  pix_attempt: null,
  withdrawable: { subscription: false, pix: [] },
}

async function account(user: string, event?: string): Promise<Account | null> {
  const [row] = await db.asService<{ a: Account | null }>(
    'select public.billing_account(p_user => $1, p_event => $2) as a',
    [user, event ?? null],
  )
  return row!.a
}

async function saveCustomer(user: string, customer: string, gone?: string): Promise<string> {
  const [row] = await db.asService<{ c: string }>('select public.save_customer($1, $2, $3) as c', [
    user,
    customer,
    gone ?? null,
  ])
  return row!.c
}

async function apply(
  { user_id, customer, asked_at }: Account,
  said: Facts | null,
  event: string | null = null,
): Promise<State> {
  const [row] = await db.asService<{ s: State }>(
    `select public.apply_subscription($1, $2, $3::timestamptz, $4::jsonb, $5, 'customer.subscription.updated') as s`,
    [user_id, customer, asked_at, said && JSON.stringify(said), event],
  )
  return row!.s
}

async function refresh(user: string): Promise<State> {
  const [row] = await db.asService<{ s: State }>('select public.refresh_subscription($1) as s', [
    user,
  ])
  return row!.s
}

async function storedStatus(user: string): Promise<string> {
  const [row] = await db.asUser<{ s: string }>(
    user,
    'select subscription_status as s from public.user_profiles',
  )
  return row!.s
}

async function endTrial(user: string): Promise<void> {
  await db.asService(
    `update public.user_profiles set trial_expires_at = now() - interval '1 second' where user_id = $1`,
    [user],
  )
}

/** A user with a customer, ready to be told what Stripe says. */
async function customerOf(user: string): Promise<Account> {
  await saveCustomer(user, `cus_${user}`)
  return (await account(user))!
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

function facts(user: string, status: string, changes: Partial<Facts> = {}): Facts {
  return {
    id: `sub_${user}`,
    status,
    current_period_start: inDays(-1),
    current_period_end: inDays(29),
    cancel_at_period_end: false,
    first_paid_at: inDays(-1),
    ...changes,
  }
}

describe('the customer of a user', () => {
  it('is the first one that was kept, whoever comes later', async () => {
    const user = await db.createUser()
    expect(await account(user)).toBeNull()
    expect(await saveCustomer(user, 'cus_first')).toBe('cus_first')
    expect(await saveCustomer(user, 'cus_second')).toBe('cus_first')
    expect(await account(user)).toMatchObject({ user_id: user, customer: 'cus_first' })
  })

  it('is replaced only where the stored one is named as gone', async () => {
    const user = await db.createUser()
    await saveCustomer(user, 'cus_old')
    expect(await saveCustomer(user, 'cus_new', 'cus_other')).toBe('cus_old')
    expect(await saveCustomer(user, 'cus_new', 'cus_old')).toBe('cus_new')
    expect(await saveCustomer(user, 'cus_newer', 'cus_old')).toBe('cus_new')
  })

  it('begins without a subscription and changes no plan', async () => {
    const user = await db.createUser()
    await saveCustomer(user, 'cus_plain')
    expect(await db.asUser(user, 'select status from public.subscriptions')).toEqual([
      { status: 'none' },
    ])
    expect(await refresh(user)).toMatchObject({ subscribed: false, subscription_status: 'trial' })
  })

  it('is found by its id at Stripe too, and nobody is found by nothing', async () => {
    const user = await db.createUser()
    await saveCustomer(user, 'cus_by_id')
    const find = async (args: string) =>
      (await db.asService<{ a: Account | null }>(`select public.billing_account(${args}) as a`))[0]!
        .a
    expect(await find(`p_customer => 'cus_by_id'`)).toMatchObject({ user_id: user })
    expect(await find(`p_customer => 'cus_unknown'`)).toBeNull()
    expect(await find('')).toBeNull()
  })

  it('cannot belong to two users', async () => {
    await saveCustomer(await db.createUser(), 'cus_one_owner')
    const second = await db.createUser()
    await expect(saveCustomer(second, 'cus_one_owner')).rejects.toMatchObject({ code: '23505' })
  })
})

describe('what Stripe says', () => {
  it('is stored, and the plan written into the profile', async () => {
    const user = await db.createUser()
    const state = await apply(await customerOf(user), facts(user, 'active'))
    expect(state).toMatchObject({
      subscribed: true,
      subscription_status: 'active',
      cancel_at_period_end: false,
    })
    expect(Date.parse(state.current_period_end!)).toBeGreaterThan(Date.now())
    expect(await storedStatus(user)).toBe('active')
  })

  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'active'],
    ['unpaid', 'expired'],
    ['paused', 'expired'],
    ['canceled', 'expired'],
    ['incomplete', 'expired'],
    ['incomplete_expired', 'expired'],
    ['a_status_of_next_year', 'expired'],
  ])('%s makes someone whose trial is over %s', async (status, plan) => {
    const user = await db.createUser()
    await endTrial(user)
    const state = await apply(await customerOf(user), facts(user, status))
    expect(state).toMatchObject({ subscribed: plan === 'active', subscription_status: plan })
    expect(await storedStatus(user)).toBe(plan)
  })

  it('keeps access to the end of the paid period after a cancellation', async () => {
    const user = await db.createUser()
    const state = await apply(
      await customerOf(user),
      facts(user, 'active', { cancel_at_period_end: true }),
    )
    expect(state).toMatchObject({ subscribed: true, cancel_at_period_end: true })
  })

  it('waits for a late renewal for three days, and for none that was cancelled', async () => {
    const user = await db.createUser()
    await endTrial(user)
    const customer = await customerOf(user)
    const over = { current_period_start: inDays(-32), current_period_end: inDays(-2) }
    expect(await apply(customer, facts(user, 'active', over))).toMatchObject({ subscribed: true })
    const cancelled = facts(user, 'active', { ...over, cancel_at_period_end: true })
    expect(await apply((await account(user))!, cancelled)).toMatchObject({
      subscribed: false,
      subscription_status: 'expired',
    })
  })

  it('that there is no subscription ends a plan, and remembers that there was one', async () => {
    const user = await db.createUser()
    await endTrial(user)
    await apply(await customerOf(user), facts(user, 'active'))
    expect(await apply((await account(user))!, null)).toEqual({
      subscribed: false,
      subscription_status: 'expired',
      current_period_end: null,
      cancel_at_period_end: false,
      withdraw_until: null,
      ...NO_PIX,
    })
    const [usage] = await db.asUser<{ u: { reason: string } }>(
      user,
      'select public.can_make_request($1) as u',
      [user],
    )
    expect(usage!.u.reason).toBe(
      'Sua assinatura terminou. Assine novamente para criar novos esboços.',
    )
  })

  it('does not count when something newer is stored already', async () => {
    const user = await db.createUser()
    await endTrial(user)
    const older = await customerOf(user)
    const newer = (await account(user))!
    await apply(newer, facts(user, 'canceled'))
    const state = await apply(older, facts(user, 'active'))
    expect(state).toMatchObject({ subscribed: false, subscription_status: 'expired' })
    expect(await storedStatus(user)).toBe('expired')
  })

  it('about a customer who was replaced meanwhile does not count', async () => {
    const user = await db.createUser()
    const before = await customerOf(user)
    await saveCustomer(user, `cus_new_${user}`, before.customer)
    expect(await apply(before, facts(user, 'active'))).toMatchObject({ subscribed: false })
  })
})

describe('a trial that ran out', () => {
  it('becomes expired in the profile without any payment', async () => {
    const user = await db.createUser()
    await endTrial(user)
    expect(await storedStatus(user)).toBe('trial')
    expect(await refresh(user)).toEqual({
      subscribed: false,
      subscription_status: 'expired',
      current_period_end: null,
      cancel_at_period_end: false,
      withdraw_until: null,
      ...NO_PIX,
    })
    expect(await storedStatus(user)).toBe('expired')
  })
})

describe('events', () => {
  it('are stored once, together with their effect', async () => {
    const user = await db.createUser()
    const asked = await customerOf(user)
    expect(asked.event_seen).toBe(false)
    for (let i = 0; i < 10; i += 1) await apply(asked, facts(user, 'active'), 'evt_repeated')
    expect((await account(user, 'evt_repeated'))!.event_seen).toBe(true)
    expect(
      await db.asService(`select type from public.stripe_events where id = 'evt_repeated'`),
    ).toEqual([{ type: 'customer.subscription.updated' }])
  })

  it('leave no trace when their effect cannot be written', async () => {
    const user = await db.createUser()
    const asked = await customerOf(user)
    const broken = facts(user, 'active', { current_period_end: 'not a date' })
    await expect(apply(asked, broken, 'evt_broken')).rejects.toMatchObject({ code: '22007' })
    expect((await account(user, 'evt_broken'))!.event_seen).toBe(false)
  })

  it('of a reading that came too late are stored all the same, so that they are not sent again', async () => {
    const user = await db.createUser()
    const older = await customerOf(user)
    await apply((await account(user))!, facts(user, 'canceled'))
    await apply(older, facts(user, 'active'), 'evt_late')
    expect((await account(user, 'evt_late'))!.event_seen).toBe(true)
  })
})

describe('a question to Stripe', () => {
  async function take(user: string): Promise<boolean> {
    const [row] = await db.asService<{ t: boolean }>(
      'select public.take_subscription_check($1) as t',
      [user],
    )
    return row!.t
  }

  const age = (user: string, interval: string) =>
    db.asOwner(
      `update public.subscriptions
       set fetched_at = fetched_at - $2::interval, checked_at = checked_at - $2::interval where user_id = $1`,
      [user, interval],
    )

  it('is for those who have a customer, and one at a time', async () => {
    const user = await db.createUser()
    expect(await take(user)).toBe(false)
    await customerOf(user)
    expect(await take(user)).toBe(true)
    expect(await take(user)).toBe(false)
    await age(user, '3 seconds')
    expect(await take(user)).toBe(true)
  })

  it.each([
    ['not for ten minutes after its answer', false, '9 minutes 59 seconds', false],
    ['after ten minutes', false, '10 minutes', true],
    ['within seconds where the person was just there', true, '3 seconds', true],
    ['but not at once', true, '2 seconds', false],
  ])('is asked again %s', async (_, wasThere, interval, asked) => {
    const user = await db.createUser()
    await apply(await customerOf(user), facts(user, 'active'))
    if (wasThere) await db.asService('select public.note_stripe_visit($1)', [user])
    await age(user, interval)
    expect(await take(user)).toBe(asked)
  })
})

describe('the right of withdrawal (CDC art. 49)', () => {
  it.each([
    ['2026-11-01T13:00:00Z', '2026-11-09T03:00:00+00:00'],
    ['2026-11-02T02:59:59Z', '2026-11-09T03:00:00+00:00'],
    ['2026-11-02T03:00:00Z', '2026-11-10T03:00:00+00:00'],
    ['2027-02-25T12:00:00Z', '2027-03-05T03:00:00+00:00'],
  ])('of a payment at %s lasts until %s', async (paidAt, deadline) => {
    const [row] = await db.asService<{ d: string }>(
      'select private.withdrawal_deadline($1::timestamptz) as d',
      [paidAt],
    )
    expect(Date.parse(row!.d)).toBe(Date.parse(deadline))
  })

  it('is told while it lasts', async () => {
    const user = await db.createUser()
    const asked = await customerOf(user)
    const within = await apply(asked, facts(user, 'active', { first_paid_at: inDays(-6) }))
    expect(Date.parse(within.withdraw_until!)).toBeGreaterThan(Date.now())
    const over = await apply(
      (await account(user))!,
      facts(user, 'active', { first_paid_at: inDays(-9) }),
    )
    expect(over.withdraw_until).toBeNull()
    const nothingHeld = await apply(
      (await account(user))!,
      facts(user, 'active', { first_paid_at: null }),
    )
    expect(nothingHeld.withdraw_until).toBeNull()
  })
})
