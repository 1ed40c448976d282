-- Why nothing is left, for a program: 'trial_requests' | 'trial_days' | 'monthly' | 'subscription_ended'.
create function private.limit_code(p_status text, p_subscribed_before boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_status = 'trial' then 'trial_requests'
    when p_status = 'active' then 'monthly'
    when p_subscribed_before then 'subscription_ended'
    else 'trial_days'
  end
$$;

-- GEN-6: the sentence that a person reads.
create function private.limit_text(p_code text) returns text
language sql stable set search_path = ''
as $$
  select case p_code
    when 'trial_requests' then
      format('Você utilizou suas %s requisições gratuitas do período de teste.', trial.requests)
    when 'trial_days' then format('Seu período de %s dias de teste gratuito expirou.', trial.days)
    when 'monthly' then
      format('Você atingiu o limite mensal de %s requisições. Aguarde o próximo mês para continuar.', active.requests)
    when 'subscription_ended' then 'Sua assinatura terminou. Assine novamente para criar novos esboços.'
  end
  from private.plans trial, private.plans active
  where trial.id = 'trial' and active.id = 'active'
$$;

grant execute on function private.limit_code(text, boolean) to authenticated, service_role;
grant execute on function private.limit_text(text) to authenticated, service_role;

-- Advises the screen (USE-1). reserve_request is what decides.
create or replace function public.can_make_request(user_uuid uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  a record;
  used integer := 0;
  code text;
begin
  if user_uuid is distinct from (select auth.uid()) then
    raise insufficient_privilege using message = 'not_your_allowance';
  end if;
  select * into a from private.allowance(user_uuid, now());
  if a.max_requests > 0 then
    used := private.requests_used(user_uuid, a.status, a.window_start, a.window_end, now());
  end if;
  if used >= a.max_requests then
    code := private.limit_code(a.status, a.subscribed_before);
  end if;
  return jsonb_build_object(
    'can_request', code is null,
    'reason', coalesce(private.limit_text(code), ''),
    'reason_code', code,
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
--   | {status: 'limit_reached', reason, reason_code}
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

  insert into public.generation_requests as g (user_id, idempotency_key, input_hash, plan, lease_until, charged_at)
  values (p_user, p_key, p_hash, a.status, ts + interval '5 minutes', ts)
  on conflict (user_id, idempotency_key) do update
    set state = 'reserved', attempt = g.attempt + 1, plan = excluded.plan, lease_until = excluded.lease_until,
        charged_at = excluded.charged_at, error_code = null
  returning * into r;
  return jsonb_build_object('status', 'reserved', 'id', r.id, 'attempt', r.attempt);
end
$$;

drop function private.limit_reason(text, boolean);
