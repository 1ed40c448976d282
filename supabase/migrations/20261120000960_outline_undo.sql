-- A deletion that is undone puts the row back as it was: under its own id, in its own place.
grant insert (id, created_at) on public.generated_outlines to authenticated;
