-- A history has so many outlines and so many bytes, by plan: who subscribed once keeps the larger one.
alter table private.plans
  add column stored_outlines integer not null default 100 check (stored_outlines > 0),
  add column stored_bytes bigint not null default 2000000 check (stored_bytes > 0);

update private.plans set stored_outlines = 3000, stored_bytes = 60000000 where id = 'active';
alter table private.plans alter column stored_outlines drop default, alter column stored_bytes drop default;

-- Texts that are longer already stay, and may be shortened.
alter table public.generated_outlines
  drop constraint generated_outlines_generated_content_check,
  add constraint generated_outlines_generated_content_check
    check (char_length(generated_content) between 1 and 200000) not valid;

-- Counted, and not added up at each write: parallel writers of one user queue up at their row.
create table private.outline_storage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  outlines integer not null,
  bytes bigint not null
);

alter table private.outline_storage enable row level security;

create function private.outline_bytes(o public.generated_outlines) returns bigint
language sql immutable set search_path = ''
as $$
  select octet_length(o.title) + octet_length(o.generated_content) + octet_length(o.youtube_url)
    + coalesce(octet_length(o.group_profile), 0) + coalesce(octet_length(o.additional_info), 0)
$$;

insert into private.outline_storage (user_id, outlines, bytes)
select user_id, count(*), sum(private.outline_bytes(o)) from public.generated_outlines o group by user_id;

-- Definer: a user may not write how much they have.
create function private.count_outlines() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  more_rows integer := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
  more_bytes bigint := coalesce(private.outline_bytes(new), 0) - coalesce(private.outline_bytes(old), 0);
  stored private.outline_storage;
  most private.plans;
begin
  if tg_op = 'DELETE' then
    update private.outline_storage set outlines = outlines + more_rows, bytes = bytes + more_bytes
    where user_id = old.user_id;
    return null;
  end if;

  insert into private.outline_storage as s (user_id, outlines, bytes) values (new.user_id, more_rows, more_bytes)
  on conflict (user_id) do update set outlines = s.outlines + excluded.outlines, bytes = s.bytes + excluded.bytes
  returning * into stored;

  select * into most from private.plans where id = case
    when exists (
      select from public.subscriptions where user_id = new.user_id and stripe_subscription_id is not null
    ) then 'active' else 'trial' end;
  -- What makes it smaller is never refused.
  if (more_rows > 0 and stored.outlines > most.stored_outlines)
     or (more_bytes > 0 and stored.bytes > most.stored_bytes) then
    raise check_violation using message = 'history_full';
  end if;
  return null;
end
$$;

create trigger count_outlines after insert or update or delete on public.generated_outlines
  for each row execute function private.count_outlines();
