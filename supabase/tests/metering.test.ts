import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
  // how many runs may begin in an hour is the matter of runs.test.ts
  await db.asOwner('update private.settings set paid_runs_per_hour = 1000, runs_per_hour = 1000')
})

afterAll(() => db.close())

type Reservation = {
  status: string
  id: string
  attempt: number
  reason?: string
  result?: unknown
}

type Usage = {
  can_request: boolean
  reason: string
  reason_code: string | null
  requests_remaining: number
  subscription_status: string
  requests_used: number
  requests_limit: number
  trial_expired: boolean
  period_ends_at: string | null
}

async function reserve(user: string, key: string = randomUUID(), hash = 'h', inflight = 100) {
  const [row] = await db.asService<{ r: Reservation }>(
    'select public.reserve_request($1, $2, $3, $4) as r',
    [user, key, hash, inflight],
  )
  return row!.r
}

async function settle({ id, attempt }: Reservation, error: string | null = null) {
  const [row] = await db.asService<{ ok: boolean }>(
    `select public.settle_request($1, $2, '{"outline":"# Graça"}', $3) as ok`,
    [id, attempt, error],
  )
  return row!.ok
}

async function usage(user: string): Promise<Usage> {
  const [row] = await db.asUser<{ u: Usage }>(user, 'select public.can_make_request($1) as u', [
    user,
  ])
  return row!.u
}

async function use(user: string, times: number) {
  for (let i = 0; i < times; i += 1) await settle(await reserve(user))
}

async function subscribe(user: string, status: string, start: string, end: string) {
  await db.asService(
    `insert into public.subscriptions (user_id, stripe_customer_id, stripe_subscription_id, status,
       current_period_start, current_period_end)
     values ($1, $2, $3, $4, now() + $5::interval, now() + $6::interval)`,
    [user, `cus_${user}`, `sub_${user}`, status, start, end],
  )
}

async function endTrial(user: string) {
  await db.asService(
    `update public.user_profiles set trial_expires_at = now() - interval '1 second' where user_id = $1`,
    [user],
  )
}

describe('a new account', () => {
  it('gets a profile, seven days and ten requests', async () => {
    const user = await db.createUser({
      email: 'ana@exemplo.com.br',
      metadata: { name: 'Ana Souza' },
    })
    const [profile] = await db.asUser(
      user,
      `select email, name, subscription_status,
              trial_expires_at - now() between interval '6 days 23 hours' and interval '7 days' as seven_days
       from public.user_profiles`,
    )
    expect(profile).toEqual({
      email: 'ana@exemplo.com.br',
      name: 'Ana Souza',
      subscription_status: 'trial',
      seven_days: true,
    })
    expect(await usage(user)).toMatchObject({
      can_request: true,
      reason: '',
      reason_code: null,
      requests_remaining: 10,
      requests_used: 0,
      requests_limit: 10,
      subscription_status: 'trial',
      trial_expired: false,
    })
  })

  it.each([
    [{ name: '  ' }, 'bia.lima@exemplo.com.br', 'bia.lima'],
    [{}, 'caio@exemplo.com.br', 'caio'],
    [{}, '', 'Usuário'],
    [{ name: 'N'.repeat(300) }, 'n@exemplo.com.br', 'N'.repeat(120)],
  ])('with metadata %o and e-mail %j is called %j', async (metadata, email, name) => {
    const user = await db.createUser({ email, metadata })
    expect(await db.asUser(user, 'select name from public.user_profiles')).toEqual([{ name }])
  })
})

describe('the trial', () => {
  it('ends with the tenth request', async () => {
    const user = await db.createUser()
    await use(user, 9)
    expect(await usage(user)).toMatchObject({ can_request: true, requests_remaining: 1 })
    await use(user, 1)
    expect(await usage(user)).toMatchObject({
      can_request: false,
      reason: 'Você utilizou suas 10 requisições gratuitas do período de teste.',
      reason_code: 'trial_requests',
      requests_remaining: 0,
      subscription_status: 'trial',
    })
    expect(await reserve(user)).toEqual({
      status: 'limit_reached',
      reason: 'Você utilizou suas 10 requisições gratuitas do período de teste.',
      reason_code: 'trial_requests',
    })
  })

  it('ends after seven days, to the second', async () => {
    const user = await db.createUser()
    const at = async (offset: string) => {
      const [row] = await db.asService<{ status: string; max: number }>(
        `select a.status, a.max_requests as max from public.user_profiles p,
           private.allowance(p.user_id, p.trial_expires_at + $2::interval) a where p.user_id = $1`,
        [user, offset],
      )
      return row
    }
    expect(await at('-1 second')).toEqual({ status: 'trial', max: 10 })
    expect(await at('0 seconds')).toEqual({ status: 'expired', max: 0 })
    expect(await at('1 second')).toEqual({ status: 'expired', max: 0 })

    await endTrial(user)
    expect(await usage(user)).toMatchObject({
      can_request: false,
      reason: 'Seu período de 7 dias de teste gratuito expirou.',
      reason_code: 'trial_days',
      subscription_status: 'expired',
      trial_expired: true,
    })
    expect(await reserve(user)).toEqual({
      status: 'limit_reached',
      reason: 'Seu período de 7 dias de teste gratuito expirou.',
      reason_code: 'trial_days',
    })
  })
})

describe('a subscription', () => {
  it('gives twenty in a calendar month, whatever the trial used', async () => {
    const user = await db.createUser()
    await use(user, 10)
    await subscribe(user, 'active', '-1 day', '29 days')
    expect(await usage(user)).toMatchObject({
      requests_remaining: 20,
      subscription_status: 'active',
    })
    await use(user, 20)
    expect(await usage(user)).toMatchObject({
      can_request: false,
      reason:
        'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.',
      reason_code: 'monthly',
    })
    expect(await reserve(user)).toMatchObject({ status: 'limit_reached', reason_code: 'monthly' })

    await db.asService(
      `update public.generation_requests set charged_at = charged_at - interval '1 month' where user_id = $1`,
      [user],
    )
    expect(await usage(user)).toMatchObject({ requests_remaining: 20 })
  })

  it.each([
    ['2026-12-01T02:59:59Z', '2026-11-01T03:00:00Z', '2026-12-01T03:00:00Z'],
    ['2026-12-01T03:00:00Z', '2026-12-01T03:00:00Z', '2027-01-01T03:00:00Z'],
    ['2027-01-31T12:00:00Z', '2027-01-01T03:00:00Z', '2027-02-01T03:00:00Z'],
    ['2028-02-29T23:00:00Z', '2028-02-01T03:00:00Z', '2028-03-01T03:00:00Z'],
  ])('at %s counts from %s to %s', async (now, start, end) => {
    const user = await db.createUser()
    await subscribe(user, 'active', '-1 day', '10 years')
    const [row] = await db.asService<{ starts: boolean; ends: boolean }>(
      `select window_start = $3::timestamptz as starts, window_end = $4::timestamptz as ends
       from private.allowance($1, $2::timestamptz)`,
      [user, now, start, end],
    )
    expect(row).toEqual({ starts: true, ends: true })
  })

  it.each([
    ['active', '-31 days', '-1 hour', 'active'],
    ['active', '-35 days', '-4 days', 'expired'],
    ['trialing', '-1 day', '6 days', 'active'],
    ['past_due', '-2 days', '28 days', 'active'],
    ['past_due', '-8 days', '22 days', 'expired'],
    ['canceled', '-1 day', '29 days', 'expired'],
    ['incomplete', '-1 day', '29 days', 'expired'],
    ['incomplete_expired', '-1 day', '29 days', 'expired'],
    ['unpaid', '-1 day', '29 days', 'expired'],
    ['paused', '-1 day', '29 days', 'expired'],
    ['something_new', '-1 day', '29 days', 'expired'],
  ])('%s from %s to %s is %s', async (status, start, end, expected) => {
    const user = await db.createUser()
    await endTrial(user)
    await subscribe(user, status, start, end)
    const answer = await usage(user)
    expect(answer).toMatchObject({
      subscription_status: expected,
      can_request: expected === 'active',
      trial_expired: false,
      reason:
        expected === 'active'
          ? ''
          : 'Sua assinatura terminou. Assine novamente para criar novos esboços.',
      reason_code: expected === 'active' ? null : 'subscription_ended',
    })
  })
})

describe('a request', () => {
  it('is charged when reserved and stays charged when committed', async () => {
    const user = await db.createUser()
    const reservation = await reserve(user)
    expect(reservation).toMatchObject({ status: 'reserved', attempt: 1 })
    expect(await usage(user)).toMatchObject({ requests_used: 1 })
    expect(await settle(reservation)).toBe(true)
    expect(await usage(user)).toMatchObject({ requests_used: 1 })
  })

  it('that fails is refunded, and may be tried again under the same id', async () => {
    const user = await db.createUser()
    const key = randomUUID()
    const first = await reserve(user, key)
    expect(await settle(first, 'model_failed')).toBe(true)
    expect(await usage(user)).toMatchObject({ requests_used: 0 })
    const second = await reserve(user, key)
    expect(second).toMatchObject({ status: 'reserved', attempt: 2 })
    expect(await settle(first)).toBe(false)
    expect(await settle(second)).toBe(true)
    expect(await usage(user)).toMatchObject({ requests_used: 1 })
  })

  it('answers a repetition with what was made, and another input with a refusal', async () => {
    const user = await db.createUser()
    const key = randomUUID()
    const reservation = await reserve(user, key)
    expect(await reserve(user, key)).toEqual({ status: 'in_progress' })
    await settle(reservation)
    expect(await reserve(user, key)).toEqual({ status: 'replay', result: { outline: '# Graça' } })
    expect(await reserve(user, key, 'another')).toEqual({ status: 'key_reused' })
    expect(await usage(user)).toMatchObject({ requests_used: 1 })
  })

  it('settles once', async () => {
    const reservation = await reserve(await db.createUser())
    expect(await settle(reservation)).toBe(true)
    expect(await settle(reservation)).toBe(false)
    expect(await settle(reservation, 'model_failed')).toBe(false)
  })

  it('whose function died gives its charge back when the lease ends, and commits nothing late', async () => {
    const user = await db.createUser()
    const reservation = await reserve(user)
    const isOver = () => db.asUser(user, 'select r.lease_over from public.generation_requests r')
    expect(await isOver()).toEqual([{ lease_over: false }])
    await db.asService(
      `update public.generation_requests set lease_until = now() - interval '1 second' where id = $1`,
      [reservation.id],
    )
    expect(await isOver()).toEqual([{ lease_over: true }])
    expect(await usage(user)).toMatchObject({ requests_used: 0 })
    expect(await settle(reservation)).toBe(false)
    const next = await reserve(user)
    expect(next.status).toBe('reserved')
    expect(
      await db.asService('select state, error_code from public.generation_requests where id = $1', [
        reservation.id,
      ]),
    ).toEqual([{ state: 'refunded', error_code: 'lease_expired' }])
    expect(await settle(reservation)).toBe(false)
  })

  it('that tells that it is alive is taken for dead a minute after its last word, and not revived', async () => {
    const user = await db.createUser()
    const reservation = await reserve(user)
    const renew = ({ id, attempt }: Reservation) =>
      db.asService('select public.renew_request($1, $2) as renewed', [id, attempt])
    const left = () =>
      db.asOwner(
        `select round(extract(epoch from lease_until - clock_timestamp())) between 50 and 60 as a_minute
         from public.generation_requests where id = $1`,
        [reservation.id],
      )
    expect(await left()).toEqual([{ a_minute: false }])
    expect(await renew(reservation)).toEqual([{ renewed: true }])
    expect(await left()).toEqual([{ a_minute: true }])
    expect(await renew({ ...reservation, attempt: 2 })).toEqual([{ renewed: false }])
    await db.asService(
      `update public.generation_requests set lease_until = now() - interval '1 second' where id = $1`,
      [reservation.id],
    )
    expect(await renew(reservation)).toEqual([{ renewed: false }])
    expect(await usage(user)).toMatchObject({ requests_used: 0 })
  })

  it('waits while two others of the same user are running', async () => {
    const user = await db.createUser()
    const running = await reserve(user, randomUUID(), 'h', 2)
    await reserve(user, randomUUID(), 'h', 2)
    expect(await reserve(user, randomUUID(), 'h', 2)).toEqual({ status: 'busy' })
    await settle(running)
    expect((await reserve(user, randomUUID(), 'h', 2)).status).toBe('reserved')
  })

  it('of an account without a profile is refused', async () => {
    expect((await reserve(randomUUID())).status).toBe('limit_reached')
  })
})

describe('what a plan gives', () => {
  it('stands once: allowance, sentences and the days of a new trial follow it', async () => {
    const user = await db.createUser()
    await use(user, 3)
    await db.asOwner(`update private.plans set requests = 3, days = 2 where id = 'trial'`)
    try {
      expect(await usage(user)).toMatchObject({
        can_request: false,
        reason: 'Você utilizou suas 3 requisições gratuitas do período de teste.',
        requests_limit: 3,
      })
      const [profile] = await db.asUser(
        await db.createUser(),
        `select trial_expires_at - now() between interval '1 day 23 hours' and interval '2 days' as two_days
         from public.user_profiles`,
      )
      expect(profile).toEqual({ two_days: true })
    } finally {
      await db.asOwner(`update private.plans set requests = 10, days = 7 where id = 'trial'`)
    }
  })
})

describe('track_request_usage', () => {
  const track = async (user: string, type = 'outline_generation') => {
    const [row] = await db.asUser<{ ok: boolean }>(
      user,
      'select public.track_request_usage($1, $2) as ok',
      [user, type],
    )
    return row!.ok
  }

  it('acknowledges and never charges while the server meters', async () => {
    const user = await db.createUser()
    await use(user, 2)
    for (let i = 0; i < 100; i += 1) expect(await track(user)).toBe(true)
    expect(await usage(user)).toMatchObject({ requests_used: 2 })
    expect(
      await db.asUser(
        user,
        'select count(acknowledged_at)::int as seen from public.generation_requests',
      ),
    ).toEqual([{ seen: 2 }])
  })

  it('takes no other kind of request', async () => {
    const user = await db.createUser()
    await expect(track(user, 'anything')).rejects.toMatchObject({ code: '22023' })
  })

  it('is what charges while the client meters, up to the allowance', async () => {
    const user = await db.createUser()
    await db.asService(`update private.settings set metering = 'client'`)
    try {
      for (let i = 0; i < 10; i += 1) expect(await track(user)).toBe(true)
      expect(await track(user)).toBe(false)
      expect(await usage(user)).toMatchObject({ requests_used: 10, can_request: false })
    } finally {
      await db.asService(`update private.settings set metering = 'server'`)
    }
  })
})

it('an account that is deleted takes all its rows along', async () => {
  const user = await db.createUser()
  await use(user, 1)
  await subscribe(user, 'active', '-1 day', '29 days')
  await db.asOwner('delete from auth.users where id = $1', [user])
  for (const table of [
    'user_profiles',
    'generated_outlines',
    'subscriptions',
    'generation_requests',
  ]) {
    expect(await db.asOwner(`select 1 from public.${table} where user_id = $1`, [user])).toEqual([])
  }
})
