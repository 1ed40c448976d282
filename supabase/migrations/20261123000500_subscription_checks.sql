-- Every open tab asks again and again what became of the subscription, and each question is three lists at Stripe: who
-- asks while the answer is fresh, or while somebody else is asking, gets what is stored.
alter table public.subscriptions
  add column checked_at timestamptz,
  -- When the person was last led to a page of Stripe's, where they may change something.
  add column sent_to_stripe_at timestamptz;

-- Whether Stripe is to be asked now; true for one caller at a time. What it said holds for ten minutes, since events
-- bring what changes; for three seconds in the hour after the person was there, lest an event be late or lost.
create function public.take_subscription_check(p_user uuid) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz := clock_timestamp();
begin
  update public.subscriptions set checked_at = ts
  where user_id = p_user
    and coalesce(checked_at <= ts - interval '3 seconds', true)
    and coalesce(fetched_at <= ts - case
      when sent_to_stripe_at > ts - interval '1 hour' then interval '3 seconds' else interval '10 minutes'
    end, true);
  return found;
end
$$;

create function public.note_stripe_visit(p_user uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.subscriptions set sent_to_stripe_at = clock_timestamp() where user_id = p_user
$$;

grant execute on function public.take_subscription_check(uuid) to service_role;
grant execute on function public.note_stripe_visit(uuid) to service_role;
