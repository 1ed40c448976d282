-- Another version of one section belongs to the outline that was paid for: so many for each, counted here and nowhere
-- else.
alter table public.generation_requests add column rewrites integer not null default 0 check (rewrites >= 0);

-- Takes one of an outline's rewrites, or says why not:
--   {status: 'reserved', version, result} | {status: 'limit_reached' | 'unknown'}
-- `result` is what was committed: what is rewritten, and for whom, is not the caller's to say.
create function public.reserve_rewrite(p_user uuid, p_key uuid, p_most integer) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  r public.generation_requests;
begin
  -- one statement counts and takes, so parallel callers queue up at the row
  update public.generation_requests set rewrites = rewrites + 1
  where user_id = p_user and idempotency_key = p_key and state = 'committed' and result ? 'input'
    and rewrites < p_most
  returning * into r;
  if found then
    return jsonb_build_object('status', 'reserved', 'version', r.rewrites, 'result', r.result);
  end if;
  perform 1 from public.generation_requests
  where user_id = p_user and idempotency_key = p_key and state = 'committed' and result ? 'input';
  return jsonb_build_object('status', case when found then 'limit_reached' else 'unknown' end);
end
$$;

-- A rewrite that brought nothing costs nothing.
create function public.refund_rewrite(p_user uuid, p_key uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.generation_requests set rewrites = rewrites - 1
  where user_id = p_user and idempotency_key = p_key and rewrites > 0
$$;

grant execute on function public.reserve_rewrite(uuid, uuid, integer) to service_role;
grant execute on function public.refund_rewrite(uuid, uuid) to service_role;
