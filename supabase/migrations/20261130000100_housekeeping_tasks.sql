-- What housekeeping removes, a row each: a migration that adds a table adds its row here, and the function below stays.
create table private.housekeeping_tasks (
  name text primary key,
  -- A relation that is not there on every database; the task is left out where it is missing.
  needs text,
  -- A delete. Nobody but the owner of the database can write here.
  statement text not null
);

alter table private.housekeeping_tasks enable row level security;

insert into private.housekeeping_tasks (name, needs, statement) values
  -- A typed address that nobody confirmed may be somebody else's.
  ('unconfirmed_accounts', null, $sql$
  delete from auth.users
  where confirmed_at is null and last_sign_in_at is null and created_at < now() - interval '30 days'
  $sql$),
  ('captions', null, $sql$
  delete from public.video_transcripts where source <> 'demo' and fetched_at < now() - interval '30 days'
  $sql$),
  ('heard_parts', null, $sql$
  delete from public.heard_parts where heard_at < now() - interval '30 days'
  $sql$),
  ('contact_messages', null, $sql$
  delete from private.contact_messages where sent_at <= now() - interval '1 hour'
  $sql$),
  ('ended_links', null, $sql$
  delete from public.outline_links where least(expires_at, revoked_at) < now() - interval '30 days'
  $sql$),
  ('link_openings', null, $sql$
  delete from private.link_openings where hour < now() - interval '1 hour'
  $sql$),
  ('runs', null, $sql$
  delete from private.runs where started_at <= now() - interval '1 hour'
  $sql$),
  ('password_tries', null, $sql$
  delete from private.password_tries where tried_at <= now() - interval '1 hour'
  $sql$),
  -- Addresses and IPs of who logged in: as long as the law wants them (Marco Civil, art. 15).
  ('access_records', null, $sql$
  delete from auth.audit_log_entries where created_at < now() - interval '6 months'
  $sql$),
  -- Stripe sends an event again for 30 days at most.
  ('stripe_events', null, $sql$
  delete from public.stripe_events where received_at < now() - interval '90 days'
  $sql$),
  ('housekeeping_runs', null, $sql$
  delete from private.housekeeping_runs where ran_at < now() - interval '90 days'
  $sql$),
  ('scheduler_log', 'cron.job_run_details', $sql$
  delete from cron.job_run_details where end_time < now() - interval '90 days'
  $sql$);

create or replace function private.housekeeping() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  task private.housekeeping_tasks;
  gone bigint;
  removed jsonb := '{}';
begin
  for task in select * from private.housekeeping_tasks order by name
  loop
    continue when task.needs is not null and to_regclass(task.needs) is null;
    begin
      execute task.statement;
      get diagnostics gone = row_count;
      removed := removed || jsonb_build_object(task.name, gone);
    exception when others then
      raise warning 'housekeeping: % %', task.name, sqlerrm;
      removed := removed || jsonb_build_object(task.name, sqlstate);
    end;
  end loop;
  insert into private.housekeeping_runs (removed) values (removed);
  return removed;
end
$$;
