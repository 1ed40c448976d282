-- The contact form is open to anyone, so what it sends is counted, per sender and in all (fault 41).
create table private.contact_messages (
  -- Keyed hash of the address that a message came from, never the address; null where that is not known.
  sender text check (char_length(sender) <= 64),
  sent_at timestamptz not null
);

create index contact_messages_sent_at on private.contact_messages (sent_at);

alter table private.contact_messages enable row level security;
grant select, insert, delete on private.contact_messages to service_role;

-- Whether one more message may be sent: 5 an hour for one sender, 30 an hour for all. Rows live for that hour.
create function public.take_contact_slot(p_sender text default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  ts timestamptz;
begin
  -- One caller at a time, or all of a burst would count before the first of them writes.
  lock table private.contact_messages in share row exclusive mode;
  ts := clock_timestamp();
  delete from private.contact_messages where sent_at <= ts - interval '1 hour';
  if (select count(*) from private.contact_messages) >= 30
     or (select count(*) from private.contact_messages where sender = p_sender) >= 5 then
    return false;
  end if;
  insert into private.contact_messages (sender, sent_at) values (p_sender, ts);
  return true;
end
$$;

grant execute on function public.take_contact_slot(text) to service_role;
