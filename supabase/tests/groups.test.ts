/** The groups of a leader, and which of their outlines were made for which. */
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

async function saveGroup(who = leader, name = 'Jovens de sábado') {
  const [row] = await db.asUser<{ id: string }>(
    who,
    `insert into public.groups (name, outline_type, duration) values ($1, 'celula', 60) returning id`,
    [name],
  )
  return row!.id
}

/** As the server does it: reserve, then commit with this group in the input. */
async function generateFor(groupId: string | null, requestId: string = randomUUID()) {
  const [reserved] = await db.asService<{ answer: { id: string; attempt: number } }>(
    'select public.reserve_request($1, $2, $3) as answer',
    [leader, requestId, 'hash'],
  )
  const { id, attempt } = reserved!.answer
  const input = {
    url: 'https://youtu.be/demo-filho1',
    outlineType: 'celula',
    duration: 60,
    groupId,
  }
  await db.asService('select public.settle_request($1, $2, $3, null, $4)', [
    id,
    attempt,
    JSON.stringify({ outline: '# Graça', title: 'Graça', input }),
    'Esboço',
  ])
  const [outline] = await db.asUser<{ id: string; group_id: string | null }>(
    leader,
    'select id, group_id from public.generated_outlines where request_id = $1',
    [requestId],
  )
  return outline
}

describe('the groups of a leader', () => {
  it('are twenty at most, from however many writers at once', async () => {
    const saved = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => saveGroup(leader, `Grupo ${n}`)),
    )
    const refused = saved.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(refused).toHaveLength(10)
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: '23514', message: 'groups_full' })
    }
  })

  it.each([
    ['no name', { name: '   ' }],
    ['a name of 61 letters', { name: 'a'.repeat(61) }],
    ['seven minutes', { duration: 7 }],
  ])('are refused with %s', async (_, wrong) => {
    const { name, duration } = { name: 'Casais', duration: 60, ...wrong }
    await expect(
      db.asUser(
        leader,
        `insert into public.groups (name, outline_type, duration) values ($1, 'celula', $2)`,
        [name, duration],
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

describe('the order of a meeting', () => {
  const word = { name: 'Palavra', minutes: null, part: 'word' }
  const times = (length: number, block: object) => Array.from({ length }, () => block)
  const save = (structure: unknown) =>
    db.asUser<{ structure: unknown }>(
      leader,
      `insert into public.groups (name, outline_type, duration, structure) values ('Casais', 'celula', 60, $1::jsonb)
       returning structure`,
      [structure === null ? null : JSON.stringify(structure)],
    )

  it.each([
    ['none', null],
    ['a ready one', { ready: '4es' }],
    ['blocks', [word, { name: 'Lanche', minutes: 15, part: null }]],
    ['twelve blocks', [word, ...times(11, { name: 'á'.repeat(40), minutes: 5, part: null })]],
  ])('is kept: %s', async (_, structure) => {
    expect(await save(structure)).toEqual([{ structure }])
  })

  it.each([
    ['another kind of value', 5],
    ['an object', {}],
    ['a key alone', '4es'],
    ['no word of a key', { ready: 'quatro es' }],
    ['more than a key', { ready: '4es', more: 1 }],
    ['no blocks', []],
    ['no Word', [{ name: 'Lanche', minutes: 15, part: null }]],
    ['the Word twice', [word, word]],
    ['thirteen blocks', [word, ...times(12, { name: 'Lanche', minutes: 5, part: null })]],
    ['a block without a name', [word, { name: '  ', minutes: 15, part: null }]],
    ['a name of 41 letters', [word, { name: 'a'.repeat(41), minutes: 15, part: null }]],
    ['a name of two lines', [word, { name: 'a\nb', minutes: 15, part: null }]],
    ['a name that is none', [word, { name: ['Lanche'], minutes: 15, part: null }]],
    ['no minutes where nothing is written', [word, { name: 'Lanche', minutes: null, part: null }]],
    ['half a minute', [word, { name: 'Lanche', minutes: 1.5, part: null }]],
    ['minutes in words', [word, { name: 'Lanche', minutes: '15', part: null }]],
    ['no minutes left', [word, { name: 'Lanche', minutes: 0, part: null }]],
    ['a hole', [word, null]],
    ['half a block', [word, { name: 'Lanche' }]],
    ['a long text', [{ ...word, more: 'a'.repeat(4000) }]],
  ])('is refused: %s', async (_, structure) => {
    await expect(save(structure)).rejects.toMatchObject({ code: '23514' })
  })
})

it('are called by a word in a short form, or by none', async () => {
  const save = (called: string | null) =>
    db.asUser(
      leader,
      `insert into public.groups (name, outline_type, duration, called) values ('Casais', 'celula', 60, $1)`,
      [called],
    )
  await save('gceu')
  await save(null)
  for (const wrong of ['', 'PG', 'grupo da ana', 'a'.repeat(21)]) {
    await expect(save(wrong)).rejects.toMatchObject({ code: '23514' })
  }
})

describe('an outline', () => {
  it('is kept with the group that it was made for, which is then the last one', async () => {
    const first = await saveGroup()
    await saveGroup(leader, 'Casais')
    expect((await generateFor(first))?.group_id).toBe(first)
    const [last] = await db.asUser<{ id: string }>(
      leader,
      'select id from public.groups order by used_at desc limit 1',
    )
    expect(last?.id).toBe(first)
  })

  it('stays as it is when its group is deleted', async () => {
    const group = await saveGroup()
    const outline = await generateFor(group)
    await db.asUser(leader, 'delete from public.groups where id = $1', [group])
    const [left] = await db.asUser<{ group_id: string | null; generated_content: string }>(
      leader,
      'select group_id, generated_content from public.generated_outlines where id = $1',
      [outline?.id],
    )
    expect(left).toEqual({ group_id: null, generated_content: '# Graça' })
  })

  it('is written without a group where that is gone or another leader has it', async () => {
    const stranger = await db.createUser()
    for (const group of [randomUUID(), await saveGroup(stranger)]) {
      expect(await generateFor(group)).toMatchObject({ group_id: null })
    }
  })

  it('cannot be put into the group of another leader', async () => {
    const stranger = await db.createUser()
    const theirs = await saveGroup(stranger)
    await expect(
      db.asUser(
        leader,
        `insert into public.generated_outlines (title, youtube_url, outline_type, duration, generated_content, group_id)
         values ('Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça', $1)`,
        [theirs],
      ),
    ).rejects.toMatchObject({ code: '23503' })
  })

  it('is given to a group that is named later, and never to one of another leader', async () => {
    const outline = await generateFor(null)
    const give = (group: string) =>
      db.asUser<{ group_id: string }>(
        leader,
        'update public.generated_outlines set group_id = $1 where id = $2 returning group_id',
        [group, outline?.id],
      )
    const theirs = await saveGroup(await db.createUser())
    await expect(give(theirs)).rejects.toMatchObject({ code: '23503' })
    const own = await saveGroup()
    expect(await give(own)).toEqual([{ group_id: own }])
  })
})
