-- When the result reached the history. What is committed and was never saved is still owed to its owner, on whatever
-- device they open next; what was saved and then deleted is not.
alter table public.generation_requests add column saved_at timestamptz;

-- Definer: the ledger is closed to its owner.
create function private.mark_saved() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generation_requests set saved_at = now()
  where user_id = new.user_id and idempotency_key = new.request_id and saved_at is null;
  return new;
end
$$;

create trigger mark_saved after insert on public.generated_outlines
  for each row when (new.request_id is not null) execute function private.mark_saved();
