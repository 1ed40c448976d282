/** How much one account can put into its history (fault 45). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase
let user: string

beforeAll(async () => {
  db = await openSharedDatabase(40)
})

afterAll(() => db.close())

beforeEach(async () => {
  user = await db.createUser()
})

const FULL = { code: '23514', message: 'history_full' }

function save(content: string, who = user, count = 1) {
  return db.asUser(
    who,
    `insert into public.generated_outlines (title, youtube_url, outline_type, duration, generated_content)
     select 'Graça ' || n, 'https://youtu.be/demo-filho1', 'celula', 60, $1 from generate_series(1, $2) n`,
    [content, count],
  )
}

const rows = async (who = user) => {
  const [row] = await db.asUser<{ n: number }>(
    who,
    'select count(*)::int as n from public.generated_outlines',
  )
  return row!.n
}

async function subscribe() {
  await db.asService(
    `insert into public.subscriptions (user_id, stripe_customer_id, stripe_subscription_id) values ($1, $2, $3)`,
    [user, `cus_${user}`, `sub_${user}`],
  )
}

describe('a history', () => {
  it('of a trial takes a hundred outlines, from however many writers at once', async () => {
    const written = await Promise.allSettled(Array.from({ length: 130 }, () => save('# Graça')))
    const refused = written.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(30)
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject(FULL)
    expect(await rows()).toBe(100)
    const other = await db.createUser()
    await save('# Graça', other)
    expect(await rows(other)).toBe(1)
  })

  it('of a trial takes two million bytes, whatever letters they are of', async () => {
    for (let index = 0; index < 4; index += 1) await save('á'.repeat(200_000))
    await expect(save('á'.repeat(200_000))).rejects.toMatchObject(FULL)
    await save('á'.repeat(190_000))
    expect(await rows()).toBe(5)
  })

  it('takes no text of a megabyte', async () => {
    await expect(save('a'.repeat(1_000_000))).rejects.toMatchObject({ code: '23514' })
    await expect(save('a'.repeat(200_001))).rejects.toMatchObject({ code: '23514' })
  })

  it('has room again when something was deleted, and for the deletion that is undone', async () => {
    await save('# Graça', user, 100)
    await expect(save('# Graça')).rejects.toMatchObject(FULL)
    await db.asUser(user, `delete from public.generated_outlines where title = 'Graça 7'`)
    await save('# Paz')
    expect(await rows()).toBe(100)
  })

  it('lets a text that is there be edited and shortened, and grow as far as there is room', async () => {
    await save('a'.repeat(190_000), user, 10)
    const edit = (text: string) =>
      db.asUser(
        user,
        `update public.generated_outlines set generated_content = $1 where title = 'Graça 1'`,
        [text],
      )
    await expect(edit('á'.repeat(190_000))).rejects.toMatchObject(FULL)
    await edit('a'.repeat(195_000))
    await edit('# Curto')
    expect(await rows()).toBe(10)
  })

  it('of whoever subscribed once is the larger one', async () => {
    await subscribe()
    await save('# Graça', user, 3000)
    await expect(save('# Graça')).rejects.toMatchObject(FULL)
    expect(await rows()).toBe(3000)
  })

  it('that is full keeps what was made for it (fault 19)', async () => {
    await save('# Graça', user, 100)
    const [reserved] = await db.asService<{ r: { id: string; attempt: number } }>(
      `select public.reserve_request($1, gen_random_uuid(), 'h') as r`,
      [user],
    )
    const result = {
      outline: '# Nova',
      input: { url: 'https://youtu.be/demo-filho1', outlineType: 'celula', duration: 60 },
    }
    const [settled] = await db.asService<{ ok: boolean }>(
      `select public.settle_request($1, $2, $3, null, 'Esboço') as ok`,
      [reserved!.r.id, reserved!.r.attempt, JSON.stringify(result)],
    )
    expect(settled).toEqual({ ok: true })
    expect(await db.asUser(user, 'select state, saved_at from public.generation_requests')).toEqual(
      [{ state: 'committed', saved_at: null }],
    )
    expect(await rows()).toBe(100)
  })

  it('goes with its account', async () => {
    await save('# Graça', user, 3)
    await db.asOwner('delete from auth.users where id = $1', [user])
    expect(
      await db.asOwner('select 1 from private.outline_storage where user_id = $1', [user]),
    ).toEqual([])
  })
})
