import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import type postgres from 'postgres'
import { bootstrapSql, IS_BOOTSTRAPPED_SQL, SESSION_SQL } from './bootstrap.ts'
import {
  type LiteConnection,
  patchConnection,
  pgliteParsers,
  postgresTypes,
} from './lite-connection.ts'
import { applyMigrations, changedMigrations, type Migration, readMigrations } from './migrations.ts'
import { holdsCluster, readInitdbArchive, unpackCluster } from './initdb-archive.ts'

/** Where SQL can be sent: a database as its owner, or one open transaction. */
export interface Queryable {
  /** One statement; rows as objects, timestamps as ISO texts, numeric as numbers. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
  ): Promise<Row[]>
  /** Any number of statements, no parameters, no rows. */
  exec(sql: string): Promise<void>
}

/** An open database that behaves like a hosted Supabase project's, migrations applied. */
export interface Database extends Queryable {
  readonly driver: 'pglite' | 'postgres'
  readonly connection: LiteConnection
  /** File names of the migrations that this opening applied. */
  readonly applied: readonly string[]
  /** File names of migrations that were applied earlier and whose file now says something else, or is gone. */
  readonly changed: readonly string[]
  /** Runs in one transaction; a throw rolls it back. */
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>
  /** Flushes and closes; a second call does nothing. */
  close(): Promise<void>
}

type Connected = Omit<Database, 'applied' | 'changed'>

export type DatabaseOptions = {
  /** Folder with the migrations; `supabase/migrations` when not given. */
  migrationsDir?: string | undefined
} & (
  | {
      driver: 'pglite'
      /** Folder of the data; in memory when not given. Only one process may open it: see data-lock.ts. */
      dataDir?: string | undefined
    }
  | {
      driver: 'postgres'
      url: string
      /** Size of the connection pool; 20 when not given. */
      maxConnections?: number | undefined
    }
)

const MIGRATIONS_DIR = fileURLToPath(new URL('../../migrations/', import.meta.url))

/**
 * Opens PGlite or a native Postgres, gives it what a hosted project has from the start (roles, schema
 * `auth`, default privileges) and applies the migrations that are missing.
 * Throws a `MigrationError` when Postgres refuses one.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const migrations = await readMigrations(options.migrationsDir ?? MIGRATIONS_DIR)
  if (options.driver === 'postgres') {
    return prepare(await connectPostgres(options.url, options.maxConnections ?? 20), migrations)
  }
  return prepare(await openPglite(options.dataDir), migrations)
}

async function openPglite(dataDir: string | undefined): Promise<Connected> {
  if (dataDir !== undefined) {
    const archive = holdsCluster(dataDir) ? null : await readInitdbArchive()
    if (archive !== null) await unpackCluster(archive, dataDir)
    return connectPglite({ dataDir })
  }
  const archive = await readInitdbArchive()
  return connectPglite(archive === null ? {} : { loadDataDir: new Blob([new Uint8Array(archive)]) })
}

async function prepare(opened: Connected, migrations: readonly Migration[]): Promise<Database> {
  const database = Object.assign(opened, { applied: [] as string[], changed: [] as string[] })
  try {
    await database.transaction(async (tx) => {
      const [state] = await tx.query<{ ready: boolean }>(IS_BOOTSTRAPPED_SQL)
      if (state?.ready !== true) await tx.exec(bootstrapSql())
    })
    database.applied = await applyMigrations(database, migrations)
    database.changed = await changedMigrations(database, migrations)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

// A small buffer cache halves the memory of the process; the data of one machine fits in it.
const START_PARAMS = [
  '--single',
  '-F',
  '-O',
  '-j',
  ...['search_path=public', 'exit_on_error=false', 'log_checkpoints=false'].flatMap(setting),
  ...['max_worker_processes=0', 'max_parallel_workers=0'].flatMap(setting),
  ...['max_parallel_workers_per_gather=0', 'shared_buffers=16MB'].flatMap(setting),
]

function setting(assignment: string): string[] {
  return ['-c', assignment]
}

// V8's optimising compiler takes 500 MB and a second for Postgres's largest functions, and gains
// nothing that one person's queries could feel: its baseline code is quick enough.
function keepWasmBaseline(): void {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}

async function connectPglite(
  source: { dataDir: string } | { loadDataDir: Blob } | Record<string, never>,
): Promise<Connected> {
  keepWasmBaseline()
  const [{ createPgliteConnection }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ])
  const pgliteOptions: PGliteOptions = {
    extensions: { pg_trgm, unaccent },
    parsers: pgliteParsers,
    startParams: START_PARAMS,
    ...('loadDataDir' in source && { loadDataDir: source.loadDataDir }),
  }
  const connection = patchConnection(
    await createPgliteConnection({
      pgliteOptions,
      ...('dataDir' in source && { url: source.dataDir }),
    }),
  )
  const pglite = connection.driver
  await pglite.waitReady
  await pglite.exec(SESSION_SQL)
  return {
    driver: 'pglite',
    connection,
    ...pgliteQueryable(pglite),
    transaction: (run) => pglite.transaction((tx) => run(pgliteQueryable(tx))),
    close: once(() => connection.close()),
  }
}

function pgliteQueryable(target: Pick<PGlite, 'query' | 'exec'>): Queryable {
  return {
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      (await target.query<Row>(sql, [...params])).rows,
    exec: async (sql) => {
      await target.exec(sql)
    },
  }
}

async function connectPostgres(url: string, maxConnections: number): Promise<Connected> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const connection = patchConnection(
    createPostgresConnection({
      url,
      postgresOptions: {
        max: maxConnections,
        onnotice: () => {},
        types: postgresTypes,
        connection: { search_path: '"$user", public, extensions' },
      },
    }),
  )
  const sql = connection.driver
  return {
    driver: 'postgres',
    connection,
    ...postgresQueryable(sql),
    transaction: async <Result>(run: (tx: Queryable) => Promise<Result>) =>
      (await sql.begin((tx) => run(postgresQueryable(tx)))) as Result,
    close: once(() => connection.close()),
  }
}

function postgresQueryable(target: Pick<postgres.Sql, 'unsafe'>): Queryable {
  return {
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => [
      ...(await target.unsafe<Row[]>(sql, params as postgres.ParameterOrJSON<never>[])),
    ],
    exec: async (sql) => {
      await target.unsafe(sql).simple()
    },
  }
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}
