-- The product speaks REST alone. Hosted projects come with a GraphQL endpoint, which would tell every logged-in user the
-- names and columns of all tables (database advisor: pg_graphql_authenticated_table_exposed).
drop extension if exists pg_graphql;
