-- A month by Pix ends by itself: from the third day before, its owner is told once by e-mail.
alter table public.pix_months add column reminded_at timestamptz;

-- Takes some of those who are to be told, and marks them in the same statement: two callers never tell one person twice.
-- Whoever paid for what comes after, by Pix or by a subscription, is told nothing.
create function public.take_pix_reminders(p_most integer default 50)
returns table (payment text, email text, name text, ends_at timestamptz)
language sql volatile set search_path = ''
as $$
  update public.pix_months m set reminded_at = now()
  from public.user_profiles p
  where p.user_id = m.user_id and m.payment in (
    select due.payment
    from public.pix_months due
    where due.reminded_at is null
      and due.ends_at > now() and due.ends_at <= now() + interval '3 days'
      and not exists (
        select from public.pix_months later
        where later.user_id = due.user_id and later.ends_at > due.ends_at
      )
      and private.paid_by(due.user_id, now()) = 'pix'
    order by due.ends_at
    limit p_most
    for update skip locked
  ) and p.email <> ''
  returning m.payment, p.email, p.name, m.ends_at
$$;

-- Nobody was told after all: the next run tries again.
create function public.return_pix_reminder(p_payment text) returns void
language sql volatile set search_path = ''
as $$
  update public.pix_months set reminded_at = null where payment = p_payment
$$;

grant execute on function public.take_pix_reminders(integer) to service_role;
grant execute on function public.return_pix_reminder(text) to service_role;
