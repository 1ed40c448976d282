create table public.generated_outlines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The idempotency key of the generation: the same result is saved once, from however many tabs or devices.
  request_id uuid,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  youtube_url text not null check (char_length(youtube_url) <= 500),
  outline_type text not null check (outline_type in ('celula', 'estudo', 'sermao', 'devocional')),
  duration integer not null check (duration between 5 and 120 and duration % 5 = 0),
  group_profile text check (char_length(group_profile) <= 2000),
  additional_info text check (char_length(additional_info) <= 2000),
  start_time integer check (start_time >= 0),
  end_time integer check (end_time > coalesce(start_time, 0)),
  generated_content text not null check (char_length(generated_content) between 1 and 1000000),
  created_at timestamptz not null default now(),
  unique (user_id, request_id)
);

create index generated_outlines_newest on public.generated_outlines (user_id, created_at desc);

alter table public.generated_outlines enable row level security;

grant select, delete on public.generated_outlines to authenticated;
grant insert (user_id, request_id, title, youtube_url, outline_type, duration, group_profile, additional_info,
  start_time, end_time, generated_content) on public.generated_outlines to authenticated;
grant update (title, generated_content) on public.generated_outlines to authenticated;
grant select, insert, update, delete on public.generated_outlines to service_role;

create policy "owner reads" on public.generated_outlines for select to authenticated
  using (user_id = (select auth.uid()));

create policy "owner inserts" on public.generated_outlines for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "owner edits" on public.generated_outlines for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "owner deletes" on public.generated_outlines for delete to authenticated
  using (user_id = (select auth.uid()));
