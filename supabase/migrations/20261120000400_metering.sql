-- What the payment provider says of a user, in its own words. Written by the server only.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  stripe_customer_id text not null unique,
  stripe_subscription_id text unique,
  status text not null,
  current_period_start timestamptz,
  current_period_end timestamptz,
  updated_at timestamptz not null default now()
);

alter table public.subscriptions enable row level security;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy "owner reads" on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

-- The ledger: one row per outline asked for. reserve -> commit | refund.
create table public.generation_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key uuid not null,
  input_hash text not null,
  -- The allowance it was charged to: what the trial used is not held against the first paid month.
  plan text not null check (plan in ('trial', 'active')),
  state text not null default 'reserved' check (state in ('reserved', 'committed', 'refunded')),
  -- Fencing token: a run that lost its lease cannot settle the row of its successor.
  attempt integer not null default 1,
  lease_until timestamptz not null,
  charged_at timestamptz not null,
  result jsonb,
  error_code text,
  acknowledged_at timestamptz,
  unique (user_id, idempotency_key)
);

-- Answers 'how many in this window' without touching the table.
create index generation_requests_charged on public.generation_requests (user_id, plan, charged_at)
  include (state, lease_until) where state <> 'refunded';

-- What is running now: at most a few rows per user, however long the ledger.
create index generation_requests_running on public.generation_requests (user_id) where state = 'reserved';

alter table public.generation_requests enable row level security;
grant select on public.generation_requests to authenticated;
grant select, insert, update, delete on public.generation_requests to service_role;

create policy "owner reads" on public.generation_requests for select to authenticated
  using (user_id = (select auth.uid()));

-- USE-3, PROF-3: trial is 7 days and 10 requests; active is 20 per calendar month in America/Sao_Paulo.
-- A renewal whose event is late keeps access for 3 days; a failed one for 7 days after the period began.
-- No plan: status 'expired' and an allowance of 0.
create function private.allowance(
  p_user uuid,
  p_now timestamptz,
  out status text,
  out window_start timestamptz,
  out window_end timestamptz,
  out max_requests integer,
  out subscribed_before boolean
)
language plpgsql stable set search_path = ''
as $$
declare
  trial_end timestamptz;
  s public.subscriptions;
  month_start timestamp;
begin
  status := 'expired';
  max_requests := 0;
  select trial_expires_at into trial_end from public.user_profiles where user_id = p_user;
  select * into s from public.subscriptions where user_id = p_user;
  subscribed_before := s.stripe_subscription_id is not null;

  if (s.status in ('active', 'trialing') and p_now < s.current_period_end + interval '3 days')
     or (s.status = 'past_due'
         and p_now < least(s.current_period_end, s.current_period_start + interval '7 days')) then
    month_start := date_trunc('month', p_now at time zone 'America/Sao_Paulo');
    status := 'active';
    window_start := month_start at time zone 'America/Sao_Paulo';
    window_end := (month_start + interval '1 month') at time zone 'America/Sao_Paulo';
    max_requests := 20;
  elsif p_now < trial_end then
    status := 'trial';
    window_start := trial_end - interval '7 days';
    window_end := trial_end;
    max_requests := 10;
  end if;
end
$$;

-- A reservation counts while its lease runs; after that it is as good as refunded.
create function private.requests_used(p_user uuid, p_plan text, p_from timestamptz, p_to timestamptz, p_now timestamptz)
returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from public.generation_requests
  where user_id = p_user and plan = p_plan and charged_at >= p_from and charged_at < p_to
    and (state = 'committed' or (state = 'reserved' and lease_until > p_now))
$$;

-- GEN-6: the sentence a person reads when nothing is left.
create function private.limit_reason(p_status text, p_subscribed_before boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_status = 'trial' then 'Você utilizou suas 10 requisições gratuitas do período de teste.'
    when p_status = 'active' then 'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.'
    when p_subscribed_before then 'Sua assinatura terminou. Assine novamente para criar novos esboços.'
    else 'Seu período de 7 dias de teste gratuito expirou.'
  end
$$;

grant execute on function private.allowance(uuid, timestamptz) to authenticated, service_role;
grant execute on function private.requests_used(uuid, text, timestamptz, timestamptz, timestamptz) to authenticated, service_role;
grant execute on function private.limit_reason(text, boolean) to authenticated, service_role;

-- Advises the screen (USE-1). reserve_request is what decides.
create function public.can_make_request(user_uuid uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  a record;
  used integer := 0;
  allowed boolean;
begin
  if user_uuid is distinct from (select auth.uid()) then
    raise insufficient_privilege using message = 'not_your_allowance';
  end if;
  select * into a from private.allowance(user_uuid, now());
  if a.max_requests > 0 then
    used := private.requests_used(user_uuid, a.status, a.window_start, a.window_end, now());
  end if;
  allowed := used < a.max_requests;
  return jsonb_build_object(
    'can_request', allowed,
    'reason', case when allowed then '' else private.limit_reason(a.status, a.subscribed_before) end,
    'requests_remaining', greatest(a.max_requests - used, 0),
    'subscription_status', a.status,
    'requests_used', used,
    'requests_limit', a.max_requests,
    'trial_expired', a.status = 'expired' and not a.subscribed_before,
    'period_ends_at', a.window_end
  );
end
$$;

-- Takes one request of the allowance for five minutes, or says why not:
--   {status: 'reserved', id, attempt} | {status: 'replay', result} | {status: 'in_progress' | 'key_reused' | 'busy'}
--   | {status: 'limit_reached', reason}
-- The row of the profile is the user's mutex: parallel callers queue up here, so that none of them counts a
-- state that another is about to change.
create function public.reserve_request(p_user uuid, p_key uuid, p_hash text, p_max_inflight integer default 2)
returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz;
  a record;
  r public.generation_requests;
  running integer;
begin
  perform 1 from public.user_profiles where user_id = p_user for update;
  if not found then
    return jsonb_build_object('status', 'limit_reached', 'reason', private.limit_reason('expired', false));
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
    return jsonb_build_object('status', 'limit_reached', 'reason', private.limit_reason(a.status, a.subscribed_before));
  end if;

  select count(*) into running from public.generation_requests where user_id = p_user and state = 'reserved';
  if running >= p_max_inflight then return jsonb_build_object('status', 'busy'); end if;

  insert into public.generation_requests as g (user_id, idempotency_key, input_hash, plan, lease_until, charged_at)
  values (p_user, p_key, p_hash, a.status, ts + interval '5 minutes', ts)
  on conflict (user_id, idempotency_key) do update
    set state = 'reserved', attempt = g.attempt + 1, plan = excluded.plan, lease_until = excluded.lease_until,
        charged_at = excluded.charged_at, error_code = null
  returning * into r;
  return jsonb_build_object('status', 'reserved', 'id', r.id, 'attempt', r.attempt);
end
$$;

-- Commits the result, or refunds when p_error is given. False: the lease or the attempt is no longer ours, and
-- nothing was written.
create function public.settle_request(p_id uuid, p_attempt integer, p_result jsonb, p_error text default null)
returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update public.generation_requests
  set state = case when p_error is null then 'committed' else 'refunded' end, result = p_result, error_code = p_error
  where id = p_id and attempt = p_attempt and state = 'reserved'
    and (p_error is not null or lease_until > clock_timestamp());
  return found;
end
$$;

-- Definer: the ledger is closed to its owner, who may do exactly this to it. In `private`, so that the API reaches
-- it only through the invoker function below.
create function private.track_usage(p_user uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  outcome jsonb;
begin
  if p_user is distinct from (select auth.uid()) then
    raise insufficient_privilege using message = 'not_your_allowance';
  end if;

  if (select metering from private.settings) = 'client' then
    outcome := public.reserve_request(p_user, gen_random_uuid(), 'client', 2147483647);
    if outcome ->> 'status' <> 'reserved' then return false; end if;
    return public.settle_request((outcome ->> 'id')::uuid, (outcome ->> 'attempt')::integer, null);
  end if;

  update public.generation_requests set acknowledged_at = now()
  where id = (
    select id from public.generation_requests
    where user_id = p_user and state = 'committed' and acknowledged_at is null
    order by charged_at limit 1
  );
  return true;
end
$$;

grant execute on function private.track_usage(uuid) to authenticated;

-- USE-2. With metering by the server this acknowledges the oldest unseen result and never charges; with metering
-- by the client it is the charge. False: nothing was left to charge.
create function public.track_request_usage(user_uuid uuid, request_type_param text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if request_type_param is distinct from 'outline_generation' then
    raise invalid_parameter_value using message = 'unknown_request_type';
  end if;
  return private.track_usage(user_uuid);
end
$$;

grant execute on function public.can_make_request(uuid) to authenticated;
grant execute on function public.track_request_usage(uuid, text) to authenticated;
grant execute on function public.reserve_request(uuid, uuid, text, integer) to service_role;
grant execute on function public.settle_request(uuid, integer, jsonb, text) to service_role;
