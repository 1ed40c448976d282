-- A group that is named afterwards takes along the outlines that were made for it. Into another leader's the key lets none.
grant update (group_id) on public.generated_outlines to authenticated;
