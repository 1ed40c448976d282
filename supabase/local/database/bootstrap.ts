import { getAuthSchemaSql } from '@supabase/lite'

/**
 * What a hosted Supabase project already holds before its first migration: the request roles, the
 * `extensions` and `auth` schemas, and the default privileges of schema `public`.
 * For a new database only: run again, it would undo what migrations took away.
 */
export function bootstrapSql(): string {
  return [ROLES, SCHEMAS, getAuthSchemaSql(), AUTH_HELPERS].join('\n')
}

/** One row, `ready`: whether the database has had `bootstrapSql`. */
export const IS_BOOTSTRAPPED_SQL = `select to_regprocedure('auth.jwt()') is not null as ready`

/**
 * Settings that hold for one session. PGlite has only one; native Postgres receives them as
 * connection options. `extensions` is on the search path, as for the hosted `postgres` role.
 */
export const SESSION_SQL = `
  set timezone to 'UTC';
  set search_path to "$user", public, extensions;
`

const ROLES = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
`

// A migration therefore has to revoke what it does not want to give, exactly as on a hosted project.
const SCHEMAS = `
create schema if not exists extensions;
create schema if not exists auth;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`

// The hosted definitions: they accept both the single claims and the whole JWT as the request's setting.
const AUTH_HELPERS = `
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
`
