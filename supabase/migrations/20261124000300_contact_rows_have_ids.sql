-- Two messages of one moment were the same row to whoever copies tables row by row.
alter table private.contact_messages add column id bigint generated always as identity primary key;

