-- Whoever deletes an outline deletes its words: the ledger keeps the charge, without text, group, wishes or hash of the
-- input. Undoing the deletion brings them back from the browser, which has held them for that moment.
create function private.erase_words(p_user uuid, p_key uuid) returns void
language sql volatile set search_path = ''
as $$
  -- No input has the empty hash, so the same key is from now on 'key_reused' and not replayed.
  update public.generation_requests set result = null, input_hash = ''
  where user_id = p_user and idempotency_key = p_key and state = 'committed'
$$;

-- Definer: the ledger is closed to its owner.
create function private.forget_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.erase_words(old.user_id, old.request_id);
  return null;
end
$$;

create trigger forget_deleted after delete on public.generated_outlines
  for each row when (old.request_id is not null) execute function private.forget_deleted();

-- Definer: the ledger is closed to its owner.
create or replace function private.mark_saved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generation_requests set
    saved_at = coalesce(saved_at, now()),
    -- a deletion that is undone: what new versions of a section are written from
    result = coalesce(result, case when input_hash = '' and state = 'committed' then jsonb_build_object(
      'outline', new.generated_content,
      'title', new.title,
      'input', jsonb_build_object(
        'url', new.youtube_url,
        'outlineType', new.outline_type,
        'duration', new.duration,
        'groupProfile', coalesce(new.group_profile, ''),
        'additionalInfo', coalesce(new.additional_info, ''),
        'startTime', new.start_time,
        'endTime', new.end_time
      )
    ) end)
  where user_id = new.user_id and idempotency_key = new.request_id and (saved_at is null or result is null);
  return new;
end
$$;

-- What was deleted before today.
select private.erase_words(user_id, idempotency_key) from public.generation_requests g
where saved_at is not null and not exists (
  select from public.generated_outlines where user_id = g.user_id and request_id = g.idempotency_key
);
