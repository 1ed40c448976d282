-- What a pasted link shows at once: title and channel, as YouTube's oEmbed tells them to anybody. Kept by video, for
-- everybody, and read and written by the server only.
create table public.video_previews (
  video_id text primary key check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  title text not null check (char_length(title) between 1 and 200),
  channel text check (char_length(channel) between 1 and 100),
  source text not null default 'youtube' check (source in ('youtube', 'demo')),
  fetched_at timestamptz not null default now()
);

alter table public.video_previews enable row level security;
grant select, insert, update, delete on public.video_previews to service_role;

create index video_previews_by_age on public.video_previews (fetched_at);

alter table private.settings
  -- Of one person, of videos that nobody has asked about before.
  add column preview_asks_per_hour integer not null default 30 check (preview_asks_per_hour > 0);

-- How often somebody's links made us ask YouTube in an hour. Rows live for the next hour.
create table private.preview_asks (
  user_id uuid not null references auth.users (id) on delete cascade,
  hour timestamptz not null,
  asked integer not null,
  primary key (user_id, hour)
);

create index preview_asks_hour on private.preview_asks (hour);

alter table private.preview_asks enable row level security;
grant select, insert, update, delete on private.preview_asks to service_role;

-- What is known of a video, each null where it is not, and whether YouTube may be asked for the rest. Asking is counted
-- here, once an answer 'ask' was given.
--   {"title", "channel", "seconds", "ask"}
create function public.take_video_preview(p_user uuid, p_video_id text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  kept public.video_previews;
  spoken record;
  this_hour timestamptz := date_trunc('hour', clock_timestamp());
  n integer;
  may_ask boolean := false;
begin
  select * into kept from public.video_previews where video_id = p_video_id;
  -- the length of the video where its captions told one, else the end of the last of them
  select t.title, coalesce(t.duration_seconds, ceil((t.cues -> -1 ->> 'end')::numeric)) as seconds into spoken
  from public.video_transcripts t where t.video_id = p_video_id
  order by t.language like 'pt%' desc, t.language limit 1;
  if kept.video_id is null and not public.youtube_is_paused() then
    insert into private.preview_asks as a (user_id, hour, asked) values (p_user, this_hour, 1)
    on conflict (user_id, hour) do update set asked = a.asked + 1
    returning asked into n;
    if n = 1 then delete from private.preview_asks where user_id = p_user and hour < this_hour; end if;
    may_ask := n <= (select preview_asks_per_hour from private.settings);
  end if;
  return jsonb_build_object(
    'title', coalesce(kept.title, spoken.title), 'channel', kept.channel, 'seconds', spoken.seconds, 'ask', may_ask
  );
end
$$;

revoke all on function public.take_video_preview(uuid, text) from public, anon, authenticated;
grant execute on function public.take_video_preview(uuid, text) to service_role;

insert into private.housekeeping_tasks (name, needs, statement) values
  ('video_previews', null, $sql$
  delete from public.video_previews where source <> 'demo' and fetched_at < now() - interval '30 days'
  $sql$),
  ('preview_asks', null, $sql$
  delete from private.preview_asks where hour < now() - interval '1 hour'
  $sql$);
