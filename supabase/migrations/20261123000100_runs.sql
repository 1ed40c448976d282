-- What fails costs no allowance, but it may cost the operator: each run that may ask a model is counted where it is
-- reserved, by user and hour and, for everybody together, by day.
alter table private.settings
  -- Runs of one user within an hour for which a model was paid, or may have been.
  add column paid_runs_per_hour integer not null default 20 check (paid_runs_per_hour > 0),
  -- All runs of one user within an hour: those too that ended before a model was asked.
  add column runs_per_hour integer not null default 60 check (runs_per_hour > 0),
  -- Paid runs of all users together on one day in America/Sao_Paulo.
  add column paid_runs_per_day integer not null default 2000 check (paid_runs_per_day > 0);

-- Kept for an hour.
create table private.runs (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz not null,
  -- Until it is settled, and for ever where it was killed, a run is taken for paid.
  paid boolean not null default true
);

create index runs_of_user on private.runs (user_id, started_at);

create table private.run_days (
  day date primary key,
  paid integer not null check (paid >= 0)
);

alter table private.runs enable row level security;
alter table private.run_days enable row level security;
grant select, insert, update, delete on private.runs, private.run_days to service_role;

alter table public.generation_requests add column run_id bigint;

-- Counts one more run, or says why it may not begin: {status: 'too_many_runs' | 'paused', retry_at}.
-- The caller holds the lock on the user's profile.
create function private.take_run(p_user uuid, p_now timestamptz, out run bigint, out refusal jsonb)
language plpgsql volatile set search_path = ''
as $$
declare
  s private.settings;
  today date := (p_now at time zone 'America/Sao_Paulo')::date;
  retry_at timestamptz;
begin
  select * into s from private.settings;
  delete from private.runs where user_id = p_user and started_at <= p_now - interval '1 hour';

  -- When the run ends its hour that is the last one too many.
  select greatest(
    (select started_at from private.runs where user_id = p_user and paid
     order by started_at desc offset s.paid_runs_per_hour - 1 limit 1),
    (select started_at from private.runs where user_id = p_user
     order by started_at desc offset s.runs_per_hour - 1 limit 1)
  ) + interval '1 hour' into retry_at;
  if retry_at is not null then
    refusal := jsonb_build_object('status', 'too_many_runs', 'retry_at', retry_at);
    return;
  end if;

  insert into private.run_days as d (day, paid) values (today, 1)
  on conflict (day) do update set paid = d.paid + 1 where d.paid < s.paid_runs_per_day;
  if not found then
    refusal := jsonb_build_object(
      'status', 'paused', 'retry_at', (today + 1)::timestamp at time zone 'America/Sao_Paulo'
    );
    return;
  end if;

  insert into private.runs (user_id, started_at) values (p_user, p_now) returning id into run;
end
$$;

-- A run that no model was paid for leaves the hour's paid ones and the day.
create function private.free_run(p_run bigint) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  started timestamptz;
begin
  update private.runs set paid = false where id = p_run and paid returning started_at into started;
  if found then
    update private.run_days set paid = paid - 1
    where day = (started at time zone 'America/Sao_Paulo')::date and paid > 0;
  end if;
end
$$;

grant execute on function private.take_run(uuid, timestamptz) to service_role;
grant execute on function private.free_run(bigint) to service_role;

-- Takes one request of the allowance for five minutes, or says why not:
--   {status: 'reserved', id, attempt} | {status: 'replay', result} | {status: 'in_progress' | 'key_reused' | 'busy'}
--   | {status: 'limit_reached', reason, reason_code} | {status: 'too_many_runs' | 'paused', retry_at}
-- The row of the profile is the user's mutex: parallel callers queue up here, so that none of them counts a
-- state that another is about to change.
create or replace function public.reserve_request(p_user uuid, p_key uuid, p_hash text, p_max_inflight integer default 2)
returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz;
  a record;
  r public.generation_requests;
  running integer;
  code text;
  run bigint;
  refusal jsonb;
begin
  perform 1 from public.user_profiles where user_id = p_user for update;
  if not found then
    code := private.limit_code('expired', false);
    return jsonb_build_object('status', 'limit_reached', 'reason', private.limit_text(code), 'reason_code', code);
  end if;
  ts := clock_timestamp();  -- after the wait for the lock, not before

  update public.generation_requests set state = 'refunded', error_code = 'lease_expired'
  where user_id = p_user and state = 'reserved' and lease_until <= ts;

  select * into r from public.generation_requests where user_id = p_user and idempotency_key = p_key;
  if found then
    if r.input_hash <> p_hash then return jsonb_build_object('status', 'key_reused'); end if;
    if r.state = 'committed' then return jsonb_build_object('status', 'replay', 'result', r.result); end if;
    if r.state = 'reserved' then return jsonb_build_object('status', 'in_progress'); end if;
  end if;

  select * into a from private.allowance(p_user, ts);
  if a.max_requests = 0
     or private.requests_used(p_user, a.status, a.window_start, a.window_end, ts) >= a.max_requests then
    code := private.limit_code(a.status, a.subscribed_before);
    return jsonb_build_object('status', 'limit_reached', 'reason', private.limit_text(code), 'reason_code', code);
  end if;

  select count(*) into running from public.generation_requests where user_id = p_user and state = 'reserved';
  if running >= p_max_inflight then return jsonb_build_object('status', 'busy'); end if;

  -- Behind a webhook that the browser talks to itself the work is done already: it is only to be charged.
  if (select metering from private.settings) = 'server' then
    select t.run, t.refusal into run, refusal from private.take_run(p_user, ts) t;
    if refusal is not null then return refusal; end if;
  end if;

  insert into public.generation_requests as g
    (user_id, idempotency_key, input_hash, plan, lease_until, charged_at, run_id)
  values (p_user, p_key, p_hash, a.status, ts + interval '5 minutes', ts, run)
  on conflict (user_id, idempotency_key) do update
    set state = 'reserved', attempt = g.attempt + 1, plan = excluded.plan, lease_until = excluded.lease_until,
        charged_at = excluded.charged_at, run_id = excluded.run_id, error_code = null
  returning * into r;
  return jsonb_build_object('status', 'reserved', 'id', r.id, 'attempt', r.attempt);
end
$$;

drop function public.settle_request(uuid, integer, jsonb, text, text);

-- Commits the result and, where it has a title, writes it into the history; or refunds when p_error is given. False:
-- the lease or the attempt is no longer ours, and nothing was written.
--   p_result: {outline, title, input: {url, outlineType, duration, groupProfile, additionalInfo, startTime, endTime}}
--   p_title: the name of the row, which is not the outline's own; null writes none.
--   p_paid: whether a model was paid in this run, or may have been.
create function public.settle_request(
  p_id uuid,
  p_attempt integer,
  p_result jsonb,
  p_error text default null,
  p_title text default null,
  p_paid boolean default true
) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  r public.generation_requests;
  input jsonb := p_result -> 'input';
begin
  update public.generation_requests
  set state = case when p_error is null then 'committed' else 'refunded' end, result = p_result, error_code = p_error
  where id = p_id and attempt = p_attempt and state = 'reserved'
    and (p_error is not null or lease_until > clock_timestamp())
  returning * into r;
  if not found then return false; end if;

  if not p_paid then perform private.free_run(r.run_id); end if;

  if p_error is null and p_title is not null then
    -- A block of its own: what the history refuses stays committed, and is recovered from there (fault 19).
    begin
      insert into public.generated_outlines (user_id, request_id, title, youtube_url, outline_type, duration,
        group_profile, additional_info, start_time, end_time, generated_content)
      values (r.user_id, r.idempotency_key, p_title, btrim(input ->> 'url'), input ->> 'outlineType',
        (input ->> 'duration')::integer, nullif(btrim(input ->> 'groupProfile', E' \t\r\n'), ''),
        nullif(btrim(input ->> 'additionalInfo', E' \t\r\n'), ''), (input ->> 'startTime')::integer,
        (input ->> 'endTime')::integer, p_result ->> 'outline')
      on conflict (user_id, request_id) do nothing;
      update public.generation_requests set saved_at = clock_timestamp() where id = r.id and saved_at is null;
    exception when others then
      raise warning 'history_not_written %', sqlstate;
    end;
  end if;
  return true;
end
$$;

grant execute on function public.settle_request(uuid, integer, jsonb, text, text, boolean) to service_role;

-- Takes one of the rewrites that an outline comes with, or says why not:
--   {status: 'reserved', version, left, run, result} | {status: 'limit_reached' | 'unknown'}
--   | {status: 'too_many_runs' | 'paused', retry_at}
-- `result` is what was committed: what is rewritten, and for whom, is not the caller's to say.
create or replace function public.reserve_rewrite(p_user uuid, p_key uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  r public.generation_requests;
  most integer;
  taken record;
begin
  perform 1 from public.user_profiles where user_id = p_user for update;
  select * into r from public.generation_requests
  where user_id = p_user and idempotency_key = p_key and state = 'committed' and result ? 'input';
  if not found then return jsonb_build_object('status', 'unknown'); end if;
  select rewrites_per_outline into most from private.plans where id = r.plan;
  if r.rewrites >= most then return jsonb_build_object('status', 'limit_reached'); end if;

  select * into taken from private.take_run(p_user, clock_timestamp());
  if taken.refusal is not null then return taken.refusal; end if;

  update public.generation_requests set rewrites = rewrites + 1 where id = r.id returning * into r;
  return jsonb_build_object(
    'status', 'reserved', 'version', r.rewrites, 'left', most - r.rewrites, 'run', taken.run, 'result', r.result
  );
end
$$;

drop function public.refund_rewrite(uuid, uuid);

-- A rewrite that brought nothing costs its owner nothing; p_paid as of settle_request.
create function public.refund_rewrite(p_user uuid, p_key uuid, p_run bigint, p_paid boolean default true) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  -- In the order in which reserve_rewrite takes its locks.
  perform 1 from public.user_profiles where user_id = p_user for update;
  update public.generation_requests set rewrites = rewrites - 1
  where user_id = p_user and idempotency_key = p_key and rewrites > 0;
  if not p_paid then perform private.free_run(p_run); end if;
end
$$;

grant execute on function public.refund_rewrite(uuid, uuid, bigint, boolean) to service_role;
