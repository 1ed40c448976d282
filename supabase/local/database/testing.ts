import { randomUUID } from 'node:crypto'
import { type Database, openDatabase, type Queryable } from './database.ts'

/** A database with the product's migrations and ways to act as each of the request roles. */
export interface TestDatabase extends Database {
  /** Inserts a confirmed user into `auth.users` as sign-up would, triggers included; returns the id. */
  createUser(user?: {
    id?: string
    email?: string
    metadata?: Record<string, unknown>
  }): Promise<string>
  /** One statement as a logged-in user. Rejects with Postgres's error: `code` is the SQLSTATE. */
  asUser: AsUser
  /** One statement with the publishable key alone. */
  asAnon: RunSql
  /** One statement with the secret key: row level security does not apply. */
  asService: RunSql
  /** One statement as the owner of the tables. */
  asOwner: RunSql
}

type RunSql = <Row extends object = Record<string, unknown>>(
  sql: string,
  params?: readonly unknown[],
) => Promise<Row[]>

type AsUser = <Row extends object = Record<string, unknown>>(
  userId: string,
  sql: string,
  params?: readonly unknown[],
) => Promise<Row[]>

export interface TestDatabaseOptions {
  /** URL of a native Postgres; PGlite in memory when not given. */
  url?: string
  /** Folder of migrations; `supabase/migrations` when not given. */
  migrationsDir?: string
  /** Size of the pool on native Postgres. */
  maxConnections?: number
}

/** Opens a database for tests. Each call on PGlite is a database of its own; close it afterwards. */
export async function openTestDatabase({
  url,
  migrationsDir,
  maxConnections,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const database = await openDatabase(
    url === undefined
      ? { driver: 'pglite', migrationsDir }
      : { driver: 'postgres', url, migrationsDir, maxConnections },
  )
  return Object.assign(database, {
    createUser: createUserIn(database),
    asUser: <Row extends object>(userId: string, sql: string, params?: readonly unknown[]) =>
      runAs<Row>(database, { role: 'authenticated', sub: userId }, sql, params),
    asAnon: <Row extends object>(sql: string, params?: readonly unknown[]) =>
      runAs<Row>(database, { role: 'anon' }, sql, params),
    asService: <Row extends object>(sql: string, params?: readonly unknown[]) =>
      runAs<Row>(database, { role: 'service_role' }, sql, params),
    asOwner: <Row extends object>(sql: string, params?: readonly unknown[]) =>
      database.query<Row>(sql, params),
  })
}

interface Claims {
  role: 'anon' | 'authenticated' | 'service_role'
  sub?: string
}

function createUserIn(database: Queryable): TestDatabase['createUser'] {
  return async ({ id = randomUUID(), email = `${id}@exemplo.com.br`, metadata = {} } = {}) => {
    await database.query(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, now(), $3)`,
      [id, email, JSON.stringify(metadata)],
    )
    return id
  }
}

/** As PostgREST runs a request: one transaction, the role and the JWT's claims local to it. */
function runAs<Row extends object>(
  database: Database,
  claims: Claims,
  sql: string,
  params?: readonly unknown[],
): Promise<Row[]> {
  return database.transaction(async (tx) => {
    await tx.query(
      `select set_config('role', $1, true),
              set_config('request.jwt.claims', $2, true),
              set_config('request.jwt.claim.sub', $3, true),
              set_config('request.jwt.claim.role', $1, true)`,
      [claims.role, JSON.stringify(claims), claims.sub ?? ''],
    )
    return tx.query<Row>(sql, params)
  })
}
