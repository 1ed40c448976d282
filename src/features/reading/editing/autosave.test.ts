import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutosave, type SaveState } from './autosave'

function setUp() {
  const states: SaveState[] = []
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const save = vi.fn<(text: string) => Promise<void>>(
    () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject })),
  )
  const autosave = createAutosave({ saved: 'um', save, onState: (state) => states.push(state) })
  const answer = async (place: number, error?: Error) => {
    if (error) waiting[place]?.reject(error)
    else waiting[place]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, save, states, answer }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('createAutosave', () => {
  it('waits for a pause, and saves the last text alone', async () => {
    const { autosave, save, states, answer } = setUp()
    autosave.change('dois')
    await vi.advanceTimersByTimeAsync(800)
    autosave.change('três')
    await vi.advanceTimersByTimeAsync(800)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(800)
    expect(save.mock.calls).toEqual([['três']])
    await answer(0)
    expect(states).toEqual(['changed', 'changed', 'saving', 'saved'])
  })

  it('never has two on the way, and ends with the last', async () => {
    const { autosave, save, answer } = setUp()
    autosave.change('dois')
    autosave.flush()
    autosave.change('três')
    autosave.flush()
    expect(save.mock.calls).toEqual([['dois']])
    await answer(0)
    expect(save.mock.calls).toEqual([['dois'], ['três']])
    await answer(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('tells a failure and saves at the next call', async () => {
    const { autosave, save, states, answer } = setUp()
    autosave.change('dois')
    autosave.flush()
    await answer(0, new Error('offline'))
    expect(states.at(-1)).toBe('failed')
    autosave.flush()
    await answer(1)
    expect(save.mock.calls).toEqual([['dois'], ['dois']])
    expect(states.at(-1)).toBe('saved')
  })

  it('saves no blank text, and nothing that is saved already', async () => {
    const { autosave, save, states } = setUp()
    autosave.change('  \n')
    autosave.flush()
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.at(-1)).toBe('changed')
    autosave.change('um')
    await vi.advanceTimersByTimeAsync(2000)
    expect(states.at(-1)).toBe('saved')
    expect(save).not.toHaveBeenCalled()
  })
})
