import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../local/database/testing.ts'
import { openSharedDatabase } from './shared-postgres.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await openSharedDatabase(60)
})

afterAll(() => db.close())

beforeEach(() => db.asOwner('delete from private.contact_messages'))

async function take(sender: string | null): Promise<boolean> {
  const [row] = await db.asService<{ ok: boolean }>('select public.take_contact_slot($1) as ok', [
    sender,
  ])
  return row!.ok
}

async function takeMany(senders: readonly (string | null)[]): Promise<number> {
  const taken = await Promise.all(senders.map(take))
  return taken.filter(Boolean).length
}

const same = (sender: string | null, count: number) => Array.from({ length: count }, () => sender)
const others = (count: number) => Array.from({ length: count }, (_, index) => `sender-${index}`)

async function stored(): Promise<number> {
  const [row] = await db.asOwner<{ n: number }>(
    'select count(*)::int as n from private.contact_messages',
  )
  return row!.n
}

describe('messages of the contact form', () => {
  it('one sender has five an hour, one after the other', async () => {
    const taken: boolean[] = []
    for (const sender of same('a', 6)) taken.push(await take(sender))
    expect(taken).toEqual([true, true, true, true, true, false])
    expect(await take('b')).toBe(true)
  })

  it('a hundred at once from one sender are five', async () => {
    for (let round = 0; round < 3; round += 1) {
      await db.asOwner('delete from private.contact_messages')
      expect(await takeMany(same('a', 100))).toBe(5)
    }
  })

  it('a hundred at once from a hundred senders are thirty', async () => {
    for (let round = 0; round < 3; round += 1) {
      await db.asOwner('delete from private.contact_messages')
      expect(await takeMany(others(100))).toBe(30)
    }
  })

  it('an unknown sender counts among all, not as one person', async () => {
    expect(await takeMany(same(null, 40))).toBe(20)
  })

  it('the last ten are for those who have not written yet, however much the others do', async () => {
    expect(await takeMany([...same('a', 50), ...same('b', 50), ...same(null, 50)])).toBe(20)
    expect(await take('a')).toBe(false)
    expect(await takeMany(others(40))).toBe(10)
  })

  it('one who has written may go on while there is room for others', async () => {
    await take('a')
    await takeMany(others(18))
    expect(await take('a')).toBe(true)
    expect(await take('a')).toBe(false)
    expect(await take('new')).toBe(true)
  })

  it('after an hour there is room again, and nothing of that hour is kept', async () => {
    await takeMany(others(30))
    expect(await take('late')).toBe(false)
    await db.asOwner(`update private.contact_messages set sent_at = sent_at - interval '1 hour'`)
    expect(await take('late')).toBe(true)
    expect(await stored()).toBe(1)
  })

  it('a refused one does not lengthen the wait', async () => {
    await takeMany(same('a', 20))
    expect(await stored()).toBe(5)
  })
})

describe('who may count', () => {
  it.each(['select public.take_contact_slot()', 'select 1 from private.contact_messages'])(
    '%s: the server alone',
    async (sql) => {
      const user = await db.createUser()
      await expect(db.asAnon(sql)).rejects.toMatchObject({ code: '42501' })
      await expect(db.asUser(user, sql)).rejects.toMatchObject({ code: '42501' })
      await expect(db.asService(sql)).resolves.toBeDefined()
    },
  )
})
