import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTLINE_TYPES } from '../functions/_shared/contract/meeting/meeting-types.ts'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let owner: string
let stranger: string

beforeAll(async () => {
  db = await openSharedDatabase(5)
  owner = await db.createUser()
  stranger = await db.createUser()
})

afterAll(() => db.close())

async function save(user: string, title: string, content: string, requestId?: string) {
  const [row] = await db.asUser<{ id: string }>(
    user,
    `insert into public.generated_outlines (request_id, title, youtube_url, outline_type, duration, generated_content)
     values ($1, $2, 'https://youtu.be/demo-filho1', 'celula', 60, $3) returning id`,
    [requestId ?? null, title, content],
  )
  return row!.id
}

describe('search_outlines', () => {
  let night: string
  let son: string

  beforeAll(async () => {
    night = await save(owner, 'A ORAÇÃO da noite', '# Salmo 4\n\nEm paz me deito.')
    son = await save(owner, 'O filho que volta', '# O pai corre\n\nOração: 100% de *graça*_viva\\')
    await save(stranger, 'Oração', 'Oração.')
  })

  async function found(user: string, query: string) {
    const [row] = await db.asUser<{ ids: string[] }>(
      user,
      'select public.search_outlines($1) as ids',
      [query],
    )
    return new Set(row!.ids)
  }

  it.each(['oracao', 'ORAÇÃO', 'oração'.normalize('NFD'), 'RACA', ' Oração '])(
    'finds %j in titles and texts, whatever case and accents',
    async (query) => {
      expect(await found(owner, query)).toEqual(new Set([night, son]))
    },
  )

  it('wants every word, in title or text', async () => {
    expect(await found(owner, 'noite  DEITO')).toEqual(new Set([night]))
    expect(await found(owner, 'noite corre')).toEqual(new Set())
  })

  it.each(['100%', '_viva\\', '*graca*'])('takes %s for what it says', async (query) => {
    expect(await found(owner, query)).toEqual(new Set([son]))
  })

  it.each(['1_0%', '%', '_'])('knows no placeholder: %s', async (query) => {
    const all = query === '%' || query === '_' ? new Set([son]) : new Set()
    expect(await found(owner, query)).toEqual(all)
  })

  it('finds all for nothing', async () => {
    expect(await found(owner, '')).toEqual(new Set([night, son]))
  })

  it('follows what is changed', async () => {
    await db.asUser(owner, `update public.generated_outlines set title = 'Ânimo' where id = $1`, [
      night,
    ])
    expect(await found(owner, 'animo')).toEqual(new Set([night]))
    expect(await found(owner, 'noite')).toEqual(new Set())
  })

  it('shows nobody the outlines of another, and the public key nothing', async () => {
    expect(await found(stranger, 'pai')).toEqual(new Set())
    expect((await found(stranger, 'oracao')).size).toBe(1)
    await expect(db.asAnon(`select public.search_outlines('pai')`)).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('is written by the database alone', async () => {
    await expect(
      db.asUser(owner, `update public.generated_outlines set search_text = 'x'`),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|428C9)$/) as string })
  })
})

describe('saved_at', () => {
  async function generated(user: string): Promise<string> {
    const key = randomUUID()
    const [row] = await db.asService<{ r: { id: string; attempt: number } }>(
      `select public.reserve_request($1, $2, 'h', 100) as r`,
      [user, key],
    )
    await db.asService(`select public.settle_request($1, $2, '{"outline":"# Graça"}')`, [
      row!.r.id,
      row!.r.attempt,
    ])
    return key
  }

  async function isSaved(user: string, key: string) {
    const [row] = await db.asUser<{ saved: boolean }>(
      user,
      `select saved_at is not null as saved from public.generation_requests where idempotency_key = $1`,
      [key],
    )
    return row?.saved
  }

  it('is set when the outline comes into the history, and stays when it goes', async () => {
    const key = await generated(owner)
    expect(await isSaved(owner, key)).toBe(false)
    const id = await save(owner, 'Graça', '# Graça', key)
    expect(await isSaved(owner, key)).toBe(true)
    await db.asUser(owner, 'delete from public.generated_outlines where id = $1', [id])
    expect(await isSaved(owner, key)).toBe(true)
  })

  it('is not set by another user who names the same request', async () => {
    const key = await generated(owner)
    await save(stranger, 'Graça', '# Graça', key)
    expect(await isSaved(owner, key)).toBe(false)
  })

  it('cannot be written by its owner', async () => {
    await expect(
      db.asUser(owner, 'update public.generation_requests set saved_at = now()'),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a result that is committed', () => {
  const INPUT = {
    url: ' https://youtu.be/demo-filho1 ',
    outlineType: 'celula',
    duration: 45,
    groupProfile: '  casais jovens\n',
    additionalInfo: ' ',
    startTime: 90,
    endTime: null,
  }

  async function commit(user: string, input: object = INPUT) {
    const key = randomUUID()
    const [row] = await db.asService<{ r: { id: string; attempt: number } }>(
      `select public.reserve_request($1, $2, 'h', 100) as r`,
      [user, key],
    )
    const [settled] = await db.asService<{ ok: boolean }>(
      'select public.settle_request($1, $2, $3, null, $4) as ok',
      [
        row!.r.id,
        row!.r.attempt,
        JSON.stringify({ outline: '# Graça', title: 'Graça', input }),
        'Esboço de Célula/Pequeno Grupo - 20/11/2026',
      ],
    )
    expect(settled).toEqual({ ok: true })
    return key
  }

  const history = (user: string, key: string) =>
    db.asUser(
      user,
      `select title, youtube_url, outline_type, duration, group_profile, additional_info, start_time, end_time,
              generated_content
       from public.generated_outlines where request_id = $1`,
      [key],
    )

  const words = async (user: string, key: string) => {
    const [row] = await db.asUser<{ result: object | null }>(
      user,
      'select result from public.generation_requests where idempotency_key = $1',
      [key],
    )
    return row!.result
  }

  const ledger = async (user: string, key: string) => {
    const [row] = await db.asUser<{ state: string; saved: boolean }>(
      user,
      `select state, saved_at is not null as saved from public.generation_requests where idempotency_key = $1`,
      [key],
    )
    return row
  }

  it('is in the history with it (GEN-7)', async () => {
    const key = await commit(owner)
    expect(await history(owner, key)).toEqual([
      {
        title: 'Esboço de Célula/Pequeno Grupo - 20/11/2026',
        youtube_url: 'https://youtu.be/demo-filho1',
        outline_type: 'celula',
        duration: 45,
        group_profile: 'casais jovens',
        additional_info: null,
        start_time: 90,
        end_time: null,
        generated_content: '# Graça',
      },
    ])
    expect(await history(stranger, key)).toEqual([])
    expect(await ledger(owner, key)).toEqual({ state: 'committed', saved: true })
  })

  it('is there once, whatever the browser inserts after it', async () => {
    const key = await commit(owner)
    const insert = `insert into public.generated_outlines (request_id, title, youtube_url, outline_type, duration,
      generated_content) values ('${key}', 'Outra', 'https://youtu.be/demo-filho1', 'celula', 60, '# Outra')`
    await db.asUser(owner, insert)
    await db.asUser(owner, insert)
    expect(await history(owner, key)).toMatchObject([{ generated_content: '# Graça' }])
  })

  it('is gone everywhere when it is deleted, and only the charge remains (fault 47)', async () => {
    const user = await db.createUser()
    const key = await commit(user, { ...INPUT, additionalInfo: 'Ana perdeu o pai' })
    const kept = await commit(user)
    await db.asUser(user, 'delete from public.generated_outlines where request_id = $1', [key])
    const [row] = await db.asOwner<{ row: object; words: string }>(
      `select to_jsonb(g) as row, g::text as words from public.generation_requests g where idempotency_key = $1`,
      [key],
    )
    expect(row!.row).toMatchObject({ state: 'committed', result: null, input_hash: '' })
    expect(row!.words).not.toMatch(/Graça|casais|Ana|youtu/)
    const [check] = await db.asUser<{ u: object }>(
      user,
      'select public.can_make_request($1) as u',
      [user],
    )
    expect(check!.u).toMatchObject({ requests_used: 2 })
    expect(await words(user, kept)).toMatchObject({ outline: '# Graça' })

    const [again] = await db.asService<{ r: object }>(
      `select public.reserve_request($1, $2, 'h', 100) as r`,
      [user, key],
    )
    expect(again!.r).toEqual({ status: 'key_reused' })
    const [rewrite] = await db.asService<{ r: object }>(
      'select public.reserve_rewrite($1, $2) as r',
      [user, key],
    )
    expect(rewrite!.r).toEqual({ status: 'unknown' })
  })

  it('can have new versions of its sections again when its deletion is undone', async () => {
    const key = await commit(owner)
    const [deleted] = await db.asUser<{ row: string }>(
      owner,
      `delete from public.generated_outlines where request_id = $1
       returning (to_jsonb(generated_outlines) - 'search_text' - 'heading')::text as row`,
      [key],
    )
    expect(await words(owner, key)).toBeNull()
    const columns = `id, request_id, title, youtube_url, outline_type, duration, group_profile, additional_info,
      start_time, end_time, generated_content`
    await db.asUser(
      owner,
      `insert into public.generated_outlines (${columns}, created_at)
       select ${columns}, created_at from json_populate_record(null::public.generated_outlines, $1::text::json)`,
      [deleted!.row],
    )
    expect(await words(owner, key)).toEqual({
      outline: '# Graça',
      title: 'Esboço de Célula/Pequeno Grupo - 20/11/2026',
      input: {
        ...INPUT,
        url: 'https://youtu.be/demo-filho1',
        groupProfile: 'casais jovens',
        additionalInfo: '',
      },
    })
    const [rewrite] = await db.asService<{ r: object }>(
      'select public.reserve_rewrite($1, $2) as r',
      [owner, key],
    )
    expect(rewrite!.r).toMatchObject({ status: 'reserved', version: 1 })
  })

  it('keeps its words when a stranger deletes a row that names the same request', async () => {
    const key = await commit(owner)
    await save(stranger, 'Graça', '# Graça', key)
    await db.asUser(stranger, 'delete from public.generated_outlines where request_id = $1', [key])
    expect(await words(owner, key)).toMatchObject({ outline: '# Graça' })
  })

  it('does not come back when it was deleted, and does when that is undone', async () => {
    const key = await commit(owner)
    const [deleted] = await db.asUser<{ row: string }>(
      owner,
      `delete from public.generated_outlines where request_id = $1
       returning to_json(generated_outlines)::text as row`,
      [key],
    )
    await db.asUser(
      owner,
      `insert into public.generated_outlines (request_id, title, youtube_url, outline_type, duration,
         generated_content) values ($1, 'Esboço', 'https://youtu.be/demo-filho1', 'celula', 45, '# Graça')`,
      [key],
    )
    expect(await history(owner, key)).toEqual([])

    const columns = 'id, request_id, title, youtube_url, outline_type, duration, generated_content'
    await db.asUser(
      owner,
      `insert into public.generated_outlines (${columns}, created_at)
       select ${columns}, created_at from json_populate_record(null::public.generated_outlines, $1::text::json)`,
      [deleted!.row],
    )
    expect(await history(owner, key)).toHaveLength(1)
  })

  it('that the history refuses is kept, charged once, and can still be saved (fault 19)', async () => {
    const user = await db.createUser()
    const key = await commit(user, { ...INPUT, url: `https://youtu.be/${'x'.repeat(500)}` })
    expect(await ledger(user, key)).toEqual({ state: 'committed', saved: false })
    expect(await history(user, key)).toEqual([])
    await save(user, 'Graça', '# Graça', key)
    expect(await history(user, key)).toHaveLength(1)
    expect(await ledger(user, key)).toEqual({ state: 'committed', saved: true })
    const [check] = await db.asUser<{ u: object }>(
      user,
      'select public.can_make_request($1) as u',
      [user],
    )
    expect(check!.u).toMatchObject({ requests_used: 1 })
  })

  it('finds no other user in its way who named the same request', async () => {
    const key = await commit(owner)
    await save(stranger, 'Graça', '# Graça', key)
    expect(await history(stranger, key)).toHaveLength(1)
    expect(await history(owner, key)).toHaveLength(1)
  })

  it.each(OUTLINE_TYPES)('may be of type %s', async (outlineType) => {
    const user = await db.createUser()
    const key = await commit(user, { ...INPUT, outlineType })
    expect(await history(user, key)).toMatchObject([{ outline_type: outlineType }])
  })
})

describe('a deletion that is undone', () => {
  const COLUMNS =
    'id, request_id, title, youtube_url, outline_type, duration, generated_content, created_at'

  async function remove(user: string, id: string) {
    const [row] = await db.asUser<{ row: string }>(
      user,
      `delete from public.generated_outlines where id = $1 returning to_json(generated_outlines)::text as row`,
      [id],
    )
    return row!.row
  }

  const putBack = (user: string, row: string) =>
    db.asUser<{ id: string; created_at: string }>(
      user,
      `insert into public.generated_outlines (${COLUMNS})
       select ${COLUMNS} from json_populate_record(null::public.generated_outlines, $1::text::json)
       returning id, created_at::text`,
      [row],
    )

  it('puts the row back under its own id, in its own place', async () => {
    const id = await save(owner, 'Desfeito', '# Graça')
    await db.asOwner(
      `update public.generated_outlines set created_at = '2026-11-01T12:00Z' where id = $1`,
      [id],
    )
    const row = await remove(owner, id)
    expect(await putBack(owner, row)).toEqual([{ id, created_at: '2026-11-01 12:00:00+00' }])
    await expect(putBack(owner, row)).rejects.toMatchObject({ code: '23505' })
  })

  it("takes nobody else's place", async () => {
    const id = await save(owner, 'De outra pessoa', '# Graça')
    const row = JSON.stringify({
      ...(JSON.parse(await remove(owner, id)) as object),
      id: await save(owner, 'Fica', '# Fica'),
    })
    await expect(putBack(stranger, row)).rejects.toMatchObject({ code: '23505' })
  })
})

describe('the checks of an outline', () => {
  /** The SQLSTATE that a statement is refused with; null when it is not. */
  const refusal = (statement: Promise<unknown>): Promise<string | null> =>
    statement.then(
      () => null,
      (error: { code: string }) => error.code,
    )

  it('the same generation is saved once', async () => {
    const insert = `insert into public.generated_outlines (request_id, title, youtube_url, outline_type, duration,
      generated_content) values ('${randomUUID()}', 'Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')
      returning 1`
    expect(await refusal(db.asUser(owner, insert))).toBeNull()
    expect(await refusal(db.asUser(owner, insert))).toBe('23505')
    expect(await refusal(db.asUser(stranger, insert))).toBeNull()
  })

  it.each([
    ['a blank title', 'title', "'  '"],
    ['a type of no such form', 'outline_type', "'Célula!'"],
    ['a duration between the steps', 'duration', '7'],
    ['a duration above two hours', 'duration', '125'],
    ['an end before the start', 'end_time', '0'],
    ['an empty outline', 'generated_content', "''"],
  ])('the database refuses %s', async (_, column, value) => {
    const columns = new Map([
      ['title', "'Graça'"],
      ['youtube_url', "'https://youtu.be/demo-filho1'"],
      ['outline_type', "'celula'"],
      ['duration', '60'],
      ['start_time', '30'],
      ['end_time', '90'],
      ['generated_content', "'# Graça'"],
    ]).set(column, value)
    const sql = `insert into public.generated_outlines (${[...columns.keys()].join()}) values (${[...columns.values()].join()})`
    expect(await refusal(db.asUser(owner, sql))).toBe('23514')
  })
})
