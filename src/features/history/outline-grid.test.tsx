import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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

function show(count: number) {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  const items = Array.from({ length: count }, (_, index) => ({ id: `${index}` }))
  render(
    <OutlineGrid items={items}>
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
