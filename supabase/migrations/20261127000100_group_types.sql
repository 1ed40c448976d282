-- The same form of a type as in the history: a group of a type with an underscore could not be saved.
alter table public.groups
  drop constraint groups_outline_type_check,
  add constraint groups_outline_type_check check (outline_type ~ '^[a-z][a-z_-]{1,30}$');
