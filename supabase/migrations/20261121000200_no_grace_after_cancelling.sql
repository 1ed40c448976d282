-- PROF-3: who has cancelled keeps the plan through the paid period, and not for the days that a late renewal may take.
-- USE-3, PROF-3: trial is 7 days and 10 requests; active is 20 per calendar month in America/Sao_Paulo.
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
  max_requests := 0;
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
    max_requests := 20;
  elsif p_now < trial_end then
    status := 'trial';
    window_start := trial_end - interval '7 days';
    window_end := trial_end;
    max_requests := 10;
  end if;
end
$$;
