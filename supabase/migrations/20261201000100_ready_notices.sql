-- Who asked to be told when an outline is ready, and on which device: a row lives from the press of the button to the end
-- of that run. What a push service needs is kept no longer than somebody waits.
create table public.ready_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The idempotency key of the run. No foreign key: the person may be quicker than the function, and a row for a run
  -- that is not theirs is never looked for.
  request_id uuid not null,
  -- What the browser's PushSubscription says. To which hosts anything is sent, the function decides.
  endpoint text not null check (char_length(endpoint) <= 1000 and endpoint ~ '^https://[^/?#@]+/'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  asked_at timestamptz not null default now(),
  unique (user_id, request_id, endpoint)
);

alter table public.ready_notices enable row level security;

revoke all on public.ready_notices from public, anon, authenticated;
grant select, delete on public.ready_notices to authenticated;
grant insert (user_id, request_id, endpoint, p256dh, auth) on public.ready_notices to authenticated;
grant select, insert, update, delete on public.ready_notices to service_role;

create policy "owner reads" on public.ready_notices for select to authenticated
  using (user_id = (select auth.uid()));

create policy "owner inserts" on public.ready_notices for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "owner deletes" on public.ready_notices for delete to authenticated
  using (user_id = (select auth.uid()));

-- Five a person, the newest, also of parallel writers: they queue up at the row of their profile.
create function private.limit_ready_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.user_profiles where user_id = new.user_id for update;
  new.asked_at := clock_timestamp();
  delete from public.ready_notices where id in (
    select id from public.ready_notices where user_id = new.user_id order by asked_at desc offset 4
  );
  return new;
end
$$;

revoke all on function private.limit_ready_notices() from public;

create trigger limit_ready_notices before insert on public.ready_notices
  for each row execute function private.limit_ready_notices();

-- Of runs that never came to an end.
insert into private.housekeeping_tasks (name, needs, statement) values
  ('ready_notices', null, $sql$
  delete from public.ready_notices where asked_at < now() - interval '1 day'
  $sql$);
