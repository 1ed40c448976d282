/**
 * What Supabase's database advisor would object to as ERROR or WARN
 * (https://supabase.com/docs/guides/database/database-advisors), asked of the catalogue, and one question that it does
 * not ask: how much a person may write. Its rules about storage buckets, queues and replication slots have nothing here
 * to speak of; neither this product nor its database has any.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'
import { TABLES } from './tables.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

const ADVICE: [rule: string, offenders: string][] = [
  [
    'rls_disabled_in_public, policy_exists_rls_disabled, sensitive_columns_exposed',
    `select relname from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and not relrowsecurity`,
  ],
  [
    'auth_rls_initplan',
    `select tablename || ': ' || policyname from pg_policies where schemaname in ('public', 'private')
       and regexp_replace(concat(qual, ' ', with_check), 'SELECT auth\\.\\w+\\(\\)', '', 'gi') ~* 'auth\\.\\w+\\(\\)'`,
  ],
  [
    'multiple_permissive_policies',
    `select tablename, cmd, role from pg_policies, unnest(roles) role
     where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
     group by tablename, cmd, role having count(*) > 1`,
  ],
  [
    'rls_policy_always_true',
    `select tablename, policyname from pg_policies where schemaname in ('public', 'private')
       and cmd <> 'SELECT'
       and (regexp_replace(concat(qual, with_check), '[\\s()]', '', 'g') ~* '^(true|1=1)+$'
         or (cmd <> 'INSERT' and qual is null) or (cmd = 'INSERT' and with_check is null))`,
  ],
  [
    'rls_policy_null_auth_disjunct',
    `select tablename, policyname from pg_policies where schemaname in ('public', 'private')
       and qual ~* '(auth\\.|current_setting)[^)]*\\)+( as \\w+)?\\)* is null'`,
  ],
  [
    'rls_references_user_metadata',
    `select tablename, policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'`,
  ],
  [
    'function_search_path_mutable',
    `select proname from pg_proc p
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select from unnest(proconfig) c where c like 'search_path=%')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  ],
  [
    'anon_ and authenticated_security_definer_function_executable',
    `select proname from pg_proc p
     where pronamespace = 'public'::regnamespace and prosecdef
       and (has_function_privilege('anon', p.oid, 'execute')
         or has_function_privilege('authenticated', p.oid, 'execute'))`,
  ],
  [
    'auth_users_exposed, security_definer_view, materialized_view_in_api, foreign_table_in_api',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
  ],
  [
    'extension_in_public',
    `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  ],
  [
    'pg_graphql_ anon_ and authenticated_table_exposed',
    `select extname from pg_extension where extname = 'pg_graphql'`,
  ],
  [
    'fkey_to_auth_unique',
    `select conrelid::regclass, conname from pg_constraint c join pg_class r on r.oid = c.confrelid
       join pg_index i on i.indexrelid = c.conindid
     where contype = 'f' and r.relnamespace = 'auth'::regnamespace and not i.indisprimary
       and c.connamespace <> 'auth'::regnamespace`,
  ],
  [
    'unsupported_reg_types',
    `select table_name, column_name from information_schema.columns
     where table_schema in ('public', 'private')
       and udt_name in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator',
         'regproc', 'regprocedure')`,
  ],
  [
    'unindexed_foreign_keys',
    `select conrelid::regclass, conname from pg_constraint c
     where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select from pg_index i where i.indrelid = c.conrelid
         and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] = c.conkey)`,
  ],
  [
    'no_primary_key',
    `select relname from pg_class c
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  ],
  ['invalid_index', `select indexrelid::regclass from pg_index where not indisvalid`],
  [
    'duplicate_index',
    `select a.indexrelid::regclass from pg_index a join pg_index b
       on a.indrelid = b.indrelid and a.indkey::text = b.indkey::text and a.indexrelid > b.indexrelid
       and coalesce(pg_get_expr(a.indpred, a.indrelid), '') = coalesce(pg_get_expr(b.indpred, b.indrelid), '')
     join pg_class c on c.oid = a.indrelid
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  ],
  [
    'text_without_bound: a check says how long it may be, or which words it may be',
    `select c.oid::regclass, attname from pg_attribute a join pg_class c on c.oid = attrelid
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and attnum > 0 and not attisdropped and atttypmod = -1
       and atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
       and (has_column_privilege('authenticated', c.oid, attnum, 'insert')
         or has_column_privilege('authenticated', c.oid, attnum, 'update'))
       and not exists (select from pg_constraint where contype = 'c' and conrelid = c.oid and attnum = any (conkey)
         and pg_get_constraintdef(oid) ~ '(char|octet)_length\\(.*\\) <= |= ANY \\(ARRAY|~ ''\\^[^''*+]*\\$''')`,
  ],
  [
    'rows_without_bound: a trigger counts them, or a person has one',
    `select c.oid::regclass from pg_class c
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and has_any_column_privilege('authenticated', c.oid, 'insert')
       and not exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal and tgtype & 4 = 4)
       and not exists (select from pg_constraint join pg_index on indrelid = conrelid and indisunique
         where contype = 'f' and conrelid = c.oid and confrelid = 'auth.users'::regclass
           and indnkeyatts = 1 and indkey[0] = conkey[1])`,
  ],
]

it.each(ADVICE)('%s', async (_, offenders) => {
  expect(await db.asOwner(offenders)).toEqual([])
})

/** The rules of github.com/supabase/splinter, by their names there, that ask about what a Postgres alone does not have. */
const NOT_HERE = new Set([
  // of what happened in a running database
  'unused_index',
  'table_bloat',
  // of what the platform brings
  'extension_versions_outdated',
  'insecure_queue_exposed_in_api',
  'public_bucket_allows_listing',
])

const SPLINTER = [
  'unindexed_foreign_keys',
  'auth_users_exposed',
  'auth_rls_initplan',
  'no_primary_key',
  'unused_index',
  'multiple_permissive_policies',
  'policy_exists_rls_disabled',
  'rls_enabled_no_policy',
  'duplicate_index',
  'security_definer_view',
  'function_search_path_mutable',
  'rls_disabled_in_public',
  'extension_in_public',
  'rls_references_user_metadata',
  'materialized_view_in_api',
  'foreign_table_in_api',
  'unsupported_reg_types',
  'insecure_queue_exposed_in_api',
  'table_bloat',
  'fkey_to_auth_unique',
  'extension_versions_outdated',
  'sensitive_columns_exposed',
  'rls_policy_always_true',
  'public_bucket_allows_listing',
  'pg_graphql_anon_table_exposed',
  'pg_graphql_authenticated_table_exposed',
  'anon_security_definer_function_executable',
  'authenticated_security_definer_function_executable',
]

it('every rule of the advisor is asked, or cannot be', () => {
  const asked = ADVICE.map(([rule]) => rule).join()
  const left = SPLINTER.filter((rule) => {
    const role = /^(?:pg_graphql_)?(?:anon|authenticated)_/
    return !asked.includes(rule.replace(role, '')) && !NOT_HERE.has(rule)
  })
  expect(left).toEqual(['rls_enabled_no_policy'])
})

it('rls_enabled_no_policy: only what no user may touch has no policy', async () => {
  const rows = await db.asOwner<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class c
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  )
  const closed = Object.entries(TABLES).filter(([, { user }]) => Object.keys(user).length === 0)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(closed.map(([name]) => name).toSorted())
})

/** What a careless migration could write, so that each question is known to find it. */
const CARELESS: [rule: RegExp, sql: string][] = [
  [/rls_disabled/, 'create table public.t (id int)'],
  [
    /auth_rls_initplan/,
    'create table public.t (id uuid); create policy p on public.t using (id = auth.uid())',
  ],
  [
    /multiple_permissive/,
    'create table public.t (id uuid); create policy p on public.t for select using (id is null); create policy q on public.t for select using (id is null)',
  ],
  [
    /always_true/,
    'create table public.t (id uuid); create policy p on public.t for update using (true)',
  ],
  [
    /always_true/,
    'create table public.t (id uuid); create policy p on public.t for delete using (1 = 1)',
  ],
  [
    /null_auth/,
    'create table public.t (id uuid); create policy p on public.t for select using ((select auth.uid()) is null or id = (select auth.uid()))',
  ],
  [
    /null_auth/,
    'create table public.t (id uuid); create policy p on public.t for select using (auth.uid() is null)',
  ],
  [/search_path/, 'create function public.f() returns int language sql as $$ select 1 $$'],
  [
    /definer_function/,
    'create function public.f() returns int language sql security definer as $$ select 1 $$; grant execute on function public.f() to authenticated',
  ],
  [/auth_users_exposed/, 'create view public.v as select id from auth.users'],
  [/no_primary_key/, 'create table public.t (id int)'],
  [
    /unindexed_foreign/,
    'create table public.t (id int primary key, owner uuid references auth.users (id))',
  ],
  [/unsupported_reg/, 'create table public.t (c regconfig)'],
  [
    /duplicate_index/,
    'create table public.t (id int); create index on public.t (id); create index on public.t (id)',
  ],
  [
    /rows_without/,
    'create table public.t (id uuid primary key, owner uuid references auth.users); grant insert on public.t to authenticated',
  ],
  [
    /text_without/,
    'create table public.t (id int, note text); grant insert (note) on public.t to authenticated',
  ],
  [
    /text_without/,
    `create table public.t (id int, note text check (note ~ '^[a-z]+$')); grant update on public.t to authenticated`,
  ],
  [
    /text_without/,
    'create table public.t (id int, note jsonb check (note is not null)); grant insert on public.t to authenticated',
  ],
]

it.each(CARELESS)('%s would be found: %s', async (rule, sql) => {
  const [, offenders] = ADVICE.find(([name]) => rule.test(name)) ?? []
  if (offenders === undefined) throw new Error('no such rule')
  const found = await db
    .transaction(async (tx) => {
      for (const statement of sql.split('; ')) await tx.query(statement)
      throw new Found(await tx.query(offenders))
    })
    .catch((error: unknown) => {
      if (error instanceof Found) return error.rows
      throw error
    })
  expect(found).not.toEqual([])
})

/** Takes the rows out of a transaction that is rolled back. */
class Found extends Error {
  readonly rows: unknown

  constructor(rows: unknown) {
    super('rolled back')
    this.rows = rows
  }
}
