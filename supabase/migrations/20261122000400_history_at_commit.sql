-- The history row is written with the commit, so that whatever becomes of the browser the outline is there (GEN-7).
-- The browser still inserts (call 13), for a webhook of the operator's that it talks to itself: the ledger knows
-- nothing of those. Where the ledger does, its insert changes nothing.
drop function public.settle_request(uuid, integer, jsonb, text);

-- Commits the result and, where it has a title, writes it into the history; or refunds when p_error is given. False:
-- the lease or the attempt is no longer ours, and nothing was written.
--   p_result: {outline, title, input: {url, outlineType, duration, groupProfile, additionalInfo, startTime, endTime}}
--   p_title: the name of the row, which is not the outline's own; null writes none.
create function public.settle_request(
  p_id uuid,
  p_attempt integer,
  p_result jsonb,
  p_error text default null,
  p_title text default null
) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  r public.generation_requests;
  input jsonb := p_result -> 'input';
begin
  update public.generation_requests
  set state = case when p_error is null then 'committed' else 'refunded' end, result = p_result, error_code = p_error
  where id = p_id and attempt = p_attempt and state = 'reserved'
    and (p_error is not null or lease_until > clock_timestamp())
  returning * into r;
  if not found then return false; end if;

  if p_error is null and p_title is not null then
    -- A block of its own: what the history refuses stays committed, and is recovered from there (fault 19).
    begin
      insert into public.generated_outlines (user_id, request_id, title, youtube_url, outline_type, duration,
        group_profile, additional_info, start_time, end_time, generated_content)
      values (r.user_id, r.idempotency_key, p_title, btrim(input ->> 'url'), input ->> 'outlineType',
        (input ->> 'duration')::integer, nullif(btrim(input ->> 'groupProfile', E' \t\r\n'), ''),
        nullif(btrim(input ->> 'additionalInfo', E' \t\r\n'), ''), (input ->> 'startTime')::integer,
        (input ->> 'endTime')::integer, p_result ->> 'outline')
      on conflict (user_id, request_id) do nothing;
      update public.generation_requests set saved_at = clock_timestamp() where id = r.id and saved_at is null;
    exception when others then
      raise warning 'history_not_written %', sqlstate;
    end;
  end if;
  return true;
end
$$;

grant execute on function public.settle_request(uuid, integer, jsonb, text, text) to service_role;

-- A copy of what was saved once is dropped without a word, also when the first was deleted meanwhile.
create function private.drop_second_copy() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.generation_requests
    where user_id = new.user_id and idempotency_key = new.request_id and saved_at is not null
  ) then
    return null;
  end if;
  return new;
end
$$;

-- Only of rows that are new: a deletion that is undone brings its own, older date.
create trigger drop_second_copy before insert on public.generated_outlines
  for each row when (new.request_id is not null and new.created_at = now())
  execute function private.drop_second_copy();
