-- The type of meeting that a leader's form begins with; null for whoever chooses it each time.
alter table public.user_profiles
  -- The form of a type, as in the history: which there are is the contract's to say.
  add column usual_type text check (usual_type ~ '^[a-z][a-z_-]{1,30}$');

grant update (usual_type) on public.user_profiles to authenticated;
