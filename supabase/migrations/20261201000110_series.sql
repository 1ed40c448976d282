-- The series of messages that an outline belongs to: 'Romanos, 3 de 8'. Its name is what makes a series; there is no table
-- of them, so that none is left behind without an outline.
alter table public.generated_outlines
  add column series text check (char_length(btrim(series)) between 1 and 60),
  add column series_number integer check (series_number between 1 and 99),
  add column series_total integer check (series_total between 1 and 99),
  add constraint generated_outlines_series check (
    (series is null) = (series_number is null)
    and (series_total is null or (series is not null and series_total >= series_number))
  );
grant insert (series, series_number, series_total), update (series, series_number, series_total)
  on public.generated_outlines to authenticated;

-- As before, with its place in a series.
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
  place jsonb := input -> 'series';
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
        group_profile, additional_info, start_time, end_time, generated_content, group_id,
        series, series_number, series_total)
      values (r.user_id, r.idempotency_key, p_title, btrim(input ->> 'url'), input ->> 'outlineType',
        (input ->> 'duration')::integer, nullif(btrim(input ->> 'groupProfile', E' \t\r\n'), ''),
        nullif(btrim(input ->> 'additionalInfo', E' \t\r\n'), ''), (input ->> 'startTime')::integer,
        (input ->> 'endTime')::integer, p_result ->> 'outline', outline_group,
        btrim(place ->> 'name'), (place ->> 'number')::integer, (place ->> 'total')::integer)
      on conflict (user_id, request_id) do nothing;
      update public.generation_requests set saved_at = clock_timestamp() where id = r.id and saved_at is null;
    exception when others then
      raise warning 'history_not_written %', sqlstate;
    end;
  end if;
  return true;
end
$$;
