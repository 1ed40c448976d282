import { OWN_DATA } from '../functions/_shared/contract/own-data.ts'

type Columns = readonly string[]

/** What a role may do to a table: to all of it, or to these columns. */
type Grants = {
  select?: true
  insert?: true | Columns
  update?: true | Columns
  delete?: true
}

export type Table = {
  /** What a person gets of it when they ask for their data; null where it holds nothing of anybody. */
  ownData: (typeof OWN_DATA)[keyof typeof OWN_DATA] | null
  /** What else is in a row beside its owner and `ownData`: how rows belong together, and work is done once. In order. */
  notExported?: Columns
  /** The column with the id of the user whose row it is; null where rows are nobody's. */
  owner: string | null
  /** The public key may do nothing to any table. */
  user: Grants
  service: Grants
  /** Columns and SQL values of a row; $1 is its owner. */
  row: Readonly<Record<string, string>>
  /** True where each user, another table's row or the migration brings it: a second one is refused. */
  seeded?: true
}

const EVERYTHING = { select: true, insert: true, update: true, delete: true } as const

/**
 * Every table of the product. The tests of grants, of row level security and of a person's data read this list, and
 * one of them compares it with the catalogue.
 */
export const TABLES: Readonly<Record<string, Table>> = {
  'public.user_profiles': {
    ownData: OWN_DATA.perfil,
    owner: 'user_id',
    user: { select: true, insert: ['email', 'name', 'user_id'], update: ['name', 'usual_type'] },
    service: EVERYTHING,
    row: { user_id: '$1', email: `''`, name: `'Ana'` },
    seeded: true,
  },
  'public.generated_outlines': {
    ownData: OWN_DATA.esbocos,
    notExported: ['request_id', 'search_text', 'group_id', 'kept_from', 'heading'],
    owner: 'user_id',
    user: {
      select: true,
      insert: [
        'additional_info',
        'created_at',
        'duration',
        'end_time',
        'generated_content',
        'group_id',
        'group_profile',
        'id',
        'kept_from',
        'kept_note',
        'outline_type',
        'request_id',
        'series',
        'series_number',
        'series_total',
        'start_time',
        'title',
        'user_id',
        'youtube_url',
      ],
      update: ['generated_content', 'group_id', 'series', 'series_number', 'series_total', 'title'],
      delete: true,
    },
    service: EVERYTHING,
    row: {
      user_id: '$1',
      title: `'Graça'`,
      youtube_url: `'https://youtu.be/demo-filho1'`,
      outline_type: `'celula'`,
      duration: '60',
      generated_content: `'# Graça'`,
    },
  },
  'public.groups': {
    ownData: OWN_DATA.grupos,
    notExported: ['used_at'],
    owner: 'user_id',
    user: {
      select: true,
      insert: [
        'called',
        'duration',
        'group_profile',
        'id',
        'name',
        'outline_type',
        'structure',
        'user_id',
      ],
      update: ['called', 'duration', 'group_profile', 'name', 'outline_type', 'structure'],
      delete: true,
    },
    service: EVERYTHING,
    row: { user_id: '$1', name: `'Jovens de sábado'`, outline_type: `'celula'`, duration: '60' },
  },
  'public.outline_links': {
    ownData: OWN_DATA.links,
    notExported: ['token_hash', 'days'],
    owner: 'user_id',
    user: {
      select: true,
      insert: ['days', 'kind', 'note', 'outline_id', 'shows_title', 'token_hash', 'user_id'],
      update: ['revoked_at'],
    },
    service: EVERYTHING,
    row: {
      user_id: '$1',
      outline_id: 'gen_random_uuid()',
      kind: `'group'`,
      token_hash: `encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
    },
  },
  'public.generation_requests': {
    ownData: OWN_DATA.pedidos,
    notExported: [
      'id',
      'idempotency_key',
      'input_hash',
      'attempt',
      'lease_until',
      'acknowledged_at',
      'saved_at',
      'rewrites',
      'run_id',
    ],
    owner: 'user_id',
    user: { select: true },
    service: EVERYTHING,
    row: {
      user_id: '$1',
      idempotency_key: 'gen_random_uuid()',
      input_hash: `'h'`,
      plan: `'trial'`,
      lease_until: `now() + interval '5 minutes'`,
      charged_at: 'now()',
    },
  },
  'public.subscriptions': {
    ownData: OWN_DATA.assinatura,
    notExported: ['updated_at', 'fetched_at', 'checked_at', 'sent_to_stripe_at', 'pix_attempt'],
    owner: 'user_id',
    user: { select: true },
    service: EVERYTHING,
    row: { user_id: '$1', stripe_customer_id: `'cus_' || gen_random_uuid()` },
  },
  'public.pix_months': {
    ownData: OWN_DATA.pix,
    notExported: ['reminded_at'],
    owner: 'user_id',
    user: { select: true },
    service: EVERYTHING,
    row: {
      user_id: '$1',
      payment: `'pi_' || gen_random_uuid()`,
      paid_at: 'now()',
      starts_at: 'now()',
      ends_at: `now() + interval '30 days'`,
    },
  },
  'public.heard_parts': {
    ownData: null,
    owner: null,
    user: {},
    service: EVERYTHING,
    row: {
      video_id: `left(gen_random_uuid()::text, 11)`,
      from_second: '0',
      to_second: '0',
      cues: `'[]'`,
    },
  },
  'public.ready_notices': {
    ownData: OWN_DATA.avisos,
    notExported: ['p256dh', 'auth'],
    owner: 'user_id',
    user: {
      select: true,
      insert: ['auth', 'endpoint', 'p256dh', 'request_id', 'user_id'],
      delete: true,
    },
    service: EVERYTHING,
    row: {
      user_id: '$1',
      request_id: 'gen_random_uuid()',
      endpoint: `'https://fcm.googleapis.com/fcm/send/' || gen_random_uuid()`,
      p256dh: `repeat('B', 87)`,
      auth: `repeat('a', 22)`,
    },
  },
  'public.stripe_events': {
    ownData: null,
    owner: null,
    user: {},
    service: { select: true, insert: true },
    row: { id: `'evt_' || gen_random_uuid()`, type: `'invoice.paid'` },
  },
  'public.video_transcripts': {
    ownData: null,
    owner: null,
    user: {},
    service: EVERYTHING,
    row: {
      video_id: `left(gen_random_uuid()::text, 11)`,
      language: `'pt'`,
      cues: `'[]'`,
      source: `'demo'`,
    },
  },
  'public.video_previews': {
    ownData: null,
    owner: null,
    user: {},
    service: EVERYTHING,
    row: { video_id: `left(gen_random_uuid()::text, 11)`, title: `'Graça'` },
  },
  'private.contact_messages': {
    ownData: null,
    owner: null,
    user: {},
    service: { select: true, insert: true, delete: true },
    row: { sent_at: 'now()' },
  },
  'private.housekeeping_runs': {
    ownData: null,
    owner: null,
    user: {},
    service: {},
    row: { removed: `'{}'` },
  },
  'private.housekeeping_tasks': {
    ownData: null,
    owner: null,
    user: {},
    service: {},
    row: { name: `gen_random_uuid()::text`, statement: `'select 1'` },
  },
  'private.link_openings': {
    ownData: null,
    owner: null,
    user: {},
    service: EVERYTHING,
    row: { sender: 'gen_random_uuid()::text', hour: `date_trunc('hour', now())`, opened: '1' },
  },
  'private.outline_storage': {
    ownData: null,
    owner: 'user_id',
    user: {},
    service: {},
    row: { user_id: '$1', outlines: '0', bytes: '0' },
    seeded: true,
  },
  'private.password_tries': {
    ownData: null,
    owner: 'user_id',
    user: {},
    service: { select: true, insert: true, delete: true },
    row: { user_id: '$1', tried_at: 'now()' },
  },
  'private.plans': {
    ownData: null,
    owner: null,
    user: { select: true },
    service: { select: true },
    row: {
      id: `'trial'`,
      requests: '1000',
      price_cents: '0',
      rewrites_per_outline: '1000',
      stored_outlines: '1000',
      stored_bytes: '1000000000',
    },
    seeded: true,
  },
  'private.preview_asks': {
    ownData: null,
    owner: 'user_id',
    user: {},
    service: EVERYTHING,
    row: { user_id: '$1', hour: `date_trunc('hour', now())`, asked: '1' },
  },
  'private.run_days': {
    ownData: null,
    owner: null,
    user: {},
    service: EVERYTHING,
    row: { day: `date '2000-01-01' + (random() * 100000)::int`, paid: '1' },
  },
  'private.runs': {
    ownData: null,
    owner: 'user_id',
    user: {},
    service: EVERYTHING,
    row: { user_id: '$1', started_at: 'now()' },
  },
  'private.settings': {
    ownData: null,
    owner: null,
    user: {},
    service: { select: true, update: true },
    row: { metering: `'client'` },
    seeded: true,
  },
  'private.trial_mailboxes': {
    ownData: null,
    // it outlives its account, as a hash
    owner: null,
    user: {},
    service: {},
    row: { email_hash: `sha256(gen_random_uuid()::text::bytea)` },
  },
  'private.youtube': {
    ownData: null,
    owner: null,
    user: {},
    service: { select: true, update: true },
    row: { refusals: '0' },
    seeded: true,
  },
}

/** Inserts a row of the table; `$1`, where it stands, is the owner. */
export function insertSql(name: string, { row }: Table): string {
  return `insert into ${name} (${Object.keys(row).join()}) values (${Object.values(row).join()})`
}

/** The rows that a user has of every table, for tests that look at what becomes of them. */
export async function seedTables(
  run: (sql: string, params: readonly unknown[]) => Promise<unknown>,
  owner: string,
): Promise<void> {
  for (const [name, table] of Object.entries(TABLES)) {
    if (table.seeded) continue
    const sql = insertSql(name, table)
    await run(sql, sql.includes('$1') ? [owner] : [])
  }
}
