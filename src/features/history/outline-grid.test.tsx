import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OutlineGrid } from './outline-grid'

type Watch = (entries: { isIntersecting: boolean }[]) => void

const watches: Watch[] = []

class FakeObserver {
  constructor(watch: Watch) {
    watches.push(watch)
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  watches.length = 0
  vi.unstubAllGlobals()
})

function show(
  count: number,
  createdAt: (index: number) => string = () => '2026-11-20T15:00:00.000Z',
  byMonth = true,
) {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    created_at: createdAt(index),
  }))
  render(
    <OutlineGrid items={items} byMonth={byMonth}>
      {({ id }, position) => (
        <li key={id} {...position}>
          {id}
        </li>
      )}
    </OutlineGrid>,
  )
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('puts into the page only what is near the screen', () => {
  show(60)
  expect(shown()).toHaveLength(24)
  act(() => watches[2]?.([{ isIntersecting: true }]))
  expect(shown().slice(24)).toEqual(Array.from({ length: 12 }, (_, index) => `${48 + index}`))
  act(() => watches[0]?.([{ isIntersecting: false }]))
  expect(shown()).toHaveLength(12)
})

it('believes the last of what it is told at once', () => {
  show(10)
  act(() => watches[0]?.([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(shown()).toHaveLength(10)
  act(() => watches[0]?.([{ isIntersecting: true }, { isIntersecting: false }]))
  expect(shown()).toHaveLength(0)
})

describe('months', () => {
  const twoMonths = (index: number) => `2026-${index < 2 ? '11' : '10'}-15T15:00:00.000Z`

  it('are told once each, and their cards are counted together', () => {
    show(30, twoMonths)
    const lists = screen.getAllByRole('list')
    expect(lists[0]).toHaveAccessibleName('Novembro de 2026')
    expect(lists[1]).toHaveAccessibleName('Outubro de 2026')
    expect(shown().slice(0, 3)).toEqual(['0', '1', '2'])
    expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-posinset', '3')
    act(() => watches[2]?.([{ isIntersecting: true }]))
    expect(screen.getAllByText('Outubro de 2026')).toHaveLength(1)
  })

  it('are not told of what stands in another order', () => {
    show(4, twoMonths, false)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.queryByText(/de 2026/)).toBeNull()
  })
})
