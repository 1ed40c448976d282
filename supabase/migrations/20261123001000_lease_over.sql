-- Whether a run has been gone for too long is said by this clock: that of a device may be wrong by minutes, and then
-- tells somebody that nothing was charged while the outline is being made. A column of the API's, computed when asked.
create function public.lease_over(request public.generation_requests) returns boolean
language sql stable set search_path = ''
as $$
  select request.state = 'reserved' and request.lease_until <= clock_timestamp()
$$;

grant execute on function public.lease_over(public.generation_requests) to authenticated, service_role;
