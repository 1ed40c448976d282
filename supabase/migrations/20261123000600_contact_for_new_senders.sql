-- The form cannot be silenced by a few who write a lot.
-- Whether one more message may be sent: 5 an hour for one sender, 30 an hour for all, of which the last 10 are for those
-- who have not written in that hour. Rows live for that hour.
create or replace function public.take_contact_slot(p_sender text default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz;
  by_all integer;
  by_sender integer;
begin
  -- One caller at a time, or all of a burst would count before the first of them writes.
  lock table private.contact_messages in share row exclusive mode;
  ts := clock_timestamp();
  delete from private.contact_messages where sent_at <= ts - interval '1 hour';
  select count(*), count(*) filter (where sender = p_sender) into by_all, by_sender from private.contact_messages;
  if by_sender >= 5 or by_all >= (case when p_sender is not null and by_sender = 0 then 30 else 20 end) then
    return false;
  end if;
  insert into private.contact_messages (sender, sent_at) values (p_sender, ts);
  return true;
end
$$;
