import type { SubscriptionState } from '@contract/calls/billing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callBilling } from '@/domain/plan/call-billing'
import { useSubscriptionWatch } from './use-subscription-watch'

vi.mock('@/domain/plan/call-billing', () => ({ callBilling: vi.fn() }))

const TRIAL: SubscriptionState = {
  subscribed: false,
  subscription_status: 'trial',
  current_period_end: null,
  cancel_at_period_end: false,
  withdraw_until: null,
  pix_attempt: null,
  pix_offered: false,
  paid_by: null,
}
const ACTIVE: SubscriptionState = { ...TRIAL, subscribed: true, subscription_status: 'active' }

const ask = vi.mocked(callBilling)
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  ask.mockReset().mockResolvedValue(TRIAL)
})

afterEach(() => {
  vi.useRealTimers()
})

/** Lets so many milliseconds pass, with everything that was waiting for them. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function show(visible: boolean) {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
  return pass(0)
}

/** An answer that the test gives when it likes. */
function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>()
  ask.mockReturnValueOnce(promise)
  return { give: (state: SubscriptionState) => resolve(state) }
}

function watch(given: { afterPayment?: boolean } = {}) {
  const onState = vi.fn<(state: SubscriptionState) => Promise<void>>(async () => {})
  const onReload = vi.fn<() => void>()
  const onPaymentChecked = vi.fn<(state: SubscriptionState | undefined) => void>()
  const queryClient = new QueryClient()
  const view = renderHook(
    ({ userId, afterPayment }) =>
      useSubscriptionWatch({ userId, afterPayment, onState, onReload, onPaymentChecked }),
    {
      initialProps: { userId: 'ana', afterPayment: given.afterPayment ?? false },
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  return { ...view, queryClient, onState, onReload, onPaymentChecked }
}

describe('the first check', () => {
  it('is made at once, and three seconds later the profile is read', async () => {
    const { onState, onReload } = watch()
    await pass(0)
    expect(ask.mock.calls).toEqual([['check-subscription']])
    expect(onState.mock.calls).toEqual([[TRIAL]])
    await pass(2_999)
    expect(onReload).not.toHaveBeenCalled()
    await pass(1)
    expect(onReload).toHaveBeenCalledOnce()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('counts the three seconds from its answer', async () => {
    const answer = heldAnswer()
    const { onReload } = watch()
    await pass(10_000)
    expect(onReload).not.toHaveBeenCalled()
    answer.give(TRIAL)
    await pass(3_000)
    expect(onReload).toHaveBeenCalledOnce()
  })

  it('that fails is only logged, and the profile is read all the same', async () => {
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args.join(' ')))
    ask.mockRejectedValueOnce(new Error('down'))
    const { onState, onReload } = watch()
    await pass(3_000)
    expect(heard).toEqual(['subscription_check_failed Error: down'])
    expect(onState).not.toHaveBeenCalled()
    expect(onReload).toHaveBeenCalledOnce()
    await pass(27_000)
    expect(onState).toHaveBeenCalledOnce()
  })

  it('ignores an answer that is none', async () => {
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args[0]))
    ask.mockResolvedValueOnce({ subscribed: 'sim' })
    const { onState } = watch()
    await pass(0)
    expect(heard).toEqual(['subscription_check_failed'])
    expect(onState).not.toHaveBeenCalled()
  })
})

describe('polling', () => {
  it('asks every 30 seconds, without reading the profile', async () => {
    const { onReload } = watch()
    await pass(29_999)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(60_000)
    expect(ask).toHaveBeenCalledTimes(4)
    expect(onReload).toHaveBeenCalledTimes(1)
  })

  it('rests while the tab is hidden', async () => {
    watch()
    await pass(10_000)
    await show(false)
    await pass(600_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('does not begin in a tab that was opened in the background', async () => {
    hidden = true
    watch()
    await pass(600_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('never asks twice at once', async () => {
    const answer = heldAnswer()
    watch()
    await pass(90_000)
    expect(ask).toHaveBeenCalledTimes(1)
    answer.give(TRIAL)
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(30_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('ends with the session', async () => {
    const { unmount, onReload } = watch()
    await pass(0)
    unmount()
    await show(false)
    await show(true)
    await pass(90_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(onReload).not.toHaveBeenCalled()
  })

  it('says nothing of an answer that comes after the end', async () => {
    const answer = heldAnswer()
    const { unmount, onState } = watch()
    await pass(0)
    unmount()
    answer.give(ACTIVE)
    await pass(3_000)
    expect(onState).not.toHaveBeenCalled()
  })

  it('asks for the next person at once', async () => {
    const { rerender } = watch()
    await pass(0)
    rerender({ userId: 'bia', afterPayment: false })
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a tab that becomes visible again', () => {
  it('asks at once, reads the profile after three seconds and counts 30 seconds anew', async () => {
    const { onReload } = watch()
    await pass(20_000)
    await show(false)
    await pass(5_000)
    await show(true)
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(2_999)
    expect(onReload).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(onReload).toHaveBeenCalledTimes(2)
    await pass(26_999)
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('waits for a check that is under way, and asks once more', async () => {
    const answer = heldAnswer()
    watch()
    await show(false)
    await show(true)
    await show(false)
    await show(true)
    expect(ask).toHaveBeenCalledTimes(1)
    answer.give(TRIAL)
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(10_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a second tab', () => {
  /** As browsers do, as far as it is needed here. */
  function withLocks() {
    const held = new Set<string>()
    const request: unknown = async (
      name: string,
      _: LockOptions,
      work: (lock: { name: string } | null) => Promise<void>,
    ) => {
      if (held.has(name)) return work(null)
      held.add(name)
      return work({ name }).finally(() => held.delete(name))
    }
    vi.stubGlobal('navigator', { locks: { request } })
  }

  afterEach(() => vi.unstubAllGlobals())

  /** Messages between tabs are no timers: they come when they come. */
  const heard = async (tab: ReturnType<typeof watch>, times: number) => {
    const told = () => expect(tab.onState).toHaveBeenCalledTimes(times)
    await act(() => vi.waitFor(told, { timeout: 15_000 }))
  }

  it('asks when it is opened, and every 30 seconds one asks for both', async () => {
    withLocks()
    const first = watch()
    await pass(10_000)
    const second = watch()
    await pass(0)
    await heard(first, 2)
    expect(ask).toHaveBeenCalledTimes(2)

    ask.mockResolvedValue(ACTIVE)
    await pass(30_000)
    await heard(first, 3)
    await heard(second, 2)
    expect(ask).toHaveBeenCalledTimes(3)
    for (const { queryClient, onState } of [first, second]) {
      expect(onState).toHaveBeenLastCalledWith(ACTIVE)
      expect(queryClient.getQueryData(['subscription', 'ana'])).toEqual(ACTIVE)
    }
    await pass(30_000)
    await heard(first, 4)
    await heard(second, 3)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('of somebody else asks for itself', async () => {
    withLocks()
    const first = watch()
    const second = watch()
    second.rerender({ userId: 'bia', afterPayment: false })
    await pass(0)
    const asked = ask.mock.calls.length
    await pass(30_000)
    expect(ask).toHaveBeenCalledTimes(asked + 2)
    expect(second.queryClient.getQueryData(['subscription', 'ana'])).toEqual(TRIAL)
    expect(first.queryClient.getQueryData(['subscription', 'bia'])).toBeUndefined()
  })

  it('goes on when the one that asked is closed', async () => {
    withLocks()
    const first = watch()
    watch()
    await pass(0)
    first.unmount()
    const asked = ask.mock.calls.length
    await pass(60_000)
    expect(ask).toHaveBeenCalledTimes(asked + 2)
  })

  it('asks for itself where the browser has no channels', async () => {
    withLocks()
    vi.stubGlobal('BroadcastChannel', undefined)
    const tabs = [watch(), watch()]
    await pass(30_000)
    expect(ask).toHaveBeenCalledTimes(4)
    for (const { onState } of tabs) expect(onState).toHaveBeenCalledTimes(2)
  })
})

describe('coming from a payment', () => {
  it('asks again after two seconds, and says what is known then', async () => {
    const { onPaymentChecked } = watch({ afterPayment: true })
    await pass(1_999)
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mockResolvedValueOnce(ACTIVE)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(onPaymentChecked.mock.calls).toEqual([[ACTIVE]])
  })

  it('waits for the first check, even a slow one', async () => {
    const answer = heldAnswer()
    const { onPaymentChecked } = watch({ afterPayment: true })
    await pass(5_000)
    expect(ask).toHaveBeenCalledTimes(1)
    answer.give(TRIAL)
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(onPaymentChecked).toHaveBeenCalledOnce()
  })

  it('is not taken for granted', async () => {
    const { onPaymentChecked } = watch()
    await pass(10_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(onPaymentChecked).not.toHaveBeenCalled()
  })
})
