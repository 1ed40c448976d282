import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(5)
})

afterAll(() => db.close())

beforeEach(async () => {
  await db.asOwner('delete from public.video_transcripts')
  await db.asOwner('delete from public.heard_parts')
  await db.asOwner('update private.settings set transcripts_kept = 3')
})

const captions = (videoId: string, source = 'youtube', daysOld = 0) =>
  db.asService(
    `insert into public.video_transcripts (video_id, language, cues, source, fetched_at)
     values ($1, 'pt', '[]', $2, now() - make_interval(days => $3))`,
    [videoId.padEnd(11, '0'), source, daysOld],
  )

const heard = (videoId: string, daysOld = 0) =>
  db.asService(
    `insert into public.heard_parts (video_id, from_second, to_second, cues, heard_at)
     values ($1, 0, 600, '[]', now() - make_interval(days => $2))`,
    [videoId.padEnd(11, '0'), daysOld],
  )

const left = async (table: 'video_transcripts' | 'heard_parts') => {
  const rows = await db.asOwner<{ id: string }>(
    `select rtrim(video_id, '0') as id from public.${table} order by 1`,
  )
  return rows.map(({ id }) => id).join(' ')
}

describe('what is kept of videos', () => {
  it('is as much as the settings say, the newest, and the examples', async () => {
    await captions('demo', 'demo', 400)
    for (const [id, days] of [
      ['a', 5],
      ['b', 4],
      ['c', 3],
      ['d', 2],
    ] as const) {
      await captions(id, 'youtube', days)
      await heard(id, days)
    }
    expect(await left('video_transcripts')).toBe('b c d demo')
    expect(await left('heard_parts')).toBe('b c d')
  })

  it('goes after thirty days, when the next comes', async () => {
    await captions('a', 'youtube', 29)
    await captions('b', 'youtube', 31)
    await heard('a', 31)
    await captions('c', 'service')
    expect(await left('video_transcripts')).toBe('a c')
    expect(await left('heard_parts')).toBe('')
  })
})

describe('YouTube', () => {
  const paused = async () => {
    const [row] = await db.asService<{ p: boolean }>('select public.youtube_is_paused() as p')
    return row!.p
  }
  const note = (refused: boolean) => db.asService('select public.note_youtube($1)', [refused])
  const refuse = async (times: number) => {
    for (let index = 0; index < times; index += 1) await note(true)
  }

  beforeEach(() => db.asOwner('update private.youtube set refusals = 0, paused_until = null'))

  it('is left alone for ten minutes after five refusals in a row', async () => {
    await refuse(4)
    expect(await paused()).toBe(false)
    await refuse(1)
    expect(await paused()).toBe(true)
    const [row] = await db.asOwner<{ minutes: number }>(
      'select extract(epoch from paused_until - now())::float8 / 60 as minutes from private.youtube',
    )
    expect(row!.minutes).toBeCloseTo(10, 1)
  })

  it('is not while it answers now and then', async () => {
    await refuse(4)
    await note(false)
    await refuse(4)
    expect(await paused()).toBe(false)
  })

  it('after a pause is left alone again at its first refusal, and trusted at its first answer', async () => {
    await refuse(5)
    await db.asOwner(`update private.youtube set paused_until = now() - interval '1 second'`)
    expect(await paused()).toBe(false)
    await refuse(1)
    expect(await paused()).toBe(true)
    await note(false)
    expect(await paused()).toBe(false)
    await refuse(1)
    expect(await paused()).toBe(false)
  })
})

describe('what a pasted link shows', () => {
  let user: string

  beforeEach(async () => {
    await db.asOwner('delete from public.video_previews')
    await db.asOwner('update private.youtube set refusals = 0, paused_until = null')
    user = await db.createUser()
  })

  type Told = {
    title: string | null
    channel: string | null
    still: string | null
    seconds: number | null
    ask: boolean
  }

  async function take(videoId: string, who = user): Promise<Told> {
    const [row] = await db.asService<{ told: Told }>(
      'select public.take_video_preview($1, $2) as told',
      [who, videoId],
    )
    return row!.told
  }

  const NOTHING = { title: null, channel: null, still: null, seconds: null }
  const STILL = 'data:image/jpeg;base64,/9j/4AAQ'

  it('of forty new videos thirty are asked about, and those of others are theirs', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `video-${index}`.padEnd(11, '0'))
    const told = await Promise.all(ids.map((id) => take(id)))
    expect(told.filter(({ ask }) => ask)).toHaveLength(30)
    expect(await take('another0000', await db.createUser())).toEqual({ ...NOTHING, ask: true })
  })

  it('goes on in the next hour, and keeps no count of the last', async () => {
    await db.asOwner(
      `insert into private.preview_asks values ($1, date_trunc('hour', now()) - interval '1 hour', 30)`,
      [user],
    )
    expect(await take('another0000')).toEqual({ ...NOTHING, ask: true })
    const rows = await db.asOwner('select asked from private.preview_asks where user_id = $1', [
      user,
    ])
    expect(rows).toEqual([{ asked: 1 }])
  })

  it('asks nobody about what is kept, and counts nothing', async () => {
    await db.asService(
      `insert into public.video_previews (video_id, title, channel, still)
       values ('kept0000000', 'Graça', 'Igreja da Vila', $1)`,
      [STILL],
    )
    const kept = {
      title: 'Graça',
      channel: 'Igreja da Vila',
      still: STILL,
      seconds: null,
      ask: false,
    }
    expect(await take('kept0000000')).toEqual(kept)
    expect(await db.asOwner('select from private.preview_asks where user_id = $1', [user])).toEqual(
      [],
    )
  })

  it.each([
    ['of another host', 'https://i.ytimg.com/vi/kept0000000/mqdefault.jpg'],
    ['of another kind', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['that is more than a picture', `${STILL}"><script>`],
    ['that is large', `${STILL}${'A'.repeat(40_000)}`],
  ])('keeps no still %s', async (_what, still) => {
    await expect(
      db.asService(
        `insert into public.video_previews (video_id, title, still) values ('kept0000000', 'Graça', $1)`,
        [still],
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it.each([
    { of: 'the length that the captions came with', duration: 2520, seconds: 2520 },
    { of: 'the end of the last caption', duration: null, seconds: 2401 },
  ])('tells the minutes by $of', async ({ duration, seconds }) => {
    await db.asService(
      `insert into public.video_transcripts (video_id, language, title, cues, source, duration_seconds)
     values ('heard000000', 'pt', 'Graça', '[{"start":0,"end":4,"text":"a"},{"start":2396,"end":2400.4,"text":"b"}]', 'youtube', $1)`,
      [duration],
    )
    expect(await take('heard000000')).toEqual({ ...NOTHING, title: 'Graça', seconds, ask: true })
  })

  it('leaves YouTube alone while it refuses', async () => {
    await db.asOwner(`update private.youtube set paused_until = now() + interval '5 minutes'`)
    expect(await take('another0000')).toEqual({ ...NOTHING, ask: false })
  })
})
