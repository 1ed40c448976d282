-- The row of a user is made with their customer id at the first checkout: 'none' until Stripe says more.
alter table public.subscriptions
  alter column status set default 'none',
  add column cancel_at_period_end boolean not null default false,
  -- The first payment of this subscription: from it runs the right of withdrawal.
  add column first_paid_at timestamptz,
  -- When Stripe was asked, by the clock of this database: an older reading never overwrites a newer one.
  add column fetched_at timestamptz;

-- Events whose effect is in the tables: each has it once, however often it is delivered.
create table public.stripe_events (
  id text primary key check (char_length(id) <= 255),
  type text not null,
  received_at timestamptz not null default now()
);

alter table public.stripe_events enable row level security;
grant select, insert on public.stripe_events to service_role;

-- CDC art. 49: seven days. They are counted as Brazilian law counts days (Civil Code art. 132): without the day of
-- the payment, to the end of the last one.
create function private.withdrawal_deadline(p_first_paid_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select (date_trunc('day', p_first_paid_at at time zone 'America/Sao_Paulo') + interval '8 days')
    at time zone 'America/Sao_Paulo'
$$;

grant execute on function private.withdrawal_deadline(timestamptz) to service_role;

-- Whose payments these are, by user or by customer, and the time at which Stripe is about to be asked about them.
-- null: no customer. event_seen: the effect of p_event is already in the tables.
create function public.billing_account(
  p_user uuid default null,
  p_customer text default null,
  p_event text default null
) returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'user_id', s.user_id,
    'customer', s.stripe_customer_id,
    'asked_at', clock_timestamp(),
    'event_seen', exists (select from public.stripe_events e where e.id = p_event)
  )
  from public.subscriptions s
  where (p_user is not null and s.user_id = p_user)
     or (p_customer is not null and s.stripe_customer_id = p_customer)
$$;

-- Keeps the first customer that a user was given and answers it, so that two tabs agree on one. p_gone: the stored
-- customer that Stripe no longer has, which may be replaced.
create function public.save_customer(p_user uuid, p_customer text, p_gone text default null) returns text
language sql volatile set search_path = ''
as $$
  insert into public.subscriptions as s (user_id, stripe_customer_id) values (p_user, p_customer)
  on conflict (user_id) do update set stripe_customer_id =
    case when s.stripe_customer_id = p_gone then excluded.stripe_customer_id else s.stripe_customer_id end
  returning s.stripe_customer_id
$$;

-- Writes the plan that private.allowance sees now into the profile, and answers it:
--   {subscribed, subscription_status, current_period_end, cancel_at_period_end, withdraw_until}
create function public.refresh_subscription(p_user uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz := clock_timestamp();
  a record;
  s public.subscriptions;
  withdraw_until timestamptz;
begin
  select * into a from private.allowance(p_user, ts);
  select * into s from public.subscriptions where user_id = p_user;
  withdraw_until := private.withdrawal_deadline(s.first_paid_at);

  update public.user_profiles set subscription_status = a.status
  where user_id = p_user and subscription_status <> a.status;

  return jsonb_build_object(
    'subscribed', a.status = 'active',
    'subscription_status', a.status,
    'current_period_end', case when a.status = 'active' then s.current_period_end end,
    'cancel_at_period_end', a.status = 'active' and s.cancel_at_period_end,
    'withdraw_until', case when ts < withdraw_until then withdraw_until end
  );
end
$$;

-- What Stripe said at p_asked_at, and with it the event that made us ask: both or neither.
--   p_subscription: {id, status, current_period_start, current_period_end, cancel_at_period_end, first_paid_at},
--   null when Stripe knows of none. Statuses are kept as they come; one that private.allowance does not know
--   gives no access.
create function public.apply_subscription(
  p_user uuid,
  p_customer text,
  p_asked_at timestamptz,
  p_subscription jsonb,
  p_event text default null,
  p_event_type text default null
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
    fetched_at = p_asked_at,
    updated_at = clock_timestamp()
  where user_id = p_user and stripe_customer_id = p_customer
    and (fetched_at is null or fetched_at <= p_asked_at);

  if p_event is not null then
    insert into public.stripe_events (id, type) values (p_event, p_event_type) on conflict (id) do nothing;
  end if;

  return public.refresh_subscription(p_user);
end
$$;

grant execute on function public.billing_account(uuid, text, text) to service_role;
grant execute on function public.save_customer(uuid, text, text) to service_role;
grant execute on function public.refresh_subscription(uuid) to service_role;
grant execute on function public.apply_subscription(uuid, text, timestamptz, jsonb, text, text) to service_role;
