import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpeningScroll } from './opening-scroll'

let scrolled: string[] = []

beforeEach(() => {
  scrolled = []
  document.body.innerHTML = '<div id="hero"></div><div id="features"></div><div id="pricing"></div>'
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
})

afterEach(() => document.body.replaceChildren())

/** The landing page at an address, with a link to /planos; as the build prerendered it or not. */
function open(path: string, { prerendered = false } = {}) {
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <OpeningScroll />
      <Link to="/planos">Planos</Link>
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  if (prerendered) container.innerHTML = renderToString(page)
  return render(page, { container, hydrate: prerendered })
}

const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)))

describe('a section that an address names', () => {
  it('is scrolled to where the app writes the page', async () => {
    open('/recursos/')
    await waitFor(() => expect(scrolled).toEqual(['features']))
  })

  it('is left alone where the page was prerendered: somebody may have gone on to the top', async () => {
    open('/planos', { prerendered: true })
    await soon()
    expect(scrolled).toEqual([])
  })

  it('is left alone where the browser has found the former place', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(4_000)
    open('/planos')
    await soon()
    expect(scrolled).toEqual([])
  })

  it('is scrolled to by every press of its link', async () => {
    const { getByRole } = open('/planos', { prerendered: true })
    getByRole('link', { name: 'Planos' }).click()
    await waitFor(() => expect(scrolled).toEqual(['pricing']))
    getByRole('link', { name: 'Planos' }).click()
    await waitFor(() => expect(scrolled).toEqual(['pricing', 'pricing']))
  })
})
