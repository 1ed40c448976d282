/**
 * What Supabase's database advisor would object to as ERROR or WARN
 * (https://supabase.com/docs/guides/database/database-advisors), asked of the catalogue.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../local/testing.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.close())

const ADVICE: [rule: string, offenders: string][] = [
  [
    'rls_disabled_in_public, policy_exists_rls_disabled',
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
       and cmd <> 'SELECT' and (qual = 'true' or with_check = 'true')`,
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
    'security_definer_view, materialized_view_in_api, foreign_table_in_api',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
  ],
  [
    'extension_in_public',
    `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  ],
  [
    'duplicate_index',
    `select a.indexrelid::regclass from pg_index a join pg_index b
       on a.indrelid = b.indrelid and a.indkey::text = b.indkey::text and a.indexrelid > b.indexrelid
       and coalesce(pg_get_expr(a.indpred, a.indrelid), '') = coalesce(pg_get_expr(b.indpred, b.indrelid), '')
     join pg_class c on c.oid = a.indrelid
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  ],
]

it.each(ADVICE)('%s', async (_, offenders) => {
  expect(await db.asOwner(offenders)).toEqual([])
})
