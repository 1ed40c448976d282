import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { openTestDatabase, type TestDatabase } from './testing.ts'

const NOTES = `
create table public.notes (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null check (length(body) > 0),
  price numeric not null default 10.5,
  created_at timestamptz not null default '2026-11-20 20:35:26.015+00'
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select, insert (body) on public.notes to authenticated;
create policy "own notes" on public.notes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "add own notes" on public.notes for insert to authenticated
  with check (user_id = (select auth.uid()));
alter default privileges in schema public revoke all on tables from anon, authenticated;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;
`

let folder: string
let migrationsDir: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'esboca-database-'))
  migrationsDir = path.join(folder, 'migrations')
  await mkdir(migrationsDir)
  await writeFile(path.join(migrationsDir, '20260101000000_notes.sql'), NOTES)
  await writeFile(path.join(migrationsDir, 'LEIAME.txt'), 'not a migration')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a test database', () => {
  let database: TestDatabase
  let ana: string
  let bruno: string

  beforeAll(async () => {
    database = await openTestDatabase({ migrationsDir })
    ana = await database.createUser({ email: 'ana@exemplo.com.br' })
    bruno = await database.createUser()
    await database.asUser(ana, `insert into notes (body) values ('da Ana')`)
  }, 60_000)

  afterAll(() => database.close())

  it('lets the owner of a row read it and hides it from another user', async () => {
    expect(await database.asUser(ana, 'select body from notes')).toEqual([{ body: 'da Ana' }])
    expect(await database.asUser(bruno, 'select body from notes')).toEqual([])
  })

  it('keeps anonymous visitors out', async () => {
    await expect(database.asAnon('select body from notes')).rejects.toMatchObject({ code: '42501' })
  })

  it('keeps a column that was not granted closed', async () => {
    await expect(
      database.asUser(ana, `insert into notes (body, price) values ('x', 1)`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('gives the secret key every row, and no way into auth.users', async () => {
    expect(await database.asService('select count(*)::int as n from notes')).toEqual([{ n: 1 }])
    await expect(database.asService('select * from auth.users')).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('forgets the role after each statement', async () => {
    await database.asUser(ana, 'select 1')
    expect(await database.asOwner('select auth.uid() as uid, current_user as who')).toEqual([
      { uid: null, who: 'postgres' },
    ])
  })

  it('answers the whole token and each claim', async () => {
    expect(
      await database.asUser(
        ana,
        `select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt`,
      ),
    ).toEqual([{ uid: ana, role: 'authenticated', jwt: { role: 'authenticated', sub: ana } }])
  })

  it('renders times and numbers as PostgREST does', async () => {
    expect(await database.asUser(ana, 'select created_at, price from notes')).toEqual([
      { created_at: '2026-11-20T20:35:26.015+00:00', price: 10.5 },
    ])
  })

  it('finds extensions without naming their schema', async () => {
    expect(await database.asOwner(`select unaccent('Esboça') as plain`)).toEqual([
      { plain: 'Esboca' },
    ])
  })
})

describe('a database on disk', () => {
  it('keeps its data, applies only what is missing and notices an edited migration', async () => {
    const dataDir = path.join(folder, 'data')
    const first = await openDatabase({ driver: 'pglite', dataDir, migrationsDir })
    await first.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'a@b.com')`)
    await first.close()

    await writeFile(
      path.join(migrationsDir, '20260102000000_more.sql'),
      'create table public.more (id int);',
    )
    const second = await openDatabase({ driver: 'pglite', dataDir, migrationsDir })
    expect(second.applied).toEqual(['20260102000000_more.sql'])
    const [closed] = await second.query(
      `select has_table_privilege('authenticated', 'public.more', 'select') as open`,
    )
    expect(closed).toEqual({ open: false })
    expect(await second.query('select email from auth.users')).toEqual([{ email: 'a@b.com' }])
    expect(second.changed).toEqual([])
    await second.close()

    await writeFile(
      path.join(migrationsDir, '20260102000000_more.sql'),
      'create table public.more (id bigint);',
    )
    const third = await openDatabase({ driver: 'pglite', dataDir, migrationsDir })
    expect([third.applied, third.changed]).toEqual([[], ['20260102000000_more.sql']])
    await third.close()
    await rm(path.join(migrationsDir, '20260102000000_more.sql'))
  }, 60_000)

  it('names the migration that Postgres refuses and leaves nothing of it behind', async () => {
    const dataDir = path.join(folder, 'refused')
    const bad = path.join(folder, 'bad')
    await mkdir(bad)
    await writeFile(
      path.join(bad, '20260101000000_half.sql'),
      'create table public.half (id int); select nonsense;',
    )
    await expect(openDatabase({ driver: 'pglite', dataDir, migrationsDir: bad })).rejects.toThrow(
      '20260101000000_half.sql: column "nonsense" does not exist',
    )

    await writeFile(path.join(bad, '20260101000000_half.sql'), 'create table public.half (id int);')
    const database = await openDatabase({ driver: 'pglite', dataDir, migrationsDir: bad })
    expect(database.applied).toEqual(['20260101000000_half.sql'])
    await database.close()
  }, 60_000)
})
