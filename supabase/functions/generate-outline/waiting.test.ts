import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reservation } from '../_shared/charging/metering.ts'
import type { OutlineDraft } from '../_shared/outline/model/document.ts'
import { BODY, draft, post, setUp } from './handler.test-support.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const RUNNING: Reservation = { status: 'in_progress' }
const STREAM = { accept: 'text/event-stream' }

/** A ledger that answers one after the other, the last one for ever. */
function ledger(...answers: Reservation[]) {
  let asked = 0
  const first = Promise.withResolvers<void>()
  return {
    asked: () => asked,
    /** The way to it goes through real threads, which no fake clock moves. */
    firstAsked: first.promise,
    metering: {
      async reserve() {
        first.resolve()
        return answers[Math.min(asked++, answers.length - 1)] ?? RUNNING
      },
      commit: async () => true,
      refund: async () => true,
    },
  }
}

describe('a stream whose request is running already', () => {
  it('gets the outline of that run when it ends, and makes none', async () => {
    const done: Reservation = { status: 'replay', result: { outline: '# Paz', title: 'Paz' } }
    const { metering, asked, firstAsked } = ledger(RUNNING, RUNNING, done)
    const { handler, calls } = setUp({ metering })
    const reading = (await handler(post(BODY, STREAM))).text()
    await firstAsked
    await vi.advanceTimersByTimeAsync(3_900)
    expect(asked()).toBe(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(await reading).toContain('"success":true,"outline":"# Paz"')
    expect(calls.engine).toEqual([])
  })

  it('makes the outline itself when that run fails', async () => {
    const { metering, firstAsked } = ledger(RUNNING, { status: 'reserved', id: 'r1', attempt: 2 })
    const { handler, calls } = setUp({ metering })
    const reading = (await handler(post(BODY, STREAM))).text()
    await firstAsked
    await vi.advanceTimersByTimeAsync(2_100)
    expect(await reading).toContain('"success":true')
    expect(calls.engine).toHaveLength(1)
  })

  it('is told so after two and a half minutes', async () => {
    const { metering, firstAsked } = ledger(RUNNING)
    const { handler } = setUp({ metering })
    const reading = (await handler(post(BODY, STREAM))).text()
    await firstAsked
    await vi.advanceTimersByTimeAsync(153_000)
    expect(await reading).toContain('"code":"in_progress"')
  })
})

it('tells a plain request at once that its outline is being made', async () => {
  const { metering, asked } = ledger(RUNNING)
  const answer = await setUp({ metering }).handler(post(BODY))
  expect(await answer.json()).toMatchObject({
    success: false,
    error: 'Este esboço ainda está sendo preparado. Aguarde mais um pouco.',
  })
  expect(asked()).toBe(1)
})

describe('a run', () => {
  /** A run that ends when it is told to. */
  function running(renew?: () => Promise<void>) {
    const begun = Promise.withResolvers<void>()
    const written = Promise.withResolvers<OutlineDraft>()
    const { handler, calls } = setUp({
      ...(renew && { metering: { renew } }),
      engine: () => ({
        author: 'local',
        write() {
          begun.resolve()
          return written.promise
        },
      }),
    })
    const answer = handler(post(BODY)).then((response) => response.json())
    return { answer, calls, begun: begun.promise, end: () => written.resolve(draft) }
  }

  it('tells that it is alive until it ends, so that one that was killed is known within its lease', async () => {
    const { answer, calls, begun, end } = running()
    await begun
    expect(calls.renewed).toBe(1)
    await vi.advanceTimersByTimeAsync(46_000)
    expect(calls.renewed).toBe(4)
    end()
    expect(await answer).toMatchObject({ success: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls.renewed).toBe(4)
  })

  it('goes on where that is not heard', async () => {
    const { answer, calls, begun, end } = running(() => Promise.reject(new Error('down')))
    await begun
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.logged.join()).toContain('lease_not_renewed')
    end()
    expect(await answer).toMatchObject({ success: true })
  })
})
