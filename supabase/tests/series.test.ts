/** Where an outline stands in a series of messages. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let leader: string

beforeAll(async () => {
  db = await openSharedDatabase(40)
})

afterAll(() => db.close())

beforeEach(async () => {
  leader = await db.createUser()
})

type Place = { series: string | null; series_number: number | null; series_total: number | null }

/** As the server does it: reserve, then commit with this place in the input. */
async function generateWith(input: object): Promise<Place | undefined> {
  const requestId = randomUUID()
  const [reserved] = await db.asService<{ answer: { id: string; attempt: number } }>(
    'select public.reserve_request($1, $2, $3) as answer',
    [leader, requestId, 'hash'],
  )
  const { id, attempt } = reserved!.answer
  const asked = { url: 'https://youtu.be/demo-filho1', outlineType: 'celula', duration: 60 }
  await db.asService('select public.settle_request($1, $2, $3, null, $4)', [
    id,
    attempt,
    JSON.stringify({ outline: '# Graça', title: 'Graça', input: { ...asked, ...input } }),
    'Esboço',
  ])
  const [outline] = await db.asUser<Place>(
    leader,
    'select series, series_number, series_total from public.generated_outlines where request_id = $1',
    [requestId],
  )
  return outline
}

describe('an outline', () => {
  it.each([
    [{ series: { name: ' Romanos ', number: 3, total: 8 } }, ['Romanos', 3, 8]],
    [{ series: { name: 'Romanos', number: 3, total: null } }, ['Romanos', 3, null]],
    [{ series: null }, [null, null, null]],
    [{}, [null, null, null]],
  ])('made with %j is kept with its place', async (input, [series, number, total]) => {
    expect(await generateWith(input)).toEqual({
      series,
      series_number: number,
      series_total: total,
    })
  })

  it.each([
    ['a name alone', ['Romanos', null, null]],
    ['a number alone', [null, 3, null]],
    ['an empty name', [' ', 3, null]],
    ['a name of 61 letters', ['a'.repeat(61), 3, null]],
    ['the number 0', ['Romanos', 0, null]],
    ['the number 100', ['Romanos', 100, null]],
    ['less in the series than its number', ['Romanos', 3, 2]],
    ['how many there are alone', [null, null, 8]],
  ])('takes no place with %s', async (_, place) => {
    await generateWith({})
    await expect(
      db.asUser(
        leader,
        'update public.generated_outlines set series = $1, series_number = $2, series_total = $3',
        place,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('leaves its series, and is found without it', async () => {
    await generateWith({ series: { name: 'Romanos', number: 1 } })
    await db.asUser(
      leader,
      'update public.generated_outlines set series = null, series_number = null, series_total = null',
    )
    expect(
      await db.asUser(leader, 'select 1 from public.generated_outlines where series is null'),
    ).toHaveLength(1)
  })
})
