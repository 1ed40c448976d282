/** Links by which an outline is given away: what they open, to whom, and for how long. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let leader: string
let other: string

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

beforeEach(async () => {
  leader = await db.createUser()
  other = await db.createUser()
  await db.asOwner('delete from private.link_openings')
})

async function saveOutline(who = leader): Promise<string> {
  const [row] = await db.asUser<{ id: string }>(
    who,
    `insert into public.generated_outlines (title, youtube_url, outline_type, duration, group_profile,
       additional_info, start_time, end_time, generated_content)
     values ('Jovens, 3ª semana', 'https://youtu.be/demo-filho1', 'celula', 60, 'Rute perdeu o pai',
       'Falar baixo', 60, 600, '# Graça')
     returning id`,
  )
  return row!.id
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

type Made = { id: string; token: string; outline: string }

async function makeLink(
  kind: 'group' | 'leaders',
  { days = 30, showsTitle = false, note = '', who = leader, outline = '' } = {},
): Promise<Made> {
  const token = randomBytes(16).toString('base64url')
  const of = outline || (await saveOutline(who))
  const [row] = await db.asUser<{ id: string }>(
    who,
    `insert into public.outline_links (outline_id, kind, token_hash, days, shows_title, note)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [of, kind, hashOf(token), days, showsTitle, note],
  )
  return { id: row!.id, token, outline: of }
}

type Answer = { status: string } & Record<string, unknown>

async function open(token: string, sender = 'address'): Promise<Answer> {
  const [row] = await db.asService<{ answer: Answer }>(
    'select public.open_group_link($1, $2) as answer',
    [token, sender],
  )
  return row!.answer
}

async function asLeader(call: 'preview' | 'keep', token: string, who = other): Promise<Answer> {
  const [row] = await db.asUser<{ answer: Answer }>(
    who,
    `select public.${call}_shared_outline($1) as answer`,
    [token],
  )
  return row!.answer
}

const close = (link: Made, who = leader) =>
  db.asUser<{ revoked_at: string }>(
    who,
    `update public.outline_links set revoked_at = '2020-01-01' where id = $1 returning revoked_at`,
    [link.id],
  )

const GONE = { status: 'gone' }

describe('a link', () => {
  it.each([7, 30, 90])(
    'of %i days ends when they are over, by the clock of the server',
    async (days) => {
      const link = await makeLink('group', { days })
      const [row] = await db.asUser<{ days: number }>(
        leader,
        `select (extract(epoch from expires_at - now()) / 86400)::float8 as days from public.outline_links where id = $1`,
        [link.id],
      )
      expect(row!.days).toBeCloseTo(days, 1)
    },
  )

  it.each([
    ['another number of days', { days: 3650 }],
    ['a long note', { note: 'a'.repeat(121) }],
  ])('is refused with %s', async (_, wrong) => {
    await expect(makeLink('leaders', wrong)).rejects.toMatchObject({ code: '23514' })
  })

  it.each(['expires_at', 'created_at', 'revoked_at'])(
    'is not made with a %s of its own',
    async (column) => {
      await expect(
        db.asUser(
          leader,
          `insert into public.outline_links (outline_id, kind, token_hash, ${column})
         values ($1, 'group', $2, '2099-01-01')`,
          [randomUUID(), hashOf('a')],
        ),
      ).rejects.toMatchObject({ code: '42501' })
    },
  )

  it('is one of two hundred at most', async () => {
    await db.asUser(
      leader,
      `insert into public.outline_links (outline_id, kind, token_hash)
       select gen_random_uuid(), 'group', encode(sha256((n || auth.uid()::text)::bytea), 'hex')
       from generate_series(1, 200) n`,
    )
    await expect(makeLink('group')).rejects.toMatchObject({ code: '23514', message: 'links_full' })
    expect((await makeLink('group', { who: other })).id).toBeTruthy()
  })

  it('is closed at once, now, and for good', async () => {
    const link = await makeLink('group')
    const [closed] = await close(link)
    expect(Date.now() - Date.parse(closed!.revoked_at)).toBeLessThan(60_000)
    const [again] = await db.asUser<{ revoked_at: string }>(
      leader,
      'update public.outline_links set revoked_at = null where id = $1 returning revoked_at',
      [link.id],
    )
    expect(again!.revoked_at).toEqual(closed!.revoked_at)
    expect(await open(link.token)).toEqual(GONE)
  })

  it('is closed by nobody else, and made in nobody else’s name', async () => {
    const link = await makeLink('group')
    expect(await close(link, other)).toEqual([])
    expect(await open(link.token)).toMatchObject({ status: 'open' })
    await expect(
      db.asUser(
        other,
        `insert into public.outline_links (user_id, outline_id, kind, token_hash) values ($1, $2, 'group', $3)`,
        [leader, link.outline, hashOf('b')],
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })

  it('is stored without what opens it', async () => {
    const link = await makeLink('group')
    const [row] = await db.asOwner<{ row: string }>(
      'select l::text as row from public.outline_links l where id = $1',
      [link.id],
    )
    expect(row!.row).not.toContain(link.token)
    expect(await open(hashOf(link.token))).toEqual(GONE)
  })
})

describe('the link for the group', () => {
  it('opens the outline as it is now, and says until when', async () => {
    const link = await makeLink('group', { showsTitle: true })
    expect(await open(link.token)).toEqual({
      status: 'open',
      outline: '# Graça',
      shows_title: true,
      expires_at: expect.any(String) as unknown,
    })
    await db.asUser(
      leader,
      `update public.generated_outlines set generated_content = '# Paz' where id = $1`,
      [link.outline],
    )
    expect(await open(link.token)).toMatchObject({ outline: '# Paz' })
  })

  it('is gone, whatever the reason: unknown, over, closed, of leaders, without its outline', async () => {
    const closed = await makeLink('group')
    await close(closed)
    const over = await makeLink('group')
    await db.asOwner('alter table public.outline_links disable trigger close_link')
    await db.asOwner('update public.outline_links set expires_at = now() where id = $1', [over.id])
    await db.asOwner('alter table public.outline_links enable trigger close_link')
    const deleted = await makeLink('group')
    await db.asUser(leader, 'delete from public.generated_outlines where id = $1', [
      deleted.outline,
    ])
    const ofLeaders = await makeLink('leaders')
    const unknown = randomBytes(16).toString('base64url')
    for (const token of [closed.token, over.token, deleted.token, ofLeaders.token, unknown, '']) {
      expect(await open(token)).toEqual(GONE)
    }
  })

  it('opens again when the deletion of its outline is undone', async () => {
    const link = await makeLink('group')
    const [row] = await db.asUser<{ title: string }>(
      leader,
      'delete from public.generated_outlines where id = $1 returning title',
      [link.outline],
    )
    expect(await open(link.token)).toEqual(GONE)
    const restore = (who: string) =>
      db.asUser(
        who,
        `insert into public.generated_outlines (id, title, youtube_url, outline_type, duration, generated_content)
         values ($1, $2, 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')`,
        [link.outline, row!.title],
      )
    await restore(leader)
    expect(await open(link.token)).toMatchObject({ status: 'open' })
  })

  it('never opens what is not its maker’s', async () => {
    const theirs = await saveOutline(other)
    const link = await makeLink('group', { outline: theirs })
    expect(await open(link.token)).toEqual(GONE)
  })

  it('is opened three hundred times an hour from one address, known or not; others go on', async () => {
    const link = await makeLink('group')
    await db.asService(
      `select public.open_group_link(n::text, 'guesser') from generate_series(1, 300) n`,
    )
    expect(await open(link.token, 'guesser')).toEqual({ status: 'too_many' })
    expect(await open(link.token, 'group')).toMatchObject({ status: 'open' })
    await db.asOwner(`update private.link_openings set hour = hour - interval '1 hour'`)
    expect(await open(link.token, 'guesser')).toMatchObject({ status: 'open' })
    const [row] = await db.asOwner<{ n: number }>(
      'select count(*)::int as n from private.link_openings',
    )
    expect(row!.n).toBe(1)
  })

  it('is gone with the account', async () => {
    const link = await makeLink('group')
    await db.asOwner('delete from auth.users where id = $1', [leader])
    expect(await open(link.token)).toEqual(GONE)
    const rows = await db.asOwner('select 1 from public.outline_links where id = $1', [link.id])
    expect(rows).toEqual([])
  })
})

describe('the link for leaders', () => {
  it('shows another leader the outline and the note, and nothing of the sender’s group', async () => {
    const link = await makeLink('leaders', { note: 'Revisado por Ana' })
    const answer = await asLeader('preview', link.token)
    expect(answer).toEqual({
      status: 'open',
      title: 'Jovens, 3ª semana',
      outline_type: 'celula',
      duration: 60,
      outline: '# Graça',
      note: 'Revisado por Ana',
      expires_at: expect.any(String) as unknown,
      own_id: null,
    })
    expect(await asLeader('preview', link.token, leader)).toMatchObject({ own_id: link.outline })
  })

  it('gives a copy: not charged, without rewrites, without the words about a group', async () => {
    const link = await makeLink('leaders', { note: 'Revisado por Ana' })
    const { status, id } = await asLeader('keep', link.token)
    expect(status).toBe('kept')
    const [copy] = await db.asUser<object>(
      other,
      `select user_id, title, request_id, group_profile, additional_info, group_id, start_time, end_time,
              generated_content, kept_note
       from public.generated_outlines where id = $1`,
      [id],
    )
    expect(copy).toEqual({
      user_id: other,
      title: 'Jovens, 3ª semana',
      request_id: null,
      group_profile: null,
      additional_info: null,
      group_id: null,
      start_time: 60,
      end_time: 600,
      generated_content: '# Graça',
      kept_note: 'Revisado por Ana',
    })
    const [allowance] = await db.asUser<{ check: object }>(
      other,
      'select public.can_make_request(auth.uid()) as check',
    )
    expect(allowance!.check).toMatchObject({ requests_used: 0 })
    const requests = await db.asOwner(
      'select 1 from public.generation_requests where user_id = $1',
      [other],
    )
    expect(requests).toEqual([])
  })

  it('is kept once, however often it is pressed, and again after the copy was deleted', async () => {
    const link = await makeLink('leaders')
    const first = await asLeader('keep', link.token)
    expect(await asLeader('keep', link.token)).toEqual(first)
    expect(await asLeader('preview', link.token)).toMatchObject({ own_id: first['id'] })
    await db.asUser(other, 'delete from public.generated_outlines where id = $1', [first['id']])
    const second = await asLeader('keep', link.token)
    expect(second['status']).toBe('kept')
    expect(second['id']).not.toBe(first['id'])
  })

  it('makes no copy of one’s own', async () => {
    const link = await makeLink('leaders')
    expect(await asLeader('keep', link.token, leader)).toEqual({
      status: 'kept',
      id: link.outline,
    })
    const rows = await db.asUser(leader, 'select 1 from public.generated_outlines')
    expect(rows).toHaveLength(1)
  })

  it('opens nothing when it is closed; the copies stay, also without the sender', async () => {
    const link = await makeLink('leaders')
    const { id } = await asLeader('keep', link.token)
    await close(link)
    const third = await db.createUser()
    expect(await asLeader('preview', link.token, third)).toEqual(GONE)
    expect(await asLeader('keep', link.token, third)).toEqual(GONE)
    await db.asOwner('delete from auth.users where id = $1', [leader])
    const rows = await db.asUser(other, 'select 1 from public.generated_outlines where id = $1', [
      id,
    ])
    expect(rows).toHaveLength(1)
  })

  it('respects the room in the history', async () => {
    await db.asUser(
      other,
      `insert into public.generated_outlines (title, youtube_url, outline_type, duration, generated_content)
       select 'Graça ' || n, 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça' from generate_series(1, 100) n`,
    )
    const link = await makeLink('leaders')
    await expect(asLeader('keep', link.token)).rejects.toMatchObject({
      code: '23514',
      message: 'history_full',
    })
  })

  it('is not opened by the link of the group, without a login, or by guessing', async () => {
    const ofGroup = await makeLink('group')
    expect(await asLeader('preview', ofGroup.token)).toEqual(GONE)
    expect(await asLeader('keep', ofGroup.token)).toEqual(GONE)
    for (const call of ['preview', 'keep']) {
      await expect(
        db.asAnon(`select public.${call}_shared_outline($1)`, [ofGroup.token]),
      ).rejects.toMatchObject({ code: '42501' })
    }
    const link = await makeLink('leaders')
    await db.asUser(
      other,
      'select public.preview_shared_outline(n::text) from generate_series(1, 120) n',
    )
    expect(await asLeader('preview', link.token)).toEqual({ status: 'too_many' })
    expect(await asLeader('keep', link.token)).toEqual({ status: 'too_many' })
  })
})
