import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../local/testing.ts'

let db: TestDatabase
let owner: string
let stranger: string

const OUTLINE = `(title, youtube_url, outline_type, duration, generated_content)
  values ('Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')`

beforeAll(async () => {
  db = await openTestDatabase()
  owner = await db.createUser()
  stranger = await db.createUser()
  await db.asUser(owner, `insert into public.generated_outlines ${OUTLINE}`)
  await db.asService(
    `insert into public.subscriptions (user_id, stripe_customer_id, status) values ($1, 'cus_1', 'incomplete')`,
    [owner],
  )
  await db.asService('select public.reserve_request($1, $2, $3)', [owner, randomUUID(), 'h'])
  await db.asService(
    `insert into public.video_transcripts (video_id, language, cues, source) values ('demo-filho1', 'pt', '[]', 'demo')`,
  )
  await db.asService(`insert into public.stripe_events (id, type) values ('evt_1', 'invoice.paid')`)
})

afterAll(() => db.close())

const OWNED = ['user_profiles', 'generated_outlines', 'subscriptions', 'generation_requests']
const TABLES = [...OWNED, 'video_transcripts', 'stripe_events']

/** The SQLSTATE that a statement is refused with; the number of rows when it is not. */
function outcome(statement: Promise<object[]>): Promise<string | number> {
  return statement.then(
    (rows) => rows.length,
    (error: { code: string }) => error.code,
  )
}

describe('reading', () => {
  it.each(OWNED)('%s: its owner reads one row, a stranger none of it', async (table) => {
    const mine = `select 1 from public.${table} where user_id = '${owner}'`
    expect(await outcome(db.asUser(owner, mine))).toBe(1)
    expect(await outcome(db.asUser(stranger, mine))).toBe(0)
  })

  it.each(TABLES)('%s: closed to the public key', async (table) => {
    expect(await outcome(db.asAnon(`select 1 from public.${table}`))).toBe('42501')
  })

  it.each(['video_transcripts', 'stripe_events'])(
    '%s: closed to everyone but the server',
    async (table) => {
      expect(await outcome(db.asUser(owner, `select 1 from public.${table}`))).toBe('42501')
      expect(await outcome(db.asService(`select 1 from public.${table}`))).toBe(1)
    },
  )

  it('no table was forgotten by these tests, and each has row level security', async () => {
    const rows = await db.asOwner<{ relname: string; relrowsecurity: boolean }>(
      `select relname, relrowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname`,
    )
    expect(rows).toEqual(TABLES.toSorted().map((relname) => ({ relname, relrowsecurity: true })))
  })
})

describe('writing', () => {
  it.each([
    ['plan', `update public.user_profiles set subscription_status = 'active'`],
    ['trial', `update public.user_profiles set trial_expires_at = now() + interval '1 year'`],
    ['e-mail', `update public.user_profiles set email = 'x@exemplo.com.br'`],
    ['profile away', 'delete from public.user_profiles'],
    ['subscription', `update public.subscriptions set status = 'active'`],
    [
      'subscription row',
      `insert into public.subscriptions (user_id, stripe_customer_id, status) values (auth.uid(), 'cus_2', 'active')`,
    ],
    [
      'payment events',
      `insert into public.stripe_events (id, type) values ('evt_2', 'invoice.paid')`,
    ],
    ['ledger', `update public.generation_requests set state = 'refunded'`],
    ['ledger away', 'delete from public.generation_requests'],
    [
      'ledger row',
      `insert into public.generation_requests (user_id, idempotency_key, input_hash, plan, lease_until, charged_at) values (auth.uid(), gen_random_uuid(), 'h', 'trial', now(), now())`,
    ],
    ['metering', `update private.settings set metering = 'client'`],
    ['allowance', `update private.plans set requests = 1000`],
    [
      'date of an outline',
      `update public.generated_outlines set created_at = now() + interval '1 day'`,
    ],
    ['owner of an outline', `update public.generated_outlines set user_id = gen_random_uuid()`],
    [
      'cached captions',
      `insert into public.video_transcripts (video_id, language, cues, source) values ('demo-filho1', 'pt-BR', '[]', 'demo')`,
    ],
  ])('a user cannot write their %s', async (_, sql) => {
    expect(await outcome(db.asUser(owner, sql))).toBe('42501')
  })

  it('a user names the plan columns in no insert either', async () => {
    const id = await db.createUser()
    await db.asOwner('delete from public.user_profiles where user_id = $1', [id])
    const insert = (columns: string, values: string) =>
      outcome(
        db.asUser(id, `insert into public.user_profiles ${columns} values ${values} returning 1`),
      )
    expect(
      await insert(
        '(user_id, email, name, trial_expires_at)',
        `('${id}', '', 'Ana', now() + interval '1 year')`,
      ),
    ).toBe('42501')
    expect(await insert('(user_id, email, name)', `('${owner}', '', 'Ana')`)).toBe('42501')
    expect(await insert('(user_id, email, name)', `('${id}', 'ana@exemplo.com.br', 'Ana')`)).toBe(1)
  })

  it('a user renames themselves and nobody else', async () => {
    const rename = `update public.user_profiles set name = 'Bia' where user_id = '${owner}' returning 1`
    expect(await outcome(db.asUser(stranger, rename))).toBe(0)
    expect(await outcome(db.asUser(owner, rename))).toBe(1)
  })

  it('a stranger changes and deletes no outline, its owner does', async () => {
    const edit = `update public.generated_outlines set title = 'Nova' where user_id = '${owner}' returning 1`
    const remove = `delete from public.generated_outlines where user_id = '${owner}' returning 1`
    expect(await outcome(db.asUser(stranger, edit))).toBe(0)
    expect(await outcome(db.asUser(stranger, remove))).toBe(0)
    expect(await outcome(db.asUser(owner, edit))).toBe(1)
    expect(await outcome(db.asUser(owner, remove))).toBe(1)
  })

  it('nobody saves an outline in the name of another', async () => {
    const insert = `insert into public.generated_outlines (user_id, title, youtube_url, outline_type, duration,
      generated_content) values ('${owner}', 'Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')`
    expect(await outcome(db.asUser(stranger, insert))).toBe('42501')
    expect(await outcome(db.asAnon(insert))).toBe('42501')
  })

  it('the same generation is saved once', async () => {
    const insert = `insert into public.generated_outlines (request_id, title, youtube_url, outline_type, duration,
      generated_content) values ('${randomUUID()}', 'Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')
      returning 1`
    expect(await outcome(db.asUser(owner, insert))).toBe(1)
    expect(await outcome(db.asUser(owner, insert))).toBe('23505')
    expect(await outcome(db.asUser(stranger, insert))).toBe(1)
  })

  it.each([
    ['a blank title', 'title', "'  '"],
    ['a type of no such form', 'outline_type', "'Célula!'"],
    ['a duration between the steps', 'duration', '7'],
    ['a duration above two hours', 'duration', '125'],
    ['an end before the start', 'end_time', '0'],
    ['an empty outline', 'generated_content', "''"],
  ])('the database refuses %s', async (_, column, value) => {
    const columns = new Map([
      ['title', "'Graça'"],
      ['youtube_url', "'https://youtu.be/demo-filho1'"],
      ['outline_type', "'celula'"],
      ['duration', '60'],
      ['start_time', '30'],
      ['end_time', '90'],
      ['generated_content', "'# Graça'"],
    ]).set(column, value)
    const sql = `insert into public.generated_outlines (${[...columns.keys()].join()}) values (${[...columns.values()].join()})`
    expect(await outcome(db.asUser(owner, sql))).toBe('23514')
  })
})

describe('functions', () => {
  const CALLERS: Record<string, string[]> = {
    'public.can_make_request(uuid)': ['authenticated'],
    'public.track_request_usage(uuid,text)': ['authenticated'],
    'public.search_outlines(text)': ['authenticated'],
    'public.reserve_request(uuid,uuid,text,integer)': ['service_role'],
    'public.settle_request(uuid,integer,jsonb,text,text)': ['service_role'],
    'public.reserve_rewrite(uuid,uuid)': ['service_role'],
    'public.refund_rewrite(uuid,uuid)': ['service_role'],
    'public.billing_account(uuid,text,text)': ['service_role'],
    'public.save_customer(uuid,text,text)': ['service_role'],
    'public.refresh_subscription(uuid)': ['service_role'],
    'public.apply_subscription(uuid,text,timestamp with time zone,jsonb,text,text)': [
      'service_role',
    ],
    'public.take_contact_slot(text)': ['service_role'],
    'private.withdrawal_deadline(timestamp with time zone)': ['service_role'],
    'private.allowance(uuid,timestamp with time zone)': ['authenticated', 'service_role'],
    'private.requests_used(uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone)':
      ['authenticated', 'service_role'],
    'private.limit_code(text,boolean)': ['authenticated', 'service_role'],
    'private.limit_text(text)': ['authenticated', 'service_role'],
    'private.trial_end()': ['authenticated', 'service_role'],
    'private.drop_second_copy()': [],
    'private.track_usage(uuid)': ['authenticated'],
    'private.plain_text(text)': ['authenticated', 'service_role'],
    'private.mark_saved()': [],
    'private.display_name(jsonb,text)': [],
    'private.create_profile()': [],
    'private.mailbox(text)': [],
    'private.hmac_sha256(bytea,bytea)': [],
    'private.email_hash(text)': [],
    'private.remember_deleted_account()': [],
    'private.deny_second_trial()': [],
    'private.follow_email()': [],
  }

  it('may be called by exactly these roles', async () => {
    const rows = await db.asOwner<{ name: string; callers: string[] }>(
      `select p.oid::regprocedure::text as name,
              array_remove(array[
                case when has_function_privilege('anon', p.oid, 'execute') then 'anon' end,
                case when has_function_privilege('authenticated', p.oid, 'execute') then 'authenticated' end,
                case when has_function_privilege('service_role', p.oid, 'execute') then 'service_role' end
              ], null) as callers
       from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    )
    const found = Object.fromEntries(
      rows.map(({ name, callers }) => [name.includes('.') ? name : `public.${name}`, callers]),
    )
    expect(found).toEqual(CALLERS)
  })

  it('all have an empty search path', async () => {
    const rows = await db.asOwner(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig @> array['search_path=""'], false)
         and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`,
    )
    expect(rows).toEqual([])
  })

  it.each(['can_make_request($1)', "track_request_usage($1, 'outline_generation')"])(
    'public.%s refuses the id of another user, and the public key',
    async (call) => {
      expect(await outcome(db.asUser(stranger, `select public.${call}`, [owner]))).toBe('42501')
      expect(await outcome(db.asAnon(`select public.${call}`, [owner]))).toBe('42501')
    },
  )
})
