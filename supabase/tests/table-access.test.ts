/** Every table, every operation, every column, every role: what is granted, and what comes of trying. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'
import { insertSql, seedTables, type Table, TABLES } from './tables.ts'

let db: TestDatabase
let owner: string
let stranger: string

beforeAll(async () => {
  db = await openSharedDatabase(5)
  owner = await db.createUser()
  stranger = await db.createUser()
  await seedTables(db.asOwner, owner)
})

afterAll(() => db.close())

const REFUSED = '42501'

/** The SQLSTATE that a statement is refused with; the number of rows when it is not. */
function outcome(statement: Promise<object[]>): Promise<string | number> {
  return statement.then(
    (rows) => rows.length,
    (error: { code: string }) => error.code,
  )
}

describe('the list of tables', () => {
  it('is that of the schema, and each has row level security', async () => {
    const rows = await db.asOwner<{ name: string; rls: boolean }>(
      `select relnamespace::regnamespace || '.' || relname as name, relrowsecurity as rls from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
       order by 1`,
    )
    expect(rows).toEqual(
      Object.keys(TABLES)
        .toSorted()
        .map((name) => ({ name, rls: true })),
    )
  })

  it('knows whose rows they are', async () => {
    const rows = await db.asOwner<{ name: string; column: string }>(
      `select conrelid::regclass::text as name, attname as column from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'auth.users'::regclass and confdeltype = 'c'
         and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    )
    const found = Object.fromEntries(rows.map(({ name, column }) => [qualified(name), column]))
    const owned = Object.entries(TABLES).filter(([, table]) => table.owner !== null)
    expect(found).toEqual(Object.fromEntries(owned.map(([name, table]) => [name, table.owner])))
  })
})

function qualified(name: string): string {
  return name.includes('.') ? name : `public.${name}`
}

describe.each(Object.entries(TABLES))('%s', (name, table) => {
  it('has these grants and no more', async () => {
    const rows = await db.asOwner<{ grant: string }>(
      `select grantee::regrole || ' ' || privilege_type as grant
       from pg_class c, aclexplode(c.relacl) where c.oid = $1::regclass and grantee <> c.relowner
       union
       select coalesce(nullif(grantee, 0)::regrole::text, 'public') || ' ' || privilege_type || ' ' || attname
       from pg_attribute a, aclexplode(a.attacl) where a.attrelid = $1::regclass and not attisdropped
       order by 1`,
      [name],
    )
    expect(rows.map(({ grant }) => grant)).toEqual(granted(table).toSorted())
  })

  const rows = table.owner === null ? '' : `where ${table.owner} = $1`
  const ownColumn = Array.isArray(table.user.update)
    ? table.user.update[0]!
    : Object.keys(table.row)[0]
  // in this order, so that the owner deletes last
  const statements = {
    select: `select 1 from ${name} ${rows}`,
    insert: `${insertSql(name, table)} returning 1`,
    update: `update ${name} set ${ownColumn} = ${ownColumn} ${rows} returning 1`,
    delete: `delete from ${name} ${rows} returning 1`,
    truncate: `truncate ${name}`,
  }
  type Operation = keyof typeof statements

  /** What comes of each statement about the owner's rows. */
  async function attempts(run: (sql: string, params: unknown[]) => Promise<object[]>) {
    const found: Partial<Record<Operation, string | number>> = {}
    for (const [operation, sql] of Object.entries(statements)) {
      found[operation as Operation] = await outcome(run(sql, sql.includes('$1') ? [owner] : []))
    }
    return found
  }

  const allRefused = Object.fromEntries(Object.keys(statements).map((key) => [key, REFUSED]))
  const some = expect.toSatisfy(
    (count: unknown) => typeof count === 'number' && count > 0,
  ) as unknown

  it('is closed to the public key', async () => {
    expect(await attempts(db.asAnon)).toEqual(allRefused)
  })

  it('shows and gives a stranger nothing of its owner', async () => {
    const { select, update, delete: remove } = table.user
    expect(await attempts((sql, params) => db.asUser(stranger, sql, params))).toEqual({
      ...allRefused,
      ...(select && { select: table.owner === null ? some : 0 }),
      ...(update && { update: 0 }),
      ...(remove && { delete: 0 }),
    })
  })

  it('gives its owner what was granted', async () => {
    const { select, insert, update, delete: remove } = table.user
    expect(await attempts((sql, params) => db.asUser(owner, sql, params))).toEqual({
      ...allRefused,
      ...(select && { select: some }),
      ...(insert && { insert: table.seeded ? '23505' : 1 }),
      ...(update && { update: some }),
      ...(remove && { delete: some }),
    })
  })

  const isOpen = (on: true | readonly string[] | undefined, column: string) =>
    on === true || (on?.includes(column) ?? false)

  const columnsOf = (kind: string) =>
    db.asOwner<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped ${kind}`,
      [name],
    )
  const WRITTEN = `and attgenerated = '' and attidentity = ''`

  it('shows and gives nobody else a single column', async () => {
    const open: string[] = []
    const params = table.owner === null ? [] : [owner]
    for (const { name: column } of await columnsOf('')) {
      const sql = `select ${column} from ${name} ${rows}`
      if ((await outcome(db.asAnon(sql, params))) !== REFUSED) open.push(`anon: ${sql}`)
      const isShared = table.owner === null && table.user.select
      const seen = await outcome(db.asUser(stranger, sql, params))
      if (!isShared && seen !== (table.user.select ? 0 : REFUSED)) open.push(`stranger: ${sql}`)
    }
    for (const { name: column } of await columnsOf(WRITTEN)) {
      const { insert, update } = table.user
      const sql = {
        insert: `insert into ${name} (${column}) values (default)`,
        update: `update ${name} set ${column} = ${column} ${rows} returning 1`,
      }
      for (const each of Object.values(sql)) {
        const given = each.includes('$1') ? params : []
        if ((await outcome(db.asAnon(each, given))) !== REFUSED) open.push(`anon: ${each}`)
      }
      const changed = await outcome(db.asUser(stranger, sql.update, params))
      if (changed !== (isOpen(update, column) ? 0 : REFUSED)) open.push(`stranger: ${sql.update}`)
      if (isOpen(insert, column)) continue
      const added = await outcome(db.asUser(stranger, sql.insert))
      if (added !== REFUSED) open.push(`stranger: ${sql.insert}`)
    }
    expect(open).toEqual([])
  })

  it('lets its owner write no other column', async () => {
    const open: string[] = []
    for (const { name: column } of await columnsOf(WRITTEN)) {
      const { insert, update } = table.user
      const tries = [
        [insert, `insert into ${name} (${column}) values (default)`],
        [update, `update ${name} set ${column} = ${column}`],
      ] as const
      for (const [on, sql] of tries) {
        if (!isOpen(on, column) && (await outcome(db.asUser(owner, sql))) !== REFUSED)
          open.push(sql)
      }
    }
    expect(open).toEqual([])
  })
})

function granted(table: Table): string[] {
  return (
    [
      ['authenticated', table.user],
      ['service_role', table.service],
    ] as const
  ).flatMap(([role, grants]) =>
    Object.entries(grants).flatMap(([operation, on]) => {
      const grant = `${role} ${operation.toUpperCase()}`
      return on === true ? [grant] : on.map((column) => `${grant} ${column}`)
    }),
  )
}
