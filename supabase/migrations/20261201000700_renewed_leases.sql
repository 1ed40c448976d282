-- A run that tells again and again that it is alive holds its reservation for a minute at a time: whoever waits for one
-- that was killed knows it then, not after the five minutes that reserve_request gives a run which never tells.
-- False: the lease or the attempt is no longer this run's.
create function public.renew_request(p_id uuid, p_attempt integer) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  update public.generation_requests set lease_until = clock_timestamp() + interval '1 minute'
  where id = p_id and attempt = p_attempt and state = 'reserved' and lease_until > clock_timestamp();
  return found;
end
$$;

revoke all on function public.renew_request(uuid, integer) from public, anon, authenticated;
grant execute on function public.renew_request(uuid, integer) to service_role;
