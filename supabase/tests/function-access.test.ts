/** Which roles may call which function, and what comes of calling for somebody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../local/database/testing.ts'

let db: TestDatabase
let owner: string
let stranger: string

beforeAll(async () => {
  db = await openTestDatabase()
  owner = await db.createUser()
  stranger = await db.createUser()
})

afterAll(() => db.close())

/** The SQLSTATE that a statement is refused with; the number of rows when it is not. */
function outcome(statement: Promise<object[]>): Promise<string | number> {
  return statement.then(
    (rows) => rows.length,
    (error: { code: string }) => error.code,
  )
}

describe('functions', () => {
  const CALLERS: Record<string, string[]> = {
    'public.can_make_request(uuid)': ['authenticated'],
    'public.track_request_usage(uuid,text)': ['authenticated'],
    'public.search_outlines(text)': ['authenticated'],
    'public.lease_over(generation_requests)': ['authenticated', 'service_role'],
    'public.reserve_request(uuid,uuid,text,integer)': ['service_role'],
    'public.settle_request(uuid,integer,jsonb,text,text,boolean)': ['service_role'],
    'public.reserve_rewrite(uuid,uuid)': ['service_role'],
    'public.refund_rewrite(uuid,uuid,bigint,boolean)': ['service_role'],
    'public.billing_account(uuid,text,text)': ['service_role'],
    'public.save_customer(uuid,text,text)': ['service_role'],
    'public.refresh_subscription(uuid)': ['service_role'],
    'public.apply_subscription(uuid,text,timestamp with time zone,jsonb,text,text)': [
      'service_role',
    ],
    'public.take_subscription_check(uuid)': ['service_role'],
    'public.note_stripe_visit(uuid)': ['service_role'],
    'public.take_contact_slot(text)': ['service_role'],
    'public.take_password_try(uuid)': ['service_role'],
    'public.forget_password_tries(uuid)': ['service_role'],
    'public.schema_version()': ['service_role'],
    'private.withdrawal_deadline(timestamp with time zone)': ['service_role'],
    'private.allowance(uuid,timestamp with time zone)': ['authenticated', 'service_role'],
    'private.requests_used(uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone)':
      ['authenticated', 'service_role'],
    'private.limit_code(text,boolean)': ['authenticated', 'service_role'],
    'private.limit_groups()': [],
    'private.limit_text(text)': ['authenticated', 'service_role'],
    'private.trial_end()': ['authenticated', 'service_role'],
    'private.drop_second_copy()': [],
    'public.youtube_is_paused()': ['service_role'],
    'public.note_youtube(boolean)': ['service_role'],
    'private.prune_transcripts()': [],
    'private.outline_bytes(generated_outlines)': [],
    'private.count_outlines()': [],
    'private.take_run(uuid,timestamp with time zone)': ['service_role'],
    'private.free_run(bigint)': ['service_role'],
    'private.track_usage(uuid)': ['authenticated'],
    'private.plain_text(text)': ['authenticated', 'service_role'],
    'private.mark_saved()': [],
    'private.erase_words(uuid,uuid)': [],
    'private.forget_deleted()': [],
    'private.housekeeping()': [],
    'private.schedule_housekeeping()': [],
    'private.display_name(jsonb,text)': [],
    'private.create_profile()': [],
    'private.mailbox(text)': [],
    'private.hmac_sha256(bytea,bytea)': [],
    'private.email_hash(text)': [],
    'private.claim_mailbox()': [],
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
