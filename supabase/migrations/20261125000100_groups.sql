-- The groups that a leader meets with, so that a form is filled in one tap. An outline keeps its own copy of what it
-- was asked for: without its group it is what it was.
create table public.groups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 60),
  group_profile text not null default '' check (char_length(group_profile) <= 2000),
  outline_type text not null check (outline_type ~ '^[a-z]{1,30}$'),
  duration integer not null check (duration between 5 and 120 and duration % 5 = 0),
  created_at timestamptz not null default now(),
  -- the last outline for it: the form opens with the group that was last
  used_at timestamptz not null default now(),
  unique (user_id, id)
);

alter table public.groups enable row level security;

revoke all on public.groups from public, anon, authenticated;
grant select, delete on public.groups to authenticated;
grant insert (id, user_id, name, group_profile, outline_type, duration) on public.groups to authenticated;
grant update (name, group_profile, outline_type, duration) on public.groups to authenticated;
grant select, insert, update, delete on public.groups to service_role;

create policy "owner reads" on public.groups for select to authenticated
  using (user_id = (select auth.uid()));

create policy "owner inserts" on public.groups for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "owner edits" on public.groups for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "owner deletes" on public.groups for delete to authenticated
  using (user_id = (select auth.uid()));

-- Twenty a leader, also of parallel writers: they queue up at the row of their profile.
create function private.limit_groups() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.user_profiles where user_id = new.user_id for update;
  if (select count(*) from public.groups where user_id = new.user_id) >= 20 then
    raise check_violation using message = 'groups_full';
  end if;
  return new;
end
$$;

revoke all on function private.limit_groups() from public;

create trigger limit_groups before insert on public.groups
  for each row execute function private.limit_groups();

-- Of the same leader, by the key; a deletion that is undone brings the group back with the outline.
alter table public.generated_outlines
  add column group_id uuid,
  add constraint generated_outlines_group foreign key (user_id, group_id)
    references public.groups (user_id, id) on delete set null (group_id);
create index generated_outlines_group on public.generated_outlines (user_id, group_id) where group_id is not null;
grant insert (group_id) on public.generated_outlines to authenticated;

-- As before, with the group of the outline. One that was deleted, or is another leader's, is none.
create or replace function public.settle_request(
  p_id uuid,
  p_attempt integer,
  p_result jsonb,
  p_error text default null,
  p_title text default null,
  p_paid boolean default true
) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  r public.generation_requests;
  input jsonb := p_result -> 'input';
  outline_group uuid;
begin
  update public.generation_requests
  set state = case when p_error is null then 'committed' else 'refunded' end, result = p_result, error_code = p_error
  where id = p_id and attempt = p_attempt and state = 'reserved'
    and (p_error is not null or lease_until > clock_timestamp())
  returning * into r;
  if not found then return false; end if;

  if not p_paid then perform private.free_run(r.run_id); end if;

  if p_error is null and p_title is not null then
    -- A block of its own: what the history refuses stays committed, and is recovered from there (fault 19).
    begin
      update public.groups set used_at = clock_timestamp()
      where user_id = r.user_id and id = (input ->> 'groupId')::uuid
      returning id into outline_group;
      insert into public.generated_outlines (user_id, request_id, title, youtube_url, outline_type, duration,
        group_profile, additional_info, start_time, end_time, generated_content, group_id)
      values (r.user_id, r.idempotency_key, p_title, btrim(input ->> 'url'), input ->> 'outlineType',
        (input ->> 'duration')::integer, nullif(btrim(input ->> 'groupProfile', E' \t\r\n'), ''),
        nullif(btrim(input ->> 'additionalInfo', E' \t\r\n'), ''), (input ->> 'startTime')::integer,
        (input ->> 'endTime')::integer, p_result ->> 'outline', outline_group)
      on conflict (user_id, request_id) do nothing;
      update public.generation_requests set saved_at = clock_timestamp() where id = r.id and saved_at is null;
    exception when others then
      raise warning 'history_not_written %', sqlstate;
    end;
  end if;
  return true;
end
$$;
