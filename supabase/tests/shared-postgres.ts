/**
 * One native Postgres server for all the files; each has a database of its own on it, copied from one
 * with the migrations. What kills the server opens one of its own: `openNativeDatabase`.
 */
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openTestDatabase, type TestDatabase } from '../local/database/testing.ts'
import { startNativePostgres } from './native-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

const TEMPLATE = 'migrated'

/** Global set-up of the SQL tests. */
export default async function startSharedPostgres(project: TestProject) {
  const { url, stop } = await startNativePostgres()
  try {
    await createDatabase(url, TEMPLATE, 'template1')
    const migrated = await openTestDatabase({ url: named(url, TEMPLATE) })
    await migrated.close()
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres', url)
  return stop
}

/** An empty database with the migrations, which goes with the server. */
export async function openSharedDatabase(maxConnections: number): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID()}`
  await createDatabase(server, name, TEMPLATE)
  return openTestDatabase({ url: named(server, name), maxConnections })
}

async function createDatabase(server: string, name: string, template: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  await sql.unsafe(`create database "${name}" template "${template}"`)
  await sql.end()
}

function named(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: name }).href
}
