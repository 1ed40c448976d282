/** Every table, every operation, every role: what is granted, and what comes of trying. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../local/testing.ts'

let db: TestDatabase
let stranger: string

beforeAll(async () => {
  db = await openTestDatabase()
  stranger = await db.createUser()
})

afterAll(() => db.close())

const OUTLINE = `(title, youtube_url, outline_type, duration, generated_content)
  values ('Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')`

/** The SQLSTATE that a statement is refused with; the number of rows when it is not. */
function outcome(statement: Promise<object[]>): Promise<string | number> {
  return statement.then(
    (rows) => rows.length,
    (error: { code: string }) => error.code,
  )
}

/** What each role may do to the tables at all; row level security narrows it further. Empty: nothing, to nobody. */
const GRANTS: Record<string, string[]> = {
  'public.user_profiles': [
    'authenticated INSERT email',
    'authenticated INSERT name',
    'authenticated INSERT user_id',
    'authenticated SELECT',
    'authenticated UPDATE name',
    'service_role DELETE',
    'service_role INSERT',
    'service_role SELECT',
    'service_role UPDATE',
  ],
  'public.generated_outlines': [
    'authenticated DELETE',
    'authenticated INSERT additional_info',
    'authenticated INSERT created_at',
    'authenticated INSERT duration',
    'authenticated INSERT end_time',
    'authenticated INSERT generated_content',
    'authenticated INSERT group_profile',
    'authenticated INSERT id',
    'authenticated INSERT outline_type',
    'authenticated INSERT request_id',
    'authenticated INSERT start_time',
    'authenticated INSERT title',
    'authenticated INSERT user_id',
    'authenticated INSERT youtube_url',
    'authenticated SELECT',
    'authenticated UPDATE generated_content',
    'authenticated UPDATE title',
    'service_role DELETE',
    'service_role INSERT',
    'service_role SELECT',
    'service_role UPDATE',
  ],
  'public.subscriptions': [
    'authenticated SELECT',
    'service_role DELETE',
    'service_role INSERT',
    'service_role SELECT',
    'service_role UPDATE',
  ],
  'public.generation_requests': [
    'authenticated SELECT',
    'service_role DELETE',
    'service_role INSERT',
    'service_role SELECT',
    'service_role UPDATE',
  ],
  'public.video_transcripts': [
    'service_role DELETE',
    'service_role INSERT',
    'service_role SELECT',
    'service_role UPDATE',
  ],
  'public.stripe_events': ['service_role INSERT', 'service_role SELECT'],
  'private.plans': ['authenticated SELECT', 'service_role SELECT'],
  'private.settings': ['service_role SELECT', 'service_role UPDATE'],
  'private.contact_messages': ['service_role DELETE', 'service_role INSERT', 'service_role SELECT'],
  'private.deleted_accounts': [],
}

describe('grants', () => {
  const granted = (table: string) =>
    db.asOwner<{ grant: string }>(
      `select grantee::regrole || ' ' || privilege_type as grant
       from pg_class c, aclexplode(c.relacl) where c.oid = $1::regclass and grantee <> c.relowner
       union
       select coalesce(nullif(grantee, 0)::regrole::text, 'public') || ' ' || privilege_type || ' ' || attname
       from pg_attribute a, aclexplode(a.attacl) where a.attrelid = $1::regclass and not attisdropped
       order by 1`,
      [table],
    )

  it.each(Object.entries(GRANTS))('on %s are these and no more', async (table, grants) => {
    expect((await granted(table)).map(({ grant }) => grant)).toEqual(grants)
  })

  it('were looked at for every table', async () => {
    const rows = await db.asOwner<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')`,
    )
    const names = rows.map(({ name }) => (name.includes('.') ? name : `public.${name}`))
    expect(names.toSorted()).toEqual(Object.keys(GRANTS).toSorted())
  })
})

/** SQLSTATE or number of rows of: select, insert, update, delete. Rows are the owner's. */
const OPERATIONS: [table: string, statements: string[], owner: unknown[], stranger: unknown[]][] = [
  [
    'user_profiles',
    [
      `select 1 from public.user_profiles where user_id = $1`,
      `insert into public.user_profiles (user_id, email, name) values ($1, '', 'Ana') returning 1`,
      `update public.user_profiles set name = 'Ana' where user_id = $1 returning 1`,
      `delete from public.user_profiles where user_id = $1 returning 1`,
    ],
    // the row is there already
    [1, '23505', 1, '42501'],
    [0, '42501', 0, '42501'],
  ],
  [
    'generated_outlines',
    [
      `select 1 from public.generated_outlines where user_id = $1`,
      `insert into public.generated_outlines (user_id, title, youtube_url, outline_type, duration, generated_content)
       values ($1, 'Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça') returning 1`,
      `update public.generated_outlines set title = 'Paz' where user_id = $1 returning 1`,
      `delete from public.generated_outlines where user_id = $1 returning 1`,
    ],
    [1, 1, 2, 2],
    [0, '42501', 0, 0],
  ],
  [
    'subscriptions',
    [
      `select 1 from public.subscriptions where user_id = $1`,
      `insert into public.subscriptions (user_id, stripe_customer_id) values ($1, 'cus_9') returning 1`,
      `update public.subscriptions set status = 'active' where user_id = $1 returning 1`,
      `delete from public.subscriptions where user_id = $1 returning 1`,
    ],
    [1, '42501', '42501', '42501'],
    [0, '42501', '42501', '42501'],
  ],
  [
    'generation_requests',
    [
      `select 1 from public.generation_requests where user_id = $1`,
      `insert into public.generation_requests (user_id, idempotency_key, input_hash, plan, lease_until, charged_at)
       values ($1, gen_random_uuid(), 'h', 'trial', now(), now()) returning 1`,
      `update public.generation_requests set state = 'refunded' where user_id = $1 returning 1`,
      `delete from public.generation_requests where user_id = $1 returning 1`,
    ],
    [1, '42501', '42501', '42501'],
    [0, '42501', '42501', '42501'],
  ],
  [
    'plans',
    [
      'select 1 from private.plans',
      'insert into private.plans select * from private.plans',
      'update private.plans set requests = 1000',
      'delete from private.plans',
    ],
    [2, '42501', '42501', '42501'],
    [2, '42501', '42501', '42501'],
  ],
  ...[
    'public.video_transcripts',
    'public.stripe_events',
    'private.settings',
    'private.contact_messages',
    'private.deleted_accounts',
  ].map((table): (typeof OPERATIONS)[number] => [
    table,
    [
      `select 1 from ${table} where $1::uuid is not null`,
      `insert into ${table} select * from ${table} where $1::uuid is not null`,
      `delete from ${table} where $1::uuid is not null`,
      `truncate ${table}`,
    ],
    ['42501', '42501', '42501', '42501'],
    ['42501', '42501', '42501', '42501'],
  ]),
]

describe.each(OPERATIONS)('every operation on %s', (_, statements, asOwner, asStranger) => {
  let ana: string

  beforeAll(async () => {
    ana = await db.createUser()
    await db.asUser(ana, `insert into public.generated_outlines ${OUTLINE}`)
    await db.asService(
      'insert into public.subscriptions (user_id, stripe_customer_id) values ($1, $2)',
      [ana, `cus_${ana}`],
    )
    await db.asService('select public.reserve_request($1, $2, $3)', [ana, randomUUID(), 'h'])
  })

  /** In this order, so that the owner deletes last. */
  async function outcomes(run: (sql: string, params: unknown[]) => Promise<object[]>) {
    const found: (string | number)[] = []
    for (const sql of statements)
      found.push(await outcome(run(sql, sql.includes('$1') ? [ana] : [])))
    return found
  }

  it('with the public key alone is refused', async () => {
    expect(await outcomes(db.asAnon)).toEqual(['42501', '42501', '42501', '42501'])
  })

  it('as a stranger', async () => {
    expect(await outcomes((sql, params) => db.asUser(stranger, sql, params))).toEqual(asStranger)
  })

  it('as the owner', async () => {
    expect(await outcomes((sql, params) => db.asUser(ana, sql, params))).toEqual(asOwner)
  })
})
