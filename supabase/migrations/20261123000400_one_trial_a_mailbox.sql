-- One trial a mailbox, whoever it belongs to now: an alias, an address that was changed and a deleted account are no way
-- to a second one. A mailbox is claimed when its address is confirmed; whoever only types it spends nobody's trial.
create table private.trial_mailboxes (
  -- The hash does not give the address back (private.email_hash).
  email_hash bytea primary key check (octet_length(email_hash) = 32),
  -- Whose trial it was; null once the account is gone.
  user_id uuid references auth.users (id) on delete set null,
  claimed_at timestamptz not null default now()
);

create index trial_mailboxes_of_user on private.trial_mailboxes (user_id);

alter table private.trial_mailboxes enable row level security;

-- One mailbox, one text: what follows a plus is ignored where the big providers ignore it, and Gmail ignores dots too.
create or replace function private.mailbox(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(split_part(local, '+', 1), '.', '') || '@gmail.com'
    when domain ~ '^(outlook|hotmail|live)\.'
      or domain in ('icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'fastmail.com')
      then split_part(local, '+', 1) || '@' || domain
    else address
  end
  from (
    select address, regexp_replace(address, '@[^@]*$', '') as local, regexp_replace(address, '^.*@', '') as domain
    from (select lower(btrim(p_email)) as address) as typed
  ) as parts
$$;

insert into private.trial_mailboxes (email_hash, claimed_at)
select email_hash, deleted_at from private.deleted_accounts;

insert into private.trial_mailboxes (email_hash, user_id)
select private.email_hash(email), id from auth.users
where email_confirmed_at is not null and email <> ''
order by created_at
on conflict (email_hash) do nothing;

drop trigger remember_deleted_account on auth.users;
drop function private.remember_deleted_account();

-- On the profile, so that it holds however the row comes about. The address is the auth server's, not what the
-- caller wrote into the row.
-- Definer: a user who inserts their own row may read neither auth.users nor private.
create or replace function private.deny_second_trial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.trial_mailboxes m join auth.users u on m.email_hash = private.email_hash(u.email)
    where u.id = new.user_id and m.user_id is distinct from new.user_id
  ) then
    new.trial_expires_at := now();
    new.subscription_status := 'expired';
  end if;
  return new;
end
$$;

drop table private.deleted_accounts;

-- Of two aliases that are confirmed at once the second waits here, and finds the mailbox taken.
-- Definer: the auth server's role, which writes auth.users, has no rights in private.
create function private.claim_mailbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hash bytea := private.email_hash(new.email);
begin
  insert into private.trial_mailboxes (email_hash, user_id) values (hash, new.id) on conflict (email_hash) do nothing;

  -- A trial that goes on is not taken away by a change of address.
  if tg_op = 'INSERT' or old.email_confirmed_at is null then
    update public.user_profiles
    set trial_expires_at = least(trial_expires_at, now()),
        subscription_status = case when subscription_status = 'trial' then 'expired' else subscription_status end
    where user_id = new.id and exists (
      select from private.trial_mailboxes where email_hash = hash and user_id is distinct from new.id
    );
  end if;
  return new;
end
$$;

create trigger claim_mailbox after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null and new.email <> '')
  execute function private.claim_mailbox();
