/** Words as text, and as HTML for what takes it. */
export type CopiedText = { readonly text: string; readonly html?: string }

/**
 * Puts words on the clipboard, in one of three ways: text and HTML together, text alone, and, where the clipboard is
 * missing or refused (an old browser, a page inside an app), as a person would, by selecting and copying. To be called
 * while a click is being handled. Rejects where none works.
 */
export async function copyToClipboard(copied: CopiedText): Promise<void> {
  try {
    await write(copied)
  } catch (error) {
    if (!copyBySelecting(copied)) throw error
  }
}

async function write({ text, html }: CopiedText): Promise<void> {
  // missing where the page is not served over https
  const clipboard: Partial<Clipboard> | undefined = navigator.clipboard
  if (html !== undefined && clipboard?.write && typeof ClipboardItem === 'function') {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([text], { type: 'text/plain' }),
        'text/html': new Blob([html], { type: 'text/html' }),
      }),
    ])
  } else if (clipboard?.writeText) {
    await navigator.clipboard.writeText(text)
  } else {
    throw new Error('no clipboard')
  }
}

/** Whether it worked. */
function copyBySelecting({ text, html }: CopiedText): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.setAttribute('aria-hidden', 'true')
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0'
  // a dialog keeps the focus inside itself
  const place = focused?.closest('[role="dialog"]') ?? document.body
  const fill = (event: ClipboardEvent) => {
    if (!event.clipboardData) return
    event.clipboardData.setData('text/plain', text)
    if (html !== undefined) event.clipboardData.setData('text/html', html)
    event.preventDefault()
  }
  place.append(area)
  area.addEventListener('copy', fill)
  area.focus({ preventScroll: true })
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
