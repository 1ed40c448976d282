-- A leader gives one outline away by a link: to the group, which reads the participants' part without an account, or to
-- another leader, who keeps a copy.
create table public.outline_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- No foreign key: a deletion that is undone brings the outline back under its own id, and its links open again. A
  -- link to what is not its maker's opens nothing.
  outline_id uuid not null,
  kind text not null check (kind in ('group', 'leaders')),
  -- SHA-256 of the 128 random bits in the link, which the browser makes: whoever reads this table opens nothing.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  days integer not null default 30 check (days in (7, 30, 90)),
  shows_title boolean not null default false,
  -- What the sender says to another leader.
  note text not null default '' check (char_length(note) <= 120),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz
);

create index outline_links_owner on public.outline_links (user_id, outline_id);

alter table public.outline_links enable row level security;

revoke all on public.outline_links from public, anon, authenticated;
grant select on public.outline_links to authenticated;
grant insert (user_id, outline_id, kind, token_hash, days, shows_title, note) on public.outline_links to authenticated;
grant update (revoked_at) on public.outline_links to authenticated;
grant select, insert, update, delete on public.outline_links to service_role;

create policy "owner reads" on public.outline_links for select to authenticated
  using (user_id = (select auth.uid()));

create policy "owner inserts" on public.outline_links for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "owner edits" on public.outline_links for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- Its end is counted here, not by the clock of a device. Two hundred a leader, also of parallel writers: they queue up
-- at the row of their profile.
create function private.start_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.user_profiles where user_id = new.user_id for update;
  if (select count(*) from public.outline_links where user_id = new.user_id) >= 200 then
    raise check_violation using message = 'links_full';
  end if;
  new.created_at := now();
  new.expires_at := now() + make_interval(days => new.days);
  new.revoked_at := null;
  return new;
end
$$;

revoke all on function private.start_link() from public;

create trigger start_link before insert on public.outline_links
  for each row execute function private.start_link();

-- What is closed stays closed, at the time when it was.
create function private.close_link() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.revoked_at := coalesce(old.revoked_at, now());
  return new;
end
$$;

revoke all on function private.close_link() from public;

create trigger close_link before update on public.outline_links
  for each row execute function private.close_link();

-- How often somebody opened links in an hour. Rows live for the next hour.
create table private.link_openings (
  -- Keyed hash of an address or the id of a leader; '' where nobody can tell.
  sender text not null check (char_length(sender) <= 64),
  hour timestamptz not null,
  opened integer not null,
  primary key (sender, hour)
);

create index link_openings_hour on private.link_openings (hour);

alter table private.link_openings enable row level security;
grant select, insert, update, delete on private.link_openings to service_role;

-- Counts one more; false where it is one too many. Unknown tokens count as known ones do.
create function private.count_opening(p_sender text, p_most integer) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  this_hour timestamptz := date_trunc('hour', clock_timestamp());
  n integer;
begin
  insert into private.link_openings as o (sender, hour, opened) values (p_sender, this_hour, 1)
  on conflict (sender, hour) do update set opened = o.opened + 1
  returning opened into n;
  if n = 1 then delete from private.link_openings where hour < this_hour; end if;
  return n <= p_most;
end
$$;

revoke all on function private.count_opening(text, integer) from public;
grant execute on function private.count_opening(text, integer) to service_role;

-- The link of a token; nothing, for all the same, where it is unknown, over, closed, or its outline is gone.
create function private.open_link(p_token text, p_kind text) returns setof public.outline_links
language sql stable set search_path = ''
as $$
  select l.* from public.outline_links l
  join public.generated_outlines o on o.id = l.outline_id and o.user_id = l.user_id
  where l.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex') and l.kind = p_kind
    and l.revoked_at is null and l.expires_at > now()
$$;

revoke all on function private.open_link(text, text) from public;
grant execute on function private.open_link(text, text) to service_role;

-- For the function group-link, which shows strangers the participants' part and nothing else.
--   p_sender: keyed hash of the address; '' where nobody can tell, and then they are many
-- {"status": "open", "outline", "shows_title", "expires_at"}, {"status": "gone"}, {"status": "too_many"}
create function public.open_group_link(p_token text, p_sender text default '') returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  link public.outline_links;
begin
  if not private.count_opening(p_sender, case p_sender when '' then 6000 else 300 end) then
    return jsonb_build_object('status', 'too_many');
  end if;
  select * into link from private.open_link(p_token, 'group');
  if not found then return jsonb_build_object('status', 'gone'); end if;
  return (
    select jsonb_build_object('status', 'open', 'outline', o.generated_content, 'shows_title', link.shows_title,
      'expires_at', link.expires_at)
    from public.generated_outlines o where o.id = link.outline_id
  );
end
$$;

revoke all on function public.open_group_link(text, text) from public, anon, authenticated;
grant execute on function public.open_group_link(text, text) to service_role;

-- An outline that another leader gave: null for one's own.
alter table public.generated_outlines
  add column kept_note text check (char_length(kept_note) <= 120),
  -- The link it came by, so that keeping twice is keeping once.
  add column kept_from uuid,
  add constraint generated_outlines_kept unique (user_id, kept_from);
grant insert (kept_note, kept_from) on public.generated_outlines to authenticated;

-- What a leader sees before keeping it.
-- {"status": "open", "title", "outline_type", "duration", "outline", "note", "expires_at", "own_id"}: `own_id` where
-- the caller has it already, as its author or as a copy. {"status": "gone"}, {"status": "too_many"}
-- Definer: the outline is another leader's, and the link is what opens it. Out of reach of the API, which has the
-- function below.
create function private.show_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  link public.outline_links;
begin
  if me is null then raise insufficient_privilege; end if;
  if not private.count_opening(me::text, 120) then return jsonb_build_object('status', 'too_many'); end if;
  select * into link from private.open_link(p_token, 'leaders');
  if not found then return jsonb_build_object('status', 'gone'); end if;
  return (
    select jsonb_build_object('status', 'open', 'title', o.title, 'outline_type', o.outline_type,
      'duration', o.duration, 'outline', o.generated_content, 'note', link.note, 'expires_at', link.expires_at,
      'own_id', case when o.user_id = me then o.id else (
        select k.id from public.generated_outlines k where k.user_id = me and k.kept_from = link.id
      ) end)
    from public.generated_outlines o where o.id = link.outline_id
  );
end
$$;

revoke all on function private.show_link(text) from public;
grant execute on function private.show_link(text) to authenticated;

create function public.preview_shared_outline(p_token text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.show_link(p_token) $$;

revoke all on function public.preview_shared_outline(text) from public, anon;
grant execute on function public.preview_shared_outline(text) to authenticated;

-- Puts a copy into the history of the caller, as it is now: no generation, so nothing is charged and no rewrites come
-- with it; the words about the sender's group stay with the sender. {"status": "kept", "id"}, "gone", "too_many"; raises
-- history_full where there is no room.
-- Definer, as above.
create function private.keep_link(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  link public.outline_links;
  copy uuid;
begin
  if me is null then raise insufficient_privilege; end if;
  if not private.count_opening(me::text, 120) then return jsonb_build_object('status', 'too_many'); end if;
  select * into link from private.open_link(p_token, 'leaders');
  if not found then return jsonb_build_object('status', 'gone'); end if;
  if link.user_id = me then return jsonb_build_object('status', 'kept', 'id', link.outline_id); end if;
  insert into public.generated_outlines (user_id, title, youtube_url, outline_type, duration, start_time, end_time,
    generated_content, kept_from, kept_note)
  select me, o.title, o.youtube_url, o.outline_type, o.duration, o.start_time, o.end_time, o.generated_content,
    link.id, link.note
  from public.generated_outlines o where o.id = link.outline_id
  on conflict on constraint generated_outlines_kept do nothing
  returning id into copy;
  if copy is null then
    select id into copy from public.generated_outlines where user_id = me and kept_from = link.id;
  end if;
  return jsonb_build_object('status', 'kept', 'id', copy);
end
$$;

revoke all on function private.keep_link(text) from public;
grant execute on function private.keep_link(text) to authenticated;

create function public.keep_shared_outline(p_token text) returns jsonb
language sql volatile set search_path = ''
as $$ select private.keep_link(p_token) $$;

revoke all on function public.keep_shared_outline(text) from public, anon;
grant execute on function public.keep_shared_outline(text) to authenticated;

-- As before, with links and how often they were opened.
create or replace function private.housekeeping() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  task record;
  gone bigint;
  removed jsonb := '{}';
begin
  for task in values
    -- A typed address that nobody confirmed may be somebody else's.
    ('unconfirmed_accounts', $sql$
      delete from auth.users
      where confirmed_at is null and last_sign_in_at is null and created_at < now() - interval '30 days'
    $sql$),
    ('captions', $sql$
      delete from public.video_transcripts where source <> 'demo' and fetched_at < now() - interval '30 days'
    $sql$),
    ('heard_parts', $sql$
      delete from public.heard_parts where heard_at < now() - interval '30 days'
    $sql$),
    ('contact_messages', $sql$
      delete from private.contact_messages where sent_at <= now() - interval '1 hour'
    $sql$),
    ('ended_links', $sql$
      delete from public.outline_links where least(expires_at, revoked_at) < now() - interval '30 days'
    $sql$),
    ('link_openings', $sql$
      delete from private.link_openings where hour < now() - interval '1 hour'
    $sql$),
    ('runs', $sql$
      delete from private.runs where started_at <= now() - interval '1 hour'
    $sql$),
    ('password_tries', $sql$
      delete from private.password_tries where tried_at <= now() - interval '1 hour'
    $sql$),
    -- Addresses and IPs of who logged in: as long as the law wants them (Marco Civil, art. 15).
    ('access_records', $sql$
      delete from auth.audit_log_entries where created_at < now() - interval '6 months'
    $sql$),
    -- Stripe sends an event again for 30 days at most.
    ('stripe_events', $sql$
      delete from public.stripe_events where received_at < now() - interval '90 days'
    $sql$),
    ('housekeeping_runs', $sql$
      delete from private.housekeeping_runs where ran_at < now() - interval '90 days'
    $sql$),
    ('scheduler_log', case when to_regclass('cron.job_run_details') is not null then $sql$
      delete from cron.job_run_details where end_time < now() - interval '90 days'
    $sql$ end)
  loop
    continue when task.column2 is null;
    begin
      execute task.column2;
      get diagnostics gone = row_count;
      removed := removed || jsonb_build_object(task.column1, gone);
    exception when others then
      raise warning 'housekeeping: % %', task.column1, sqlerrm;
      removed := removed || jsonb_build_object(task.column1, sqlstate);
    end;
  end loop;
  insert into private.housekeeping_runs (removed) values (removed);
  return removed;
end
$$;
