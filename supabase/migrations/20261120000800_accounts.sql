-- Made here and never shown: nothing has to be configured, and no copy of the table below can be searched without it.
alter table private.settings add column account_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

-- Addresses whose account was deleted. The hash does not give the address back, and tells one thing: no second trial.
create table private.deleted_accounts (
  email_hash bytea primary key check (octet_length(email_hash) = 32),
  deleted_at timestamptz not null default now()
);

alter table private.deleted_accounts enable row level security;

-- One mailbox, one text: Gmail ignores the case, the dots, and what follows a plus.
create function private.mailbox(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(split_part(local, '+', 1), '.', '') || '@gmail.com'
    else address
  end
  from (
    select address, regexp_replace(address, '@[^@]*$', '') as local, regexp_replace(address, '^.*@', '') as domain
    from (select lower(btrim(p_email)) as address) as typed
  ) as parts
$$;

-- RFC 2104, for keys of up to 64 bytes. Extension pgcrypto has it too, but is not in every Postgres.
create function private.hmac_sha256(p_key bytea, p_message bytea) returns bytea
language plpgsql immutable strict set search_path = ''
as $$
declare
  inner_key bytea := p_key || decode(repeat('00', 64 - octet_length(p_key)), 'hex');
  outer_key bytea := inner_key;
begin
  for i in 0..63 loop
    inner_key := set_byte(inner_key, i, get_byte(inner_key, i) # 54);  -- 0x36
    outer_key := set_byte(outer_key, i, get_byte(outer_key, i) # 92);  -- 0x5c
  end loop;
  return sha256(outer_key || sha256(inner_key || p_message));
end
$$;

create function private.email_hash(p_email text) returns bytea
language sql stable set search_path = ''
as $$
  select private.hmac_sha256(account_key, convert_to(private.mailbox(p_email), 'UTF8')) from private.settings
$$;

-- With the deletion or not at all, whichever way it was asked for. An address that was never confirmed belongs to
-- nobody we know: its owner's trial is not spent by whoever typed it.
-- Definer: the auth server's role, which deletes from auth.users, has no rights in private.
create function private.remember_deleted_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.email_confirmed_at is not null and old.email <> '' then
    insert into private.deleted_accounts (email_hash) values (private.email_hash(old.email))
    on conflict (email_hash) do update set deleted_at = excluded.deleted_at;
  end if;
  return old;
end
$$;

create trigger remember_deleted_account before delete on auth.users
  for each row execute function private.remember_deleted_account();

-- On the profile, so that it holds however the row comes about. The address is the auth server's, not what the
-- caller wrote into the row.
-- Definer: a user who inserts their own row may read neither auth.users nor private.
create function private.deny_second_trial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.deleted_accounts d join auth.users u on d.email_hash = private.email_hash(u.email)
    where u.id = new.user_id
  ) then
    new.trial_expires_at := now();
    new.subscription_status := 'expired';
  end if;
  return new;
end
$$;

create trigger deny_second_trial before insert on public.user_profiles
  for each row execute function private.deny_second_trial();

-- The address changes when its confirmation is opened, at the auth server; no grant lets anybody else write it.
-- Definer: as for create_profile.
create function private.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_profiles set email = coalesce(new.email, '') where user_id = new.id;
  return new;
end
$$;

create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();
