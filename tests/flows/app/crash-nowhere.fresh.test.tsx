import { afterEach, expect, it, vi } from 'vitest'
import { reportCrash, watchCrashes } from '@/lib/telemetry/crash'

const sendCrash = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/lib/telemetry/crash-report', () => ({ sendCrash }))

const listened = vi.spyOn(window, 'addEventListener')

afterEach(() => listened.mockClear())

it('without a project nobody is told of anything, and nothing is listened to or fetched', async () => {
  watchCrashes()()
  reportCrash('page', new Error('boom'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sendCrash).not.toHaveBeenCalled()
  expect(listened.mock.calls.map(([event]) => event)).toEqual([])
})
