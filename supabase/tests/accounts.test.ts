import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWN_DATA } from '../functions/_shared/contract/own-data.ts'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'
import { seedTables, TABLES } from './tables.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

type Profile = { email: string; name: string; subscription_status: string; days: number }

async function profile(id: string): Promise<Profile> {
  const [row] = await db.asUser<Profile>(
    id,
    `select email, name, subscription_status,
            extract(epoch from trial_expires_at - now())::float8 / 86400 as days
     from public.user_profiles`,
  )
  return row!
}

/** An account whose address is not confirmed yet. */
async function signUp(email: string): Promise<string> {
  const [row] = await db.asOwner<{ id: string }>(
    `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, '{}') returning id`,
    [email],
  )
  return row!.id
}

const confirm = (id: string) =>
  db.asOwner('update auth.users set email_confirmed_at = now() where id = $1', [id])

const deleteUser = (id: string) => db.asOwner('delete from auth.users where id = $1', [id])

async function remembered(): Promise<number> {
  const [row] = await db.asOwner<{ count: number }>(
    'select count(*)::int as count from private.trial_mailboxes',
  )
  return row!.count
}

describe('the trial of an address', () => {
  it('is given once: after a deletion the same address starts without one', async () => {
    const first = await db.createUser({ email: 'marta@exemplo.com.br' })
    expect((await profile(first)).subscription_status).toBe('trial')
    await deleteUser(first)

    const second = await db.createUser({ email: 'Marta@Exemplo.com.br' })
    expect(await profile(second)).toMatchObject({ subscription_status: 'expired' })
    expect((await profile(second)).days).toBeLessThanOrEqual(0)
    const [row] = await db.asUser<{ check: object }>(
      second,
      'select public.can_make_request(auth.uid()) as check',
    )
    expect(row!.check).toMatchObject({
      can_request: false,
      requests_remaining: 0,
      subscription_status: 'expired',
      trial_expired: true,
      reason: 'Seu período de 7 dias de teste gratuito expirou.',
    })
    const [reserved] = await db.asService<{ r: object }>(
      `select public.reserve_request($1, gen_random_uuid(), 'h') as r`,
      [second],
    )
    expect(reserved!.r).toMatchObject({ status: 'limit_reached' })
  })

  it.each([
    ['joao.silva@gmail.com', 'j.o.a.o.silva+culto@googlemail.com', 'expired'],
    ['ana+celula@GMAIL.com', 'an.a@gmail.com', 'expired'],
    ['rute.lima@exemplo.com.br', 'rutelima@exemplo.com.br', 'trial'],
    ['noemi@exemplo.com.br', 'noemi+grupo@exemplo.com.br', 'trial'],
    ['gmail.com@exemplo.com.br', 'gmailcom@exemplo.com.br', 'trial'],
  ])('of %s deleted, %s signs up: %s', async (former, next, status) => {
    await deleteUser(await db.createUser({ email: former }))
    const id = await db.createUser({ email: next })
    expect((await profile(id)).subscription_status).toBe(status)
  })

  it('is not spent by somebody who typed an address and never confirmed it', async () => {
    const before = await remembered()
    const id = await signUp('alheia@exemplo.com.br')
    await deleteUser(id)
    expect(await remembered()).toBe(before)
    const owner = await db.createUser({ email: 'alheia@exemplo.com.br' })
    expect((await profile(owner)).subscription_status).toBe('trial')
  })

  it.each([
    ['paulo@gmail.com', 'p.aulo+2@gmail.com'],
    ['silas@outlook.com.br', 'silas+2@outlook.com.br'],
    ['lidia@icloud.com', 'lidia+teste@icloud.com'],
  ])('is not given to %s and to %s at once', async (first, alias) => {
    const one = await db.createUser({ email: first })
    const two = await db.createUser({ email: alias })
    expect((await profile(one)).subscription_status).toBe('trial')
    expect(await profile(two)).toMatchObject({ subscription_status: 'expired' })
    expect((await profile(two)).days).toBeLessThanOrEqual(0)
  })

  it('belongs to the alias that is confirmed first', async () => {
    const one = await signUp('tito@gmail.com')
    const two = await signUp('tito+2@gmail.com')
    await confirm(two)
    await confirm(one)
    expect((await profile(two)).subscription_status).toBe('trial')
    expect((await profile(one)).subscription_status).toBe('expired')
    const [reserved] = await db.asService<{ r: object }>(
      `select public.reserve_request($1, gen_random_uuid(), 'h') as r`,
      [one],
    )
    expect(reserved!.r).toMatchObject({ status: 'limit_reached', reason_code: 'trial_days' })
  })

  it('is not won by changing the address, deleting the account and signing up again', async () => {
    const id = await db.createUser({ email: 'priscila@exemplo.com.br' })
    await db.asOwner(
      `update auth.users set email = 'outra.priscila@exemplo.com.br' where id = $1`,
      [id],
    )
    expect((await profile(id)).subscription_status).toBe('trial')
    const meanwhile = await db.createUser({ email: 'priscila@exemplo.com.br' })
    expect((await profile(meanwhile)).subscription_status).toBe('expired')
    await deleteUser(meanwhile)
    await deleteUser(id)
    for (const email of ['priscila@exemplo.com.br', 'outra.priscila@exemplo.com.br']) {
      const again = await db.createUser({ email })
      expect((await profile(again)).subscription_status).toBe('expired')
    }
  })

  it('goes on when the address is changed to one that had a trial', async () => {
    await deleteUser(await db.createUser({ email: 'filemom@exemplo.com.br' }))
    const id = await db.createUser({ email: 'onesimo@exemplo.com.br' })
    await db.asOwner(`update auth.users set email = 'filemom@exemplo.com.br' where id = $1`, [id])
    expect((await profile(id)).subscription_status).toBe('trial')
    expect((await profile(id)).days).toBeCloseTo(7, 2)
  })

  it('that is over takes no plan away from who pays', async () => {
    await deleteUser(await db.createUser({ email: 'febe@exemplo.com.br' }))
    const id = await signUp('febe@exemplo.com.br')
    await db.asService(
      `update public.user_profiles set subscription_status = 'active' where user_id = $1`,
      [id],
    )
    await confirm(id)
    expect((await profile(id)).subscription_status).toBe('active')
  })

  it('is not won by making the profile oneself', async () => {
    await deleteUser(await db.createUser({ email: 'esperto@exemplo.com.br' }))
    const id = await db.createUser({ email: 'esperto@exemplo.com.br' })
    await db.asOwner('delete from public.user_profiles where user_id = $1', [id])
    await db.asUser(
      id,
      `insert into public.user_profiles (user_id, email, name)
       values (auth.uid(), 'outra@exemplo.com.br', 'Esperto')`,
    )
    expect((await profile(id)).subscription_status).toBe('expired')
  })

  it('lasts seven days for everybody else', async () => {
    const { days, subscription_status } = await profile(await db.createUser())
    expect(subscription_status).toBe('trial')
    expect(days).toBeCloseTo(7, 2)
  })
})

describe('what remains of a deleted account', () => {
  it('is a keyed hash and nothing else', async () => {
    const email = 'quem.foi@exemplo.com.br'
    const id = await db.createUser({ email, metadata: { name: 'Quem Foi' } })
    await seedTables(db.asOwner, id)
    const owned = Object.entries(TABLES).filter(([, { owner }]) => owner !== null)
    const left = async () => {
      const found: string[] = []
      for (const [name, { owner }] of owned) {
        const rows = await db.asOwner(`select 1 from ${name} where ${owner} = $1`, [id])
        if (rows.length > 0) found.push(name)
      }
      return found
    }
    expect(await left()).toEqual(owned.map(([name]) => name))
    await deleteUser(id)
    expect(await left()).toEqual([])

    const [settings] = await db.asOwner<{ key: string }>(
      `select encode(account_key, 'hex') as key from private.settings`,
    )
    const key = Buffer.from(settings!.key, 'hex')
    expect(key).toHaveLength(32)
    const hash = createHmac('sha256', key).update(email).digest('hex')
    expect(
      await db.asOwner(
        `select 1 from private.trial_mailboxes where email_hash = decode($1, 'hex')`,
        [hash],
      ),
    ).toHaveLength(1)
  })

  it('is written once, however often the address comes and goes', async () => {
    await deleteUser(await db.createUser({ email: 'vaivem@exemplo.com.br' }))
    const before = await remembered()
    await deleteUser(await db.createUser({ email: 'vaivem@exemplo.com.br' }))
    expect(await remembered()).toBe(before)
  })

  it.each(['asAnon', 'asService'] as const)('is read by nobody (%s)', async (as) => {
    await expect(db[as]('select 1 from private.trial_mailboxes')).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('is read by no user either', async () => {
    const id = await db.createUser()
    for (const sql of [
      'select 1 from private.trial_mailboxes',
      'select account_key from private.settings',
      `select private.email_hash('marta@exemplo.com.br')`,
    ]) {
      await expect(db.asUser(id, sql)).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('keeps nothing that leads to the person', async () => {
    const id = await db.createUser({ email: 'sem.rastro@exemplo.com.br' })
    const claim = () => db.asOwner('select 1 from private.trial_mailboxes where user_id = $1', [id])
    expect(await claim()).toHaveLength(1)
    await deleteUser(id)
    expect(await claim()).toEqual([])
  })

  it('is still an account when the deletion fails', async () => {
    const id = await db.createUser({ email: 'fica@exemplo.com.br' })
    const failing = db.transaction(async (tx) => {
      await tx.query('delete from auth.users where id = $1', [id])
      throw new Error('the connection broke')
    })
    await expect(failing).rejects.toThrow('the connection broke')
    expect(await profile(id)).toMatchObject({
      email: 'fica@exemplo.com.br',
      subscription_status: 'trial',
    })
  })
})

describe('the data of a person', () => {
  const parts = Object.entries(TABLES).flatMap(([name, { owner, ownData, notExported }]) =>
    ownData === null ? [] : [{ ...ownData, name, owner, notExported }],
  )

  it('is exported from every table of the API that holds any', () => {
    const holding = Object.entries(TABLES).filter(
      ([name, { owner }]) => owner !== null && name.startsWith('public.'),
    )
    expect(parts.map(({ name }) => name)).toEqual(holding.map(([name]) => name))
    expect(parts.map(({ table }) => `public.${table}`)).toEqual(parts.map(({ name }) => name))
    expect(parts).toHaveLength(Object.keys(OWN_DATA).length)
  })

  it.each(parts)('$name: they may read what is exported, a stranger none of it', async (part) => {
    const user = await db.createUser()
    await seedTables(db.asOwner, user)
    const read = (reader: string) =>
      db.asUser(
        reader,
        `select ${part.columns} from ${part.name} where ${part.owner} = '${user}' order by ${part.order}`,
      )
    expect(await read(user)).toHaveLength(1)
    expect(await read(await db.createUser())).toEqual([])
    expect(part.columns).not.toMatch(/idempotency_key|input_hash|lease_until|attempt/)
  })

  it('leaves out only how rows belong together, and how work is kept from being done twice', async () => {
    const columns = await db.asOwner<{ name: string; column: string }>(
      `select table_schema || '.' || table_name as name, column_name as column
       from information_schema.columns order by ordinal_position`,
    )
    const left = parts.map((part) => [
      part.name,
      columns
        .filter(
          ({ name, column }) =>
            name === part.name &&
            column !== part.owner &&
            !part.columns.split(', ').includes(column),
        )
        .map(({ column }) => column),
    ])
    expect(left).toEqual(parts.map(({ name, notExported = [] }) => [name, notExported]))
  })
})

describe('the address of a profile', () => {
  it('follows the account', async () => {
    const id = await db.createUser({ email: 'antiga@exemplo.com.br' })
    await db.asOwner(`update auth.users set email = 'nova@exemplo.com.br' where id = $1`, [id])
    expect((await profile(id)).email).toBe('nova@exemplo.com.br')
    await db.asOwner('update auth.users set email = null where id = $1', [id])
    expect((await profile(id)).email).toBe('')
  })
})

// RFC 4231, test cases 2 and 3 (section 4.3 and 4.4), and an empty message against Node.
describe('hmac_sha256', () => {
  it.each([
    ['4a656665', Buffer.from('what do ya want for nothing?').toString('hex')],
    ['aa'.repeat(20), 'dd'.repeat(50)],
    ['01'.repeat(64), ''],
  ])('with the key %s', async (key, message) => {
    const expected = createHmac('sha256', Buffer.from(key, 'hex'))
      .update(Buffer.from(message, 'hex'))
      .digest('hex')
    const [row] = await db.asOwner<{ mac: string }>(
      `select encode(private.hmac_sha256(decode($1, 'hex'), decode($2, 'hex')), 'hex') as mac`,
      [key, message],
    )
    expect(row!.mac).toBe(expected)
  })

  it('agrees with the vector of the RFC', async () => {
    const [row] = await db.asOwner<{ mac: string }>(
      `select encode(private.hmac_sha256('Jefe', 'what do ya want for nothing?'), 'hex') as mac`,
    )
    expect(row!.mac).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
  })
})
