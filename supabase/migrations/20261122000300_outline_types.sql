-- Which types there are is the contract's to say. Here only their form: a type that the functions know and this table
-- does not would be charged and then not saved.
alter table public.generated_outlines
  drop constraint generated_outlines_outline_type_check,
  add constraint generated_outlines_outline_type_check check (outline_type ~ '^[a-z][a-z_-]{1,30}$');
