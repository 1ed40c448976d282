-- Captions may come from a service of the operator's, where YouTube refuses the functions (CAPTIONS_URL).
alter table public.video_transcripts
  drop constraint video_transcripts_source_check,
  add constraint video_transcripts_source_check check (source in ('youtube', 'service', 'demo'));
