-- Tables of the contract tests' own, one of each thing that the product relies on.
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

create type public.note_status as enum ('draft', 'complete');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text,
  plan text not null default 'trial',
  customer_id text unique,
  balance numeric not null default 10.5
);
alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, update (full_name) on public.profiles to authenticated;
grant select on public.profiles to anon;
create policy "read own" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "update own" on public.profiles for update to authenticated using (id = (select auth.uid()));

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name) values (new.id, new.raw_user_meta_data ->> 'name');
  return new;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (btrim(title) <> ''),
  status public.note_status not null default 'draft',
  content jsonb not null default '{"empty": true}',
  tags text[] not null default '{}',
  created_at timestamptz not null default '2026-11-20 20:35:26.015+00',
  search tsvector generated always as (to_tsvector('portuguese', title)) stored
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select, insert, update, delete on public.notes to authenticated;
create policy "own notes" on public.notes for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function public.is_draft(note public.notes) returns boolean
language sql stable set search_path = '' as $$
  select note.status = 'draft'
$$;

-- Written by the server only.
create table public.usage_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
alter table public.usage_events enable row level security;
revoke all on public.usage_events from anon, authenticated;
grant select on public.usage_events to authenticated;
create policy "read own usage" on public.usage_events for select to authenticated
  using (user_id = (select auth.uid()));

create view public.my_usage with (security_invoker = true) as
  select user_id, count(*)::int as used from public.usage_events group by user_id;
revoke all on public.my_usage from anon, authenticated;
grant select on public.my_usage to authenticated;

create function public.search_notes(q text) returns setof public.notes
language sql stable set search_path = '' as $$
  select * from public.notes
  where extensions.unaccent(lower(title)) operator(extensions.%) extensions.unaccent(lower(q))
$$;

create function public.use_one(user_uuid uuid) returns table (success boolean, used integer)
language plpgsql security definer set search_path = '' as $$
declare
  count_used integer;
begin
  if user_uuid is distinct from auth.uid() then
    raise exception 'not yours' using errcode = '42501';
  end if;
  perform from public.profiles where id = user_uuid for update;
  select count(*) into count_used from public.usage_events where user_id = user_uuid;
  if count_used >= 3 then
    return query select false, count_used;
    return;
  end if;
  insert into public.usage_events (user_id) values (user_uuid);
  return query select true, count_used + 1;
end $$;
revoke execute on function public.use_one(uuid) from public, anon;
grant execute on function public.use_one(uuid) to authenticated;

create function public.refuse() returns void language plpgsql as $$
begin
  raise exception 'outline_not_found' using hint = 'try another', detail = 'none with this id';
end $$;

create function public.set_plan(user_uuid uuid, new_plan text) returns public.profiles
language sql set search_path = '' as $$
  update public.profiles set plan = new_plan where id = user_uuid returning *
$$;
revoke execute on function public.set_plan(uuid, text) from public, anon, authenticated;
