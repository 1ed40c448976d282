-- What the privacy page promises to keep for a time goes when that time is over, also where nobody comes by.
create table private.housekeeping_runs (
  ran_at timestamptz primary key default clock_timestamp(),
  -- {"what": number of rows that went}; the SQLSTATE where that could not be done.
  removed jsonb not null
);

alter table private.housekeeping_runs enable row level security;

-- One that fails stops none of the others; what was done is written down.
create function private.housekeeping() returns jsonb
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

-- Every night at 03:17 in Brasília. False where the database has no scheduler: something else must then call
-- private.housekeeping().
create function private.schedule_housekeeping() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then return false; end if;
  perform cron.schedule('esboca-housekeeping', '17 6 * * *', 'select private.housekeeping()');
  return true;
end
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
exception when others then
  raise warning 'pg_cron: %', sqlerrm;
end
$$;

select private.schedule_housekeeping();
