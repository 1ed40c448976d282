/** The SQL of docs/operations.md is right: every statement for the database runs; those for the logs are in another dialect. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

const PAGE = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** What is to be filled in is, by the id of nobody. */
const STATEMENTS = [...PAGE.matchAll(/```sql\n(.*?)```/gs)]
  .flatMap(([, block]) => block!.replace(/^--.*$/gm, '').split(/;\s*$/m))
  .map((statement) => statement.trim().replaceAll(/…|USER_ID/g, NOBODY))
  .filter((statement) => statement !== '')

it('has statements', () => {
  expect(STATEMENTS.length).toBeGreaterThan(8)
})

it.each(STATEMENTS)('%s', async (statement) => {
  const failed = await db
    .transaction(async (tx) => {
      await tx.query(statement)
      throw new Done()
    })
    .catch((error: unknown) => (error instanceof Done ? null : String(error)))
  expect(failed).toBeNull()
})

/** Rolls back. */
class Done extends Error {}
