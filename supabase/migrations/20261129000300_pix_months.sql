-- A month of the plan that was paid once, by Pix: it ends by itself, and the next one that is paid begins where it ends.
alter table private.plans
  -- How long the plan lasts where a month of it is paid once; null: it cannot be.
  add column days_paid_once integer check (days_paid_once > 0);
update private.plans set days_paid_once = 30 where id = 'active';

create table public.pix_months (
  -- Stripe's payment intent: one payment is one month, however often it is told.
  payment text primary key check (char_length(payment) <= 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  paid_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create index pix_months_by_user on public.pix_months (user_id, ends_at);

alter table public.pix_months enable row level security;
grant select on public.pix_months to authenticated;
grant select, insert, update, delete on public.pix_months to service_role;

create policy "owner reads" on public.pix_months for select to authenticated
  using (user_id = (select auth.uid()));

alter table public.subscriptions
  -- What became of the last Pix, where it was not paid: 'waiting' | 'expired' | 'failed'.
  add column pix_attempt text check (pix_attempt in ('waiting', 'expired', 'failed'));

-- The months of a user are made anew from all payments that are with us, in the order in which they were paid: whatever
-- events came, in whatever order and however often, the same payments make the same months. One that went back is none.
create function private.keep_pix_months(p_user uuid, p_months jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  lasts interval := (select make_interval(days => days_paid_once) from private.plans where id = 'active');
  paid record;
  starts timestamptz;
  ends timestamptz := '-infinity';
begin
  delete from public.pix_months m
  where m.user_id = p_user and not exists (
    select from jsonb_to_recordset(p_months) as x (payment text) where x.payment = m.payment
  );
  for paid in
    select x.payment, min(x.paid_at) as paid_at
    from jsonb_to_recordset(p_months) as x (payment text, paid_at timestamptz)
    group by x.payment order by 2, 1
  loop
    starts := greatest(paid.paid_at, ends);
    ends := starts + lasts;
    insert into public.pix_months (payment, user_id, paid_at, starts_at, ends_at)
    values (paid.payment, p_user, paid.paid_at, starts, ends)
    on conflict (payment) do update
      set paid_at = excluded.paid_at, starts_at = excluded.starts_at, ends_at = excluded.ends_at;
  end loop;
end
$$;

grant execute on function private.keep_pix_months(uuid, jsonb) to service_role;

-- USE-3, PROF-3: a trial counts all that was ever charged to it; an active plan the calendar month in America/Sao_Paulo;
-- a month by Pix its own days. What was used of a month by Pix is not held against the subscription that follows it.
-- A renewal whose event is late keeps access for 3 days, where a renewal is to come; a failed one for 7 days after the
-- period began.
-- No plan: status 'expired' and an allowance of 0.
create or replace function private.allowance(
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
  month public.pix_months;
  month_start timestamp;
begin
  status := 'expired';
  select trial_expires_at into trial_end from public.user_profiles where user_id = p_user;
  select * into s from public.subscriptions where user_id = p_user;
  select * into month from public.pix_months
  where user_id = p_user and starts_at <= p_now and p_now < ends_at;
  subscribed_before := s.stripe_subscription_id is not null
    or exists (select from public.pix_months where user_id = p_user);

  if (s.status in ('active', 'trialing')
      and p_now < s.current_period_end
        + case when s.cancel_at_period_end then interval '0' else interval '3 days' end)
     or (s.status = 'past_due'
         and p_now < least(s.current_period_end, s.current_period_start + interval '7 days')) then
    month_start := date_trunc('month', p_now at time zone 'America/Sao_Paulo');
    status := 'active';
    window_start := greatest(
      month_start at time zone 'America/Sao_Paulo',
      (select max(ends_at) from public.pix_months where user_id = p_user and ends_at <= p_now)
    );
    window_end := (month_start + interval '1 month') at time zone 'America/Sao_Paulo';
  elsif month.payment is not null then
    status := 'active';
    window_start := month.starts_at;
    window_end := month.ends_at;
  elsif p_now < trial_end then
    status := 'trial';
    window_start := '-infinity';
    window_end := trial_end;
  end if;
  max_requests := coalesce((select requests from private.plans where id = status), 0);
end
$$;

-- What pays for the plan of this moment: 'subscription' | 'pix', null without one. Only the first has a month that is
-- counted from midnight of a first day.
create function private.paid_by(p_user uuid, p_now timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when a.status <> 'active' then null
    when exists (
      select from public.pix_months
      where user_id = p_user and starts_at = a.window_start and ends_at = a.window_end
    ) then 'pix'
    else 'subscription'
  end
  from private.allowance(p_user, p_now) a
$$;

grant execute on function private.paid_by(uuid, timestamptz) to authenticated, service_role;

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
    'period_ends_at', a.window_end,
    -- The last day of what is paid, where nothing renews it.
    'plan_ends_at', case when private.paid_by(user_uuid, now()) = 'pix' then
      (select max(ends_at) from public.pix_months where user_id = user_uuid) end
  );
end
$$;

-- Writes the plan that private.allowance sees now into the profile, and answers it:
--   {subscribed, subscription_status, paid_by, current_period_end, cancel_at_period_end, withdraw_until, pix_attempt,
--    withdrawable: {subscription, pix: [payment]}}
create or replace function public.refresh_subscription(p_user uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz := clock_timestamp();
  a record;
  s public.subscriptions;
  payer text;
  until_subscription timestamptz;
  until_pix timestamptz;
  withdrawable_pix text[];
begin
  select * into a from private.allowance(p_user, ts);
  select * into s from public.subscriptions where user_id = p_user;
  payer := private.paid_by(p_user, ts);
  until_subscription := private.withdrawal_deadline(s.first_paid_at);
  if ts >= until_subscription then until_subscription := null; end if;
  select max(private.withdrawal_deadline(paid_at)), array_agg(payment order by paid_at)
  into until_pix, withdrawable_pix
  from public.pix_months where user_id = p_user and ts < private.withdrawal_deadline(paid_at);

  update public.user_profiles set subscription_status = a.status
  where user_id = p_user and subscription_status <> a.status;

  return jsonb_build_object(
    'subscribed', a.status = 'active',
    'subscription_status', a.status,
    'paid_by', payer,
    'current_period_end', case payer
      when 'subscription' then s.current_period_end
      when 'pix' then (select max(ends_at) from public.pix_months where user_id = p_user)
    end,
    'cancel_at_period_end', payer is not distinct from 'pix' or (a.status = 'active' and s.cancel_at_period_end),
    'withdraw_until', greatest(until_subscription, until_pix),
    'pix_attempt', s.pix_attempt,
    'withdrawable', jsonb_build_object(
      'subscription', until_subscription is not null,
      'pix', coalesce(to_jsonb(withdrawable_pix), '[]')
    )
  );
end
$$;

drop function public.apply_subscription(uuid, text, timestamptz, jsonb, text, text);

-- What Stripe said at p_asked_at, and with it the event that made us ask: both or neither.
--   p_subscription: {id, status, current_period_start, current_period_end, cancel_at_period_end, first_paid_at},
--   null when Stripe knows of none. Statuses are kept as they come; one that private.allowance does not know
--   gives no access.
--   p_pix: {months: [{payment, paid_at}], attempt}, all that were paid and not given back; null where nobody asked.
create function public.apply_subscription(
  p_user uuid,
  p_customer text,
  p_asked_at timestamptz,
  p_subscription jsonb,
  p_event text default null,
  p_event_type text default null,
  p_pix jsonb default null
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  perform 1 from public.user_profiles where user_id = p_user for update;

  update public.subscriptions set
    stripe_subscription_id = coalesce(p_subscription ->> 'id', stripe_subscription_id),
    status = coalesce(p_subscription ->> 'status', 'none'),
    current_period_start = (p_subscription ->> 'current_period_start')::timestamptz,
    current_period_end = (p_subscription ->> 'current_period_end')::timestamptz,
    cancel_at_period_end = coalesce((p_subscription ->> 'cancel_at_period_end')::boolean, false),
    first_paid_at = (p_subscription ->> 'first_paid_at')::timestamptz,
    pix_attempt = case when p_pix is null then pix_attempt else p_pix ->> 'attempt' end,
    fetched_at = p_asked_at,
    updated_at = clock_timestamp()
  where user_id = p_user and stripe_customer_id = p_customer
    and (fetched_at is null or fetched_at <= p_asked_at);
  if found and p_pix is not null then
    perform private.keep_pix_months(p_user, p_pix -> 'months');
  end if;

  if p_event is not null then
    insert into public.stripe_events (id, type) values (p_event, p_event_type) on conflict (id) do nothing;
  end if;

  return public.refresh_subscription(p_user);
end
$$;

grant execute on function public.apply_subscription(uuid, text, timestamptz, jsonb, text, text, jsonb) to service_role;
