import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ContractServer, startContractServer } from './server.ts'
import { LOCAL_KEYS } from '../keys.ts'

let server: ContractServer
let ana: SupabaseClient
let bruno: SupabaseClient
let visitor: SupabaseClient
let service: SupabaseClient
let anaId: string
let brunoId: string

beforeAll(async () => {
  server = await startContractServer()
  ;({ client: ana, id: anaId } = await server.signedIn('ana@exemplo.com.br'))
  ;({ client: bruno, id: brunoId } = await server.signedIn('bruno@exemplo.com.br'))
  visitor = server.client()
  service = server.client(LOCAL_KEYS.secret)
})

afterAll(() => server.close())

describe('row level security', () => {
  it('shows each user their own row, a visitor none, the secret key all', async () => {
    expect((await ana.from('profiles').select('id')).data).toEqual([{ id: anaId }])
    expect((await visitor.from('profiles').select('id')).data).toEqual([])
    expect((await service.from('profiles').select('id')).data).toHaveLength(2)
  })

  it('answers a hidden single row as a missing one', async () => {
    const hidden = ana.from('profiles').select('id').eq('id', brunoId)
    const single = await hidden.single()
    expect(single.status).toBe(406)
    expect(single.error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    })
    const maybe = await ana.from('profiles').select('id').eq('id', brunoId).maybeSingle()
    expect([maybe.data, maybe.error]).toEqual([null, null])
  })

  it('changes nothing of another user and says so by zero rows', async () => {
    const update = await ana
      .from('profiles')
      .update({ full_name: 'outro' })
      .eq('id', brunoId)
      .select()
    expect([update.data, update.error]).toEqual([[], null])
    const insert = await ana.from('notes').insert({ title: 'x', user_id: brunoId }).select()
    expect(insert.status).toBe(403)
    expect(insert.error).toMatchObject({
      code: '42501',
      message: 'new row violates row-level security policy for table "notes"',
    })
  })

  it('keeps users apart when their requests come at once', async () => {
    const driver = server.backend.database.connection.driver as PGlite
    const query = driver.query.bind(driver)
    // PGlite happens to answer without a pause, which would hide a transaction shared by two requests.
    const paused = vi.spyOn(driver, 'query').mockImplementation(async (...args) => {
      await new Promise(setImmediate)
      return query(...args)
    })
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const client = [ana, bruno, service, visitor][index % 4] as SupabaseClient
        const { data } = await client.from('profiles').select('id')
        return data?.map((row: { id: string }) => row.id).toSorted()
      }),
    )
    const expected = [[anaId], [brunoId], [anaId, brunoId].toSorted(), []]
    expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => expected[index % 4]))
    paused.mockRestore()
  })
})

describe('grants', () => {
  it('keep a revoked column and a revoked table closed', async () => {
    const plan = await ana.from('profiles').update({ plan: 'pro' }).eq('id', anaId).select()
    expect(plan.status).toBe(403)
    expect(plan.error).toMatchObject({
      code: '42501',
      message: 'permission denied for table profiles',
    })
    const usage = await ana.from('usage_events').insert({ user_id: anaId })
    expect([usage.status, usage.error?.code]).toEqual([403, '42501'])
    const anon = await visitor.from('usage_events').select('*')
    expect([anon.status, anon.error?.code]).toEqual([401, '42501'])
  })

  it('let a granted column be changed', async () => {
    const { data, error } = await ana
      .from('profiles')
      .update({ full_name: 'Ana B.' })
      .eq('id', anaId)
      .select('full_name, balance')
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({ full_name: 'Ana B.', balance: 10.5 })
  })
})

describe('rows', () => {
  it('are inserted with defaults, rendered as PostgREST does, counted and paged', async () => {
    const inserted = await ana
      .from('notes')
      .insert([{ title: 'Résumo' }, { title: 'Segunda' }, { title: 'Terceira' }])
      .select('title, status, user_id, content, tags, created_at')
      .order('title')
    expect(inserted.status).toBe(201)
    expect(inserted.data?.[0]).toEqual({
      title: 'Résumo',
      status: 'draft',
      user_id: anaId,
      content: { empty: true },
      tags: [],
      created_at: '2026-11-20T20:35:26.015+00:00',
    })
    const page = await ana
      .from('notes')
      .select('title', { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('title')
      .range(0, 1)
    expect([page.status, page.count, page.data?.length]).toEqual([206, 3, 2])
    expect((await bruno.from('notes').select('*')).data).toEqual([])
  })

  it('have columns that are computed when asked', async () => {
    const found = await ana
      .from('notes')
      .select('is_draft')
      .or('title.in.(Segunda),status.eq.complete')
    expect([found.data, found.error]).toEqual([[{ is_draft: true }], null])
  })

  it('are found by array, pattern and full text', async () => {
    await ana
      .from('notes')
      .update({ tags: ['a', 'b'] })
      .eq('title', 'Résumo')
    const filtered = await ana
      .from('notes')
      .select('title')
      .contains('tags', ['a'])
      .ilike('title', '%SUM%')
    expect(filtered.data).toEqual([{ title: 'Résumo' }])
    const text = await ana
      .from('notes')
      .select('title')
      .textSearch('search', 'segundas', { config: 'portuguese' })
    expect(text.data).toEqual([{ title: 'Segunda' }])
  })

  it('are updated, upserted and deleted', async () => {
    const updated = await ana
      .from('notes')
      .update({ status: 'complete' })
      .eq('title', 'Segunda')
      .select('status')
      .single()
    expect(updated.data).toEqual({ status: 'complete' })
    const id = randomUUID()
    await ana.from('notes').upsert({ id, title: 'um' })
    const upserted = await ana
      .from('notes')
      .upsert({ id, title: 'dois' }, { onConflict: 'id' })
      .select('title')
    expect(upserted.data).toEqual([{ title: 'dois' }])
    const foreign = await bruno.from('notes').delete().eq('id', id).select('id')
    expect([foreign.data, foreign.error]).toEqual([[], null])
    const own = await ana.from('notes').delete().eq('id', id).select('id')
    expect(own.data).toEqual([{ id }])
  })
})

describe('refused rows', () => {
  it.each([
    [
      'a check',
      { title: '   ' },
      400,
      '23514',
      'new row for relation "notes" violates check constraint "notes_title_check"',
    ],
    [
      'a missing value',
      { title: null },
      400,
      '23502',
      'null value in column "title" of relation "notes" violates not-null constraint',
    ],
    [
      'an enum',
      { title: 'e', status: 'nope' },
      400,
      '22P02',
      'invalid input value for enum note_status: "nope"',
    ],
    [
      'an unknown column',
      { title: 'e', nope: 1 },
      400,
      'PGRST204',
      "Could not find the 'nope' column of 'notes' in the schema cache",
    ],
  ])('by %s', async (_, row: Record<string, unknown>, status, code, message) => {
    const answer = await ana.from('notes').insert(row).select()
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({ code, message })
  })

  it('by uniqueness and by a foreign key', async () => {
    await service.from('profiles').update({ customer_id: 'cus_1' }).eq('id', anaId)
    const twice = await service
      .from('profiles')
      .update({ customer_id: 'cus_1' })
      .eq('id', brunoId)
      .select()
    expect(twice.status).toBe(409)
    expect(twice.error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "profiles_customer_id_key"',
    })
    const orphan = await service
      .from('notes')
      .insert({ title: 'x', user_id: '00000000-0000-0000-0000-000000000000' })
    expect([orphan.status, orphan.error?.code]).toEqual([409, '23503'])
  })

  it('by the name of the table', async () => {
    const { status, error } = await ana.from('nope').select()
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'public.nope' in the schema cache",
    })
  })
})
