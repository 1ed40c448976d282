create table public.user_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '' check (char_length(email) <= 320),
  name text not null check (char_length(name) between 1 and 120),
  subscription_status text not null default 'trial' check (subscription_status in ('trial', 'active', 'expired')),
  trial_expires_at timestamptz not null default now() + interval '7 days',
  created_at timestamptz not null default now()
);

alter table public.user_profiles enable row level security;

-- Plan and trial are the server's: their columns are in no grant, so writing them is refused with 42501.
grant select on public.user_profiles to authenticated;
grant insert (user_id, email, name), update (name) on public.user_profiles to authenticated;
grant select, insert, update, delete on public.user_profiles to service_role;

create policy "owner reads" on public.user_profiles for select to authenticated
  using (user_id = (select auth.uid()));

create policy "owner inserts" on public.user_profiles for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "owner renames" on public.user_profiles for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- PROF-1: the typed name, else the part of the e-mail before the @, else 'Usuário'.
create function private.display_name(metadata jsonb, email text) returns text
language sql immutable set search_path = ''
as $$
  select left(coalesce(
    nullif(btrim(metadata ->> 'name'), ''),
    nullif(split_part(coalesce(email, ''), '@', 1), ''),
    'Usuário'
  ), 120)
$$;

-- Definer: the auth server's role, which inserts into auth.users, has no rights in public.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (user_id, email, name)
  values (new.id, coalesce(new.email, ''), private.display_name(to_jsonb(new.raw_user_meta_data), new.email))
  on conflict (user_id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
