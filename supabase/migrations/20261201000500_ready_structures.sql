-- A ready order of a meeting is kept as an object: a JSON value that is a bare string is not sent alike by all clients.
alter table public.groups drop constraint groups_structure_check;

update public.groups set structure = jsonb_build_object('ready', structure)
where jsonb_typeof(structure) = 'string';

alter table public.groups
  add constraint groups_structure_check check (
    case jsonb_typeof(structure)
      when 'object' then
        coalesce(structure ->> 'ready' ~ '^[a-z0-9]{2,30}$', false) and structure - 'ready' = '{}'::jsonb
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
