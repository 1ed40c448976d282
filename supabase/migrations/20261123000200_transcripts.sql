-- What a model heard of a video without captions: it was paid for once. Its words have no times of their own, so they
-- serve only whoever asks for the same part.
create table public.heard_parts (
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  from_second integer not null check (from_second >= 0),
  -- 0: to the end of the video.
  to_second integer not null check (to_second = 0 or to_second > from_second),
  -- [{"start": seconds, "end": seconds, "text": "…"}]
  cues jsonb not null check (jsonb_typeof(cues) = 'array'),
  heard_at timestamptz not null default now(),
  primary key (video_id, from_second, to_second)
);

alter table public.heard_parts enable row level security;
grant select, insert, update, delete on public.heard_parts to service_role;

create index heard_parts_by_age on public.heard_parts (heard_at);
create index video_transcripts_by_age on public.video_transcripts (fetched_at);

alter table private.settings
  -- Of each of the two tables.
  add column transcripts_kept integer not null default 1000 check (transcripts_kept > 0);

-- What is kept between users is kept for 30 days, and so many at most: the oldest go first. The example videos stay.
create function private.prune_transcripts() returns trigger
language plpgsql set search_path = ''
as $$
declare
  most integer := (select transcripts_kept from private.settings);
begin
  delete from public.video_transcripts
  where source <> 'demo' and fetched_at < least(
    now(),
    greatest(
      now() - interval '30 days',
      (select fetched_at from public.video_transcripts where source <> 'demo'
       order by fetched_at desc offset most - 1 limit 1)
    )
  );
  delete from public.heard_parts
  where heard_at < least(
    now(),
    greatest(
      now() - interval '30 days',
      (select heard_at from public.heard_parts order by heard_at desc offset most - 1 limit 1)
    )
  );
  return null;
end
$$;

create trigger prune_transcripts after insert on public.video_transcripts
  for each statement execute function private.prune_transcripts();
create trigger prune_transcripts after insert on public.heard_parts
  for each statement execute function private.prune_transcripts();

-- Who asks YouTube while it refuses is refused for longer: after five refusals in a row nobody asks for ten minutes,
-- and from then on one more refusal is enough.
create table private.youtube (
  singleton boolean primary key default true check (singleton),
  refusals integer not null default 0 check (refusals >= 0),
  paused_until timestamptz
);

alter table private.youtube enable row level security;
grant select, update on private.youtube to service_role;
insert into private.youtube default values;

create function public.youtube_is_paused() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(paused_until > now(), false) from private.youtube
$$;

create function public.note_youtube(p_refused boolean) returns void
language sql volatile set search_path = ''
as $$
  update private.youtube set
    refusals = case when p_refused then least(refusals + 1, 5) else 0 end,
    paused_until = case when p_refused and refusals >= 4 then now() + interval '10 minutes' end
  -- the usual answer writes nothing
  where p_refused or refusals > 0
$$;

grant execute on function public.youtube_is_paused() to service_role;
grant execute on function public.note_youtube(boolean) to service_role;
