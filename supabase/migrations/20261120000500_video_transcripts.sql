-- Captions by video and language, so that a second outline of the same sermon asks nobody again.
-- Shared between users, so read and written by the server only.
create table public.video_transcripts (
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  language text not null check (char_length(language) between 2 and 35),
  title text,
  -- [{"start": seconds, "end": seconds, "text": "…"}]
  cues jsonb not null check (jsonb_typeof(cues) = 'array'),
  source text not null check (source in ('youtube', 'demo')),
  duration_seconds integer check (duration_seconds > 0),
  fetched_at timestamptz not null default now(),
  primary key (video_id, language)
);

alter table public.video_transcripts enable row level security;
grant select, insert, update, delete on public.video_transcripts to service_role;
