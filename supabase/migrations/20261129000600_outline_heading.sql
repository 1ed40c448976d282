-- What an outline calls itself, the sermon and its passage: shown of every card of the history, which is read without the
-- texts. Made from the first line of the Markdown alone, so that it is never another than the text's.
alter table public.generated_outlines add column heading text
  generated always as (substring(generated_content from '^# +([^\n]{1,200})')) stored;
