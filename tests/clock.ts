import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * From here on the clock runs as ever, and can be moved forward by seconds: what an app does after some time is not waited
 * for. The set-up gives the real clock back after the test.
 */
export function moveClock(): (seconds: number) => Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return async (seconds) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  }
}
