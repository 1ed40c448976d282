/** Which roles may call which function, and what comes of calling for somebody else. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let owner: string
let stranger: string

beforeAll(async () => {
  db = await openSharedDatabase(5)
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
    'public.renew_request(uuid,integer)': ['service_role'],
    'public.settle_request(uuid,integer,jsonb,text,text,boolean)': ['service_role'],
    'public.reserve_rewrite(uuid,uuid)': ['service_role'],
    'public.refund_rewrite(uuid,uuid,bigint,boolean)': ['service_role'],
    'public.billing_account(uuid,text,text)': ['service_role'],
    'public.save_customer(uuid,text,text)': ['service_role'],
    'public.refresh_subscription(uuid)': ['service_role'],
    'public.apply_subscription(uuid,text,timestamp with time zone,jsonb,text,text,jsonb)': [
      'service_role',
    ],
    'public.take_subscription_check(uuid)': ['service_role'],
    'public.note_stripe_visit(uuid)': ['service_role'],
    'public.take_contact_slot(text)': ['service_role'],
    'public.take_password_try(uuid)': ['service_role'],
    'public.forget_password_tries(uuid)': ['service_role'],
    'public.open_group_link(text,text)': ['service_role'],
    'public.take_video_preview(uuid,text)': ['service_role'],
    'public.preview_shared_outline(text)': ['authenticated'],
    'public.keep_shared_outline(text)': ['authenticated'],
    'public.schema_version()': ['service_role'],
    'public.take_pix_reminders(integer)': ['service_role'],
    'public.return_pix_reminder(text)': ['service_role'],
    'private.keep_pix_months(uuid,jsonb)': ['service_role'],
    'private.paid_by(uuid,timestamp with time zone)': ['authenticated', 'service_role'],
    'private.withdrawal_deadline(timestamp with time zone)': ['service_role'],
    'private.allowance(uuid,timestamp with time zone)': ['authenticated', 'service_role'],
    'private.requests_used(uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone)':
      ['authenticated', 'service_role'],
    'private.limit_code(text,boolean)': ['authenticated', 'service_role'],
    'private.limit_groups()': [],
    'private.limit_ready_notices()': [],
    'private.start_link()': [],
    'private.close_link()': [],
    'private.show_link(text)': ['authenticated'],
    'private.keep_link(text)': ['authenticated'],
    'private.count_opening(text,integer)': ['service_role'],
    'private.open_link(text,text)': ['service_role'],
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

  type Callable = { call: string; granted: boolean }

  /** Every function but those of triggers, which nobody can call, with values of its types; $1 is a user. */
  const callables = () =>
    db.asOwner<Callable>(
      `select p.pronamespace::regnamespace || '.' || quote_ident(proname) || '(' || coalesce(string_agg(
                case format_type(t.type, null)
                  when 'uuid' then '$1::uuid' when 'integer' then '1' when 'bigint' then '1' when 'boolean' then 'true'
                  when 'timestamp with time zone' then 'now()' when 'text' then $s$'x'$s$ when 'jsonb' then $s$'{}'$s$
                  when 'bytea' then $s$'x'::bytea$s$ else 'null::' || format_type(t.type, null)
                end, ', ' order by t.n), '') || ')' as call,
              has_function_privilege('authenticated', p.oid, 'execute') as granted
       from pg_proc p left join lateral unnest(p.proargtypes) with ordinality as t (type, n) on true
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prorettype <> 'trigger'::regtype
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       group by p.oid, p.pronamespace, proname
       order by 1`,
    )

  /** What comes of a call: the SQLSTATE, or the answer. */
  const answer = async ({ call }: Callable, caller: string | null, about: string) => {
    const sql = `select to_jsonb(x) as answer from ${call} as x`
    const params = call.includes('$1') ? [about] : []
    const asked = caller === null ? db.asAnon(sql, params) : db.asUser(caller, sql, params)
    return asked.then(
      (rows) => ({ rows: JSON.stringify(rows).replaceAll(about, '$1') }),
      (error: { code: string }) => ({ refused: error.code }),
    )
  }

  it('are closed to the public key, and to a user where they are not for users', async () => {
    const open: string[] = []
    for (const each of await callables()) {
      for (const caller of each.granted ? [null] : [null, owner, stranger]) {
        const came = await answer(each, caller, owner)
        if (!('refused' in came) || came.refused !== '42501') open.push(each.call)
      }
    }
    expect(open).toEqual([])
  })

  it('tell a stranger of somebody no more than of an account that is not there', async () => {
    await db.asOwner(
      `insert into public.generated_outlines (user_id, title, youtube_url, outline_type, duration, generated_content)
       values ($1, 'x', 'https://youtu.be/demo-filho1', 'celula', 60, 'x')`,
      [owner],
    )
    const told: string[] = []
    const open = (await callables()).filter(({ granted, call }) => granted && call.includes('$1'))
    expect(open.map(({ call }) => call)).toContain('public.can_make_request($1::uuid)')
    for (const each of open) {
      const about = await answer(each, stranger, owner)
      const nobody = await answer(each, stranger, randomUUID())
      if (JSON.stringify(about) !== JSON.stringify(nobody)) told.push(each.call)
    }
    expect(told).toEqual([])
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
