-- What the church calls its small groups, by the key that the product knows it by; null where it says no more than 'grupo'.
alter table public.groups
  add column called text check (called ~ '^[a-z]{2,20}$');

grant insert (called) on public.groups to authenticated;
grant update (called) on public.groups to authenticated;
