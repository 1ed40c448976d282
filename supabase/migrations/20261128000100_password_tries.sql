-- Functions ask for the password of an account with the secret key, which no CAPTCHA and no limit by address of the
-- auth server's holds back: whoever has somebody's session could try passwords without end.
alter table private.settings
  add column password_tries_per_hour integer not null default 10 check (password_tries_per_hour > 0);

-- Kept for an hour, or until the right one comes.
create table private.password_tries (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null
);

create index password_tries_of_user on private.password_tries (user_id, tried_at);

alter table private.password_tries enable row level security;
grant select, insert, delete on private.password_tries to service_role;

-- Counts one try; null where it may be made, otherwise when the next one may.
create function public.take_password_try(p_user uuid) returns timestamptz
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz;
  retry_at timestamptz;
begin
  -- One try at a time, or all of a burst would count before the first of them writes.
  perform 1 from public.user_profiles where user_id = p_user for update;
  ts := clock_timestamp();
  delete from private.password_tries where user_id = p_user and tried_at <= ts - interval '1 hour';
  select tried_at + interval '1 hour' into retry_at from private.password_tries where user_id = p_user
  order by tried_at desc offset (select password_tries_per_hour - 1 from private.settings) limit 1;
  if retry_at is null then
    insert into private.password_tries (user_id, tried_at) values (p_user, ts);
  end if;
  return retry_at;
end
$$;

-- The right one came.
create function public.forget_password_tries(p_user uuid) returns void
language sql volatile set search_path = ''
as $$ delete from private.password_tries where user_id = p_user $$;

revoke all on function public.take_password_try(uuid), public.forget_password_tries(uuid)
  from public, anon, authenticated;
grant execute on function public.take_password_try(uuid), public.forget_password_tries(uuid) to service_role;

-- As before, with the tries.
create or replace function private.housekeeping() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  task record;
  gone bigint;
  removed jsonb := '{}';
begin
  for task in values
    -- A typed address that nobody confirmed may be somebody else's.
    ('unconfirmed_accounts', $sql$
      delete from auth.users
      where confirmed_at is null and last_sign_in_at is null and created_at < now() - interval '30 days'
    $sql$),
    ('captions', $sql$
      delete from public.video_transcripts where source <> 'demo' and fetched_at < now() - interval '30 days'
    $sql$),
    ('heard_parts', $sql$
      delete from public.heard_parts where heard_at < now() - interval '30 days'
    $sql$),
    ('contact_messages', $sql$
      delete from private.contact_messages where sent_at <= now() - interval '1 hour'
    $sql$),
    ('runs', $sql$
      delete from private.runs where started_at <= now() - interval '1 hour'
    $sql$),
    ('password_tries', $sql$
      delete from private.password_tries where tried_at <= now() - interval '1 hour'
    $sql$),
    -- Addresses and IPs of who logged in: as long as the law wants them (Marco Civil, art. 15).
    ('access_records', $sql$
      delete from auth.audit_log_entries where created_at < now() - interval '6 months'
    $sql$),
    -- Stripe sends an event again for 30 days at most.
    ('stripe_events', $sql$
      delete from public.stripe_events where received_at < now() - interval '90 days'
    $sql$),
    ('housekeeping_runs', $sql$
      delete from private.housekeeping_runs where ran_at < now() - interval '90 days'
    $sql$),
    ('scheduler_log', case when to_regclass('cron.job_run_details') is not null then $sql$
      delete from cron.job_run_details where end_time < now() - interval '90 days'
    $sql$ end)
  loop
    continue when task.column2 is null;
    begin
      execute task.column2;
      get diagnostics gone = row_count;
      removed := removed || jsonb_build_object(task.column1, gone);
    exception when others then
      raise warning 'housekeeping: % %', task.column1, sqlerrm;
      removed := removed || jsonb_build_object(task.column1, sqlstate);
    end;
  end loop;
  insert into private.housekeeping_runs (removed) values (removed);
  return removed;
end
$$;
