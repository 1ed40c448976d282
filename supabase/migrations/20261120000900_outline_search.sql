-- HIST-2: neither case nor accents matter. Letters lose their marks first, so that what is left to lower is ASCII in
-- Portuguese, whatever the collation. src/features/outlines/plain-text.ts does the same.
create function private.plain_text(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select lower(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036F]', '', 'g'))
$$;

grant execute on function private.plain_text(text) to authenticated, service_role;

-- No index over the words: LIKE is not leakproof, so under row level security it is asked only of rows that the policy
-- has let through. These come by the index on user_id; 2,000 outlines take about a tenth of a second.
alter table public.generated_outlines add column search_text text not null
  generated always as (private.plain_text(title || chr(10) || generated_content)) stored;

-- The caller's outlines that hold every word of the query somewhere in title or text; all of them for no word.
-- One array instead of rows, which the API would cut off at its maximum.
create function public.search_outlines(p_query text) returns uuid[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(id), '{}')
  from public.generated_outlines
  where user_id = (select auth.uid())
    and search_text like all (array(
      select '%' || regexp_replace(word, '[\\%_]', '\\\&', 'g') || '%'
      from regexp_split_to_table(private.plain_text(left(p_query, 200)), '\s+') as word
    ))
$$;

grant execute on function public.search_outlines(text) to authenticated;
