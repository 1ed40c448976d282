import { describe, expect, it, vi } from 'vitest'
import { openNewTab } from './new-tab'

/** As much of a tab as is used; it forgets its opener as a real one does. */
function fakeTab() {
  const replace = vi.fn<(url: string) => void>()
  const close = vi.fn<() => void>()
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace },
    opener: window as Window | null,
    closed: false,
    close,
  }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}

describe('openNewTab', () => {
  it('opens at once and goes on when told, cut off from this page', () => {
    const tab = fakeTab()
    const opened = openNewTab('Abrindo a página de pagamento…')
    expect(window.open).toHaveBeenCalledWith('', '_blank')
    expect(tab.document.body.textContent).toBe('Abrindo a página de pagamento…')
    expect(tab.opener).toBeNull()
    expect(opened.goTo('https://pay.example/1')).toBe(true)
    expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1')
  })

  it('says so where the browser blocked it', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const opened = openNewTab('…')
    expect(opened.goTo('https://pay.example/1')).toBe(false)
    expect(() => opened.close()).not.toThrow()
  })

  it('says so where the person closed it meanwhile', () => {
    const tab = fakeTab()
    const opened = openNewTab('…')
    tab.closed = true
    expect(opened.goTo('https://pay.example/1')).toBe(false)
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  it('closes what is not needed', () => {
    const tab = fakeTab()
    openNewTab('…').close()
    expect(tab.close).toHaveBeenCalledOnce()
  })
})
