-- The still of a video, kept with its names and as long: a leader's browser gets it from us and so tells YouTube nothing,
-- and a church whose leaders all paste one link has it fetched once. As the text that the page shows; some 15 kB a video.
alter table public.video_previews
  add column still text check (
    char_length(still) <= 40023 and still ~ '^data:image/(jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$'
  );

-- Nobody is asked about what is kept: without a still it is asked about anew.
delete from public.video_previews where source = 'youtube';

--   {"title", "channel", "still", "seconds", "ask"}
create or replace function public.take_video_preview(p_user uuid, p_video_id text) returns jsonb
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
    'title', coalesce(kept.title, spoken.title), 'channel', kept.channel, 'still', kept.still,
    'seconds', spoken.seconds, 'ask', may_ask
  );
end
$$;

-- Names alone weigh nothing; with stills the table would grow with whoever pastes links for a pastime. 80 MB at the most.
insert into private.housekeeping_tasks (name, needs, statement) values
  ('video_stills', null, $sql$
  delete from public.video_previews where source <> 'demo' and video_id in (
    select video_id from public.video_previews where still is not null and source <> 'demo'
    order by fetched_at desc offset 2000
  )
  $sql$);
