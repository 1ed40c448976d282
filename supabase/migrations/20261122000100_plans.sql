-- What a plan gives and costs, once: the functions below read it, supabase/functions/_shared/contract/plans.ts is
-- generated from it, and so do the texts that name a number.
create table private.plans (
  id text primary key check (id in ('trial', 'active')),
  -- Outlines in the whole trial, or in one calendar month.
  requests integer not null check (requests > 0),
  -- How long it lasts; null: as long as it is paid.
  days integer check (days > 0),
  price_cents integer not null check (price_cents >= 0),
  -- New versions of single sections that come with an outline, without being counted.
  rewrites_per_outline integer not null check (rewrites_per_outline >= 0)
);

insert into private.plans (id, requests, days, price_cents, rewrites_per_outline) values
  ('trial', 10, 7, 0, 6),
  ('active', 20, null, 1990, 6);

alter table private.plans enable row level security;

-- The functions that read it run with the rights of whoever asks for their allowance.
grant select on private.plans to authenticated, service_role;
create policy "everybody reads" on private.plans for select to authenticated using (true);

create function private.trial_end() returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + make_interval(days => days) from private.plans where id = 'trial'
$$;

-- Who inserts their own profile takes the default.
grant execute on function private.trial_end() to authenticated, service_role;
alter table public.user_profiles alter column trial_expires_at set default private.trial_end();

-- USE-3, PROF-3: a trial counts all that was ever charged to it; an active plan the calendar month in America/Sao_Paulo.
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
  month_start timestamp;
begin
  status := 'expired';
  select trial_expires_at into trial_end from public.user_profiles where user_id = p_user;
  select * into s from public.subscriptions where user_id = p_user;
  subscribed_before := s.stripe_subscription_id is not null;

  if (s.status in ('active', 'trialing')
      and p_now < s.current_period_end
        + case when s.cancel_at_period_end then interval '0' else interval '3 days' end)
     or (s.status = 'past_due'
         and p_now < least(s.current_period_end, s.current_period_start + interval '7 days')) then
    month_start := date_trunc('month', p_now at time zone 'America/Sao_Paulo');
    status := 'active';
    window_start := month_start at time zone 'America/Sao_Paulo';
    window_end := (month_start + interval '1 month') at time zone 'America/Sao_Paulo';
  elsif p_now < trial_end then
    status := 'trial';
    window_start := '-infinity';
    window_end := trial_end;
  end if;
  max_requests := coalesce((select requests from private.plans where id = status), 0);
end
$$;

drop function public.reserve_rewrite(uuid, uuid, integer);

-- Takes one of the rewrites that an outline comes with, or says why not:
--   {status: 'reserved', version, left, result} | {status: 'limit_reached' | 'unknown'}
-- `result` is what was committed: what is rewritten, and for whom, is not the caller's to say.
create function public.reserve_rewrite(p_user uuid, p_key uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  r public.generation_requests;
  most integer;
begin
  select p.rewrites_per_outline into most
  from public.generation_requests g join private.plans p on p.id = g.plan
  where g.user_id = p_user and g.idempotency_key = p_key and g.state = 'committed' and g.result ? 'input';
  if not found then return jsonb_build_object('status', 'unknown'); end if;

  -- one statement counts and takes, so parallel callers queue up at the row
  update public.generation_requests set rewrites = rewrites + 1
  where user_id = p_user and idempotency_key = p_key and state = 'committed' and rewrites < most
  returning * into r;
  if not found then return jsonb_build_object('status', 'limit_reached'); end if;
  return jsonb_build_object(
    'status', 'reserved', 'version', r.rewrites, 'left', most - r.rewrites, 'result', r.result
  );
end
$$;

grant execute on function public.reserve_rewrite(uuid, uuid) to service_role;
