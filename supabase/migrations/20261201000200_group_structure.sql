-- The order that a church's meetings have: null for the usual one, the name of a ready one, or blocks of the leader's own.
-- Names and minutes only; what a block may hold is a matter of the product's, so its form alone is checked. A meeting
-- has the Word once, where every section stands that no other block holds.
alter table public.groups
  add column structure jsonb,
  add constraint groups_structure_check check (
    case jsonb_typeof(structure)
      when 'string' then structure #>> '{}' ~ '^[a-z0-9]{2,30}$'
      when 'array' then
        jsonb_array_length(structure) <= 12
        and octet_length(structure::text) <= 4000
        and jsonb_array_length(jsonb_path_query_array(structure, 'strict $[*] ? (
          @.name.type() == "string" && @.name like_regex "^[^[:cntrl:]:]{1,40}$" && @.name like_regex "[^ ]"
          && (@.minutes.type() == "null" || @.minutes.type() == "number" && @.minutes >= 1 && @.minutes <= 120
            && @.minutes.floor() == @.minutes)
          && (@.part.type() == "null" && @.minutes.type() == "number"
            || @.part.type() == "string" && @.part like_regex "^[a-z]{2,20}$"))')) = jsonb_array_length(structure)
        and jsonb_array_length(jsonb_path_query_array(structure, 'strict $[*] ? (@.part == "word")')) = 1
      else structure is null
    end
  );

grant insert (structure) on public.groups to authenticated;
grant update (structure) on public.groups to authenticated;
