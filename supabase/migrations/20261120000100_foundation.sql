-- Deny first: whatever a later migration creates is closed until that migration opens it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- Not among the schemas that the API serves. `usage` lets invoker functions of `public` call what is granted in it.
create schema private;
grant usage on schema private to authenticated, service_role;

-- One row: how outlines are charged. 'server': reserve_request charges, before a model is asked.
-- 'client': the browser talks to an external webhook and track_request_usage charges.
create table private.settings (
  singleton boolean primary key default true check (singleton),
  metering text not null default 'server' check (metering in ('server', 'client'))
);

alter table private.settings enable row level security;
grant select, update on private.settings to service_role;

insert into private.settings default values;
