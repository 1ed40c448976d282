-- What GET /functions/v1/health asks: that the database answers, and how far its migrations have come.
-- Definer, because only the owner may read the history of migrations, which the Supabase CLI keeps in a schema of its own.
create function public.schema_version() returns text
language sql stable security definer set search_path = ''
as $$ select max(version) from supabase_migrations.schema_migrations $$;

revoke all on function public.schema_version() from public, anon, authenticated;
grant execute on function public.schema_version() to service_role;
