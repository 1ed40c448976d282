import { afterEach, describe, expect, it, vi } from 'vitest'
import { findScrollAnchor, restoreScrollAnchor } from './scroll-anchor'

/** An area with these headings, each at so many pixels from the top of the window (which is 768 high). */
function areaOf(headings: Record<string, number>): Element {
  const area = document.createElement('div')
  for (const [text, top] of Object.entries(headings)) {
    const heading = area.appendChild(document.createElement('h4'))
    heading.textContent = text
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 20))
  }
  return area
}

afterEach(() => void vi.restoreAllMocks())

describe('findScrollAnchor', () => {
  it('is the last heading above the middle of the window', () => {
    const area = areaOf({ 'Quebra-gelo': -300, 'Resumo da mensagem': 120, Conclusão: 700 })
    expect(findScrollAnchor(area)).toEqual({ heading: 'Resumo da mensagem', top: 120 })
  })

  it('is none where nobody has scrolled that far', () => {
    expect(findScrollAnchor(areaOf({ 'Quebra-gelo': 500 }))).toBeNull()
    expect(findScrollAnchor(areaOf({}))).toBeNull()
  })
})

describe('restoreScrollAnchor', () => {
  it('puts the same heading, now with its minutes, where it stood', () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    const area = areaOf({ 'Quebra-gelo 10 min': -250, 'Resumo da mensagem 20 min': 260 })
    expect(restoreScrollAnchor({ heading: 'Resumo da mensagem', top: 120 }, area)).toBe(true)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 140, behavior: 'instant' })
  })

  it('leaves the page alone where that heading is gone', () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    expect(restoreScrollAnchor({ heading: 'Louvor', top: 120 }, areaOf({ Oração: 10 }))).toBe(false)
    expect(scroll).not.toHaveBeenCalled()
  })
})
