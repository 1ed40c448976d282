import type { Database } from '@contract/database.types'
import { PostgrestClient } from '@supabase/postgrest-js'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseHandlers, resetDatabase, rowsOf } from './postgrest'

const server = setupServer(...databaseHandlers)
let client: PostgrestClient<Database>

const GROUP = { user_id: 'user', name: 'Jovens', outline_type: 'celula', duration: 60 }
const USED = { ...GROUP, used_at: '2026-11-20' }
const LINK = { user_id: 'user', outline_id: 'e1', kind: 'group', token_hash: 'ab' }

const complaints = vi.fn<typeof console.error>()

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  client = new PostgrestClient('http://localhost/rest/v1')
})

beforeEach(() => {
  resetDatabase()
  vi.spyOn(console, 'error').mockImplementation(complaints)
})

afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockClear()
})

afterAll(() => server.close())

it('lets somebody do what is granted: write a row, read, change and delete it', async () => {
  await client.from('groups').insert(GROUP).throwOnError()
  await client.from('groups').update({ name: 'Casais' }).eq('name', 'Jovens').throwOnError()
  expect((await client.from('groups').select('name')).data).toEqual([{ name: 'Casais' }])
  await client.from('groups').delete().eq('name', 'Casais').throwOnError()
  expect(rowsOf('groups')).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

describe('what is not granted', () => {
  it.each([
    ['an operation', () => client.from('outline_links').delete().eq('user_id', 'user')],
    ['another, of what may be read', () => client.from('pix_months').update({ payment: 'pi' })],
    ['reading', () => client.from('stripe_events').select()],
    ['a column of a new row', () => client.from('groups').insert(USED)],
    ['a column of one of several', () => client.from('groups').insert([GROUP, USED])],
    ['a column that changes', () => client.from('outline_links').update({ note: 'Oi' })],
  ])('is refused as PostgREST refuses it: %s', async (_, ask) => {
    rowsOf('outline_links').push({ ...LINK })
    const { status, error } = await ask()
    expect(status).toBe(403)
    expect(error).toMatchObject({ code: '42501' })
    expect(error?.message).toMatch(/^permission denied for table \w+$/)
    expect(rowsOf('groups')).toEqual([])
    expect(rowsOf('outline_links')).toEqual([LINK])
    // which fails the test of a screen
    expect(complaints).toHaveBeenCalledWith(error?.message)
  })
})

it('knows no table that the database has not, nor what is closed to the API', async () => {
  for (const name of ['group', 'plans']) {
    const { status, error } = await client.from(name as 'groups').select()
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST205',
      message: `Could not find the table 'public.${name}' in the schema cache`,
    })
  }
  expect(complaints).toHaveBeenCalledTimes(2)
})
