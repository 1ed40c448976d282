/** What the privacy page says is kept for a time is gone after it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

const housekeeping = async () => {
  const [row] = await db.asOwner<{ removed: Record<string, unknown> }>(
    'select private.housekeeping() as removed',
  )
  return row!.removed
}

/** How many rows of a table came to be longer ago than that. */
const olderThan = async (table: string, column: string, age: string) => {
  const [row] = await db.asOwner<{ n: number }>(
    `select count(*)::int as n from ${table} where ${column} < now() - interval '${age}'`,
  )
  return row!.n
}

type Kept = { what: string; age: string; table: string; column: string; insert: string }

/** `$1` is the time at which the row came to be; what is not named here is kept as long as the account. */
const KEPT: Kept[] = [
  {
    what: 'captions',
    age: '30 days',
    table: 'public.video_transcripts',
    column: 'fetched_at',
    insert: `insert into public.video_transcripts (video_id, language, cues, source, fetched_at)
             values (left(gen_random_uuid()::text, 11), 'pt', '[]', 'youtube', $1)`,
  },
  {
    what: 'heard_parts',
    age: '30 days',
    table: 'public.heard_parts',
    column: 'heard_at',
    insert: `insert into public.heard_parts (video_id, from_second, to_second, cues, heard_at)
             values (left(gen_random_uuid()::text, 11), 0, 0, '[]', $1)`,
  },
  {
    what: 'video_previews',
    age: '30 days',
    table: 'public.video_previews',
    column: 'fetched_at',
    insert: `insert into public.video_previews (video_id, title, fetched_at)
             values (left(gen_random_uuid()::text, 11), 'Graça', $1)`,
  },
  {
    what: 'preview_asks',
    age: '1 hour',
    table: 'private.preview_asks',
    column: 'hour',
    insert:
      'insert into private.preview_asks (user_id, hour, asked) select user_id, $1, 1 from public.user_profiles limit 1',
  },
  {
    what: 'contact_messages',
    age: '1 hour',
    table: 'private.contact_messages',
    column: 'sent_at',
    insert: 'insert into private.contact_messages (sent_at) values ($1)',
  },
  {
    what: 'ended_links',
    age: '30 days',
    table: 'public.outline_links',
    column: 'expires_at',
    insert: `insert into public.outline_links (user_id, outline_id, kind, token_hash, expires_at)
             select user_id, gen_random_uuid(), 'group', encode(sha256($1::text::bytea), 'hex'), $1::timestamptz
             from public.user_profiles limit 1`,
  },
  {
    what: 'link_openings',
    age: '1 hour',
    table: 'private.link_openings',
    column: 'hour',
    insert: `insert into private.link_openings (sender, hour, opened) values ('', $1, 1)`,
  },
  {
    what: 'ready_notices',
    age: '1 day',
    table: 'public.ready_notices',
    column: 'asked_at',
    insert: `insert into public.ready_notices (user_id, request_id, endpoint, p256dh, auth, asked_at)
             select user_id, gen_random_uuid(), 'https://fcm.googleapis.com/1', repeat('B', 87), repeat('a', 22),
               $1::timestamptz
             from public.user_profiles limit 1`,
  },
  {
    what: 'runs',
    age: '1 hour',
    table: 'private.runs',
    column: 'started_at',
    insert:
      'insert into private.runs (user_id, started_at) select user_id, $1 from public.user_profiles limit 1',
  },
  {
    what: 'password_tries',
    age: '1 hour',
    table: 'private.password_tries',
    column: 'tried_at',
    insert:
      'insert into private.password_tries (user_id, tried_at) select user_id, $1 from public.user_profiles limit 1',
  },
  {
    what: 'access_records',
    age: '6 months',
    table: 'auth.audit_log_entries',
    column: 'created_at',
    insert: 'insert into auth.audit_log_entries (id, created_at) values (gen_random_uuid(), $1)',
  },
  {
    what: 'stripe_events',
    age: '90 days',
    table: 'public.stripe_events',
    column: 'received_at',
    insert: `insert into public.stripe_events (id, type, received_at)
             values ('evt_' || gen_random_uuid(), 'invoice.paid', $1)`,
  },
  {
    what: 'unconfirmed_accounts',
    age: '30 days',
    table: 'auth.users',
    column: 'created_at',
    insert: `insert into auth.users (id, email, created_at) select id, id || '@exemplo.com.br', $1
             from (select gen_random_uuid() as id) as new`,
  },
  {
    what: 'housekeeping_runs',
    age: '90 days',
    table: 'private.housekeeping_runs',
    column: 'ran_at',
    insert: `insert into private.housekeeping_runs (ran_at, removed) values ($1, '{}')`,
  },
]

describe('housekeeping', () => {
  beforeAll(() => db.createUser())

  // The triggers on the two tables of transcripts do the same whenever something new comes.
  beforeEach(() => db.asOwner(`set session_replication_role = replica`))

  it.each(KEPT)('removes $what after $age, and nothing younger', async (kept) => {
    const [at] = await db.asOwner<{ before: string; after: string }>(
      `select now() - interval '${kept.age}' - interval '1 minute' as before,
              now() - interval '${kept.age}' + interval '1 minute' as after`,
    )
    await db.asOwner(kept.insert, [at!.before])
    await db.asOwner(kept.insert, [at!.after])
    const [before] = await db.asOwner<{ n: number }>(`select count(*)::int as n from ${kept.table}`)
    await db.asOwner(`set session_replication_role = origin`)
    expect(await housekeeping()).toMatchObject({ [kept.what]: 1 })
    expect(await olderThan(kept.table, kept.column, kept.age)).toBe(0)
    const [after] = await db.asOwner<{ n: number }>(`select count(*)::int as n from ${kept.table}`)
    const wroteItself = kept.table === 'private.housekeeping_runs' ? 1 : 0
    expect(after!.n).toBe(before!.n - 1 + wroteItself)
  })

  it('leaves accounts, outlines, charges and example videos alone, however old', async () => {
    await db.asOwner(`set session_replication_role = origin`)
    const user = await db.createUser()
    await db.asOwner(
      `insert into public.video_transcripts (video_id, language, cues, source, fetched_at)
       values ('demo-velho1', 'pt', '[]', 'demo', '2020-01-01')`,
    )
    await db.asOwner(
      `insert into public.video_previews (video_id, title, source, fetched_at)
       values ('demo-velho1', 'Graça', 'demo', '2020-01-01')`,
    )
    await db.asOwner(`update auth.users set created_at = '2020-01-01' where id = $1`, [user])
    await db.asOwner(
      `insert into public.generated_outlines (user_id, title, youtube_url, outline_type, duration,
         generated_content, created_at)
       values ($1, 'Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça', '2020-01-01')`,
      [user],
    )
    await db.asOwner(
      `insert into public.generation_requests (user_id, idempotency_key, input_hash, plan, state, lease_until,
         charged_at, result)
       values ($1, gen_random_uuid(), 'h', 'trial', 'committed', '2020-01-01', '2020-01-01', '{}')`,
      [user],
    )
    await housekeeping()
    const [left] = await db.asOwner<{ n: number }>(
      `select ((select count(*) from auth.users where id = $1)
            + (select count(*) from public.generated_outlines where user_id = $1)
            + (select count(*) from public.generation_requests where user_id = $1 and result is not null)
            + (select count(*) from public.video_previews where video_id = 'demo-velho1')
            + (select count(*) from public.video_transcripts where video_id = 'demo-velho1'))::int as n`,
      [user],
    )
    expect(left!.n).toBe(5)
  })

  it('keeps the stills of the last two thousand videos, and the names of more', async () => {
    await db.asOwner(`delete from public.video_previews`)
    await db.asOwner(
      `insert into public.video_previews (video_id, title, still, fetched_at)
       select lpad(n::text, 11, '0'), 'Graça', case when n <= 2010 then 'data:image/jpeg;base64,/9j/' end,
         now() - n * interval '1 minute'
       from generate_series(1, 2020) as n`,
    )
    await housekeeping()
    const [left] = await db.asOwner<{ stills: number; names: number }>(
      `select count(still)::int as stills, count(*) filter (where still is null)::int as names
       from public.video_previews`,
    )
    expect(left).toEqual({ stills: 2000, names: 10 })
    expect(
      await db.asOwner(`select from public.video_previews where video_id = '00000002001'`),
    ).toEqual([])
  })

  it('writes down that it ran, and goes on where one part fails', async () => {
    await db.asOwner('alter table public.heard_parts rename to heard_elsewhere')
    const removed = await housekeeping()
    await db.asOwner('alter table public.heard_elsewhere rename to heard_parts')
    expect(removed).toMatchObject({ heard_parts: '42P01', stripe_events: 0, housekeeping_runs: 0 })
    const [last] = await db.asOwner<{ removed: object }>(
      'select removed from private.housekeeping_runs order by ran_at desc limit 1',
    )
    expect(last!.removed).toEqual(removed)
  })

  it('is called every night where the database has a scheduler', async () => {
    const schedule = () => db.asOwner('select private.schedule_housekeeping() as scheduled')
    expect(await schedule()).toEqual([{ scheduled: false }])
    await db.asOwner('create schema cron')
    await db.asOwner('create table cron.job (name text, schedule text, command text)')
    await db.asOwner('create table cron.job_run_details (end_time timestamptz)')
    await db.asOwner(
      `insert into cron.job_run_details values (now() - interval '91 days'), (now())`,
    )
    await db.asOwner(
      `create function cron.schedule(text, text, text) returns bigint language sql
       as 'insert into cron.job values ($1, $2, $3); select 1::bigint'`,
    )
    expect(await schedule()).toEqual([{ scheduled: true }])
    expect(await db.asOwner('select schedule, command from cron.job')).toEqual([
      { schedule: '17 6 * * *', command: 'select private.housekeeping()' },
    ])
    expect(await housekeeping()).toMatchObject({ scheduler_log: 1 })
    await db.asOwner('drop schema cron cascade')
  })
})
