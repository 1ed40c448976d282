import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { splitSqlStatements } from '@supabase/lite'
import type { Database, Queryable } from './database.ts'

/** One file of `supabase/migrations`: `20261120000000_accounts.sql`. */
export interface Migration {
  version: string
  name: string
  sql: string
}

const FILE_NAME = /^(?<version>\d{14})_(?<name>.+)\.sql$/

/** The migrations of a folder in the order in which the Supabase CLI applies them. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const migrations: Migration[] = []
  for (const file of (await readdir(dir)).toSorted()) {
    const { version, name } = FILE_NAME.exec(file)?.groups ?? {}
    if (version === undefined || name === undefined) continue
    migrations.push({ version, name, sql: await readFile(path.join(dir, file), 'utf8') })
  }
  return migrations
}

// The table of the Supabase CLI, so that `supabase migration list` can read it.
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text,
  created_by text,
  idempotency_key text,
  rollback text[]
);
`

/**
 * Applies what is missing, each migration in one transaction, and returns the names of those applied.
 * Throws a `MigrationError` that names the file; the database then stands at the migration before.
 */
export async function applyMigrations(
  database: Pick<Database, keyof Queryable | 'transaction'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  await database.exec(HISTORY)
  const applied = await appliedVersions(database)
  const names: string[] = []
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue
    const fileName = `${migration.version}_${migration.name}.sql`
    try {
      await database.transaction(async (tx) => {
        await tx.exec(migration.sql)
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [migration.version, migration.name, splitSqlStatements(migration.sql)],
        )
      })
    } catch (error) {
      throw new MigrationError(fileName, error)
    }
    names.push(fileName)
  }
  return names
}

/**
 * Names of migrations that are recorded as applied but whose file now says something else, or is gone.
 * Such a database no longer stands for the migrations; on one machine the cure is to start it afresh.
 */
export async function changedMigrations(
  database: Queryable,
  migrations: readonly Migration[],
): Promise<string[]> {
  const current = new Map(migrations.map((migration) => [migration.version, migration]))
  const recorded = await database.query<{ version: string; name: string; statements: string[] }>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  )
  return recorded
    .filter(({ version, statements }) => {
      const file = current.get(version)
      return file === undefined || splitSqlStatements(file.sql).join(';') !== statements.join(';')
    })
    .map(({ version, name }) => `${version}_${name}.sql`)
}

/** A migration that Postgres refused; `cause` is the database's error. */
class MigrationError extends Error {
  override name = 'MigrationError'

  constructor(fileName: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${fileName}: ${reason}`, { cause })
  }
}

async function appliedVersions(database: Queryable): Promise<Set<string>> {
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return new Set(rows.map((row) => row.version))
}
