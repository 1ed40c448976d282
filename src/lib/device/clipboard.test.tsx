import { describe, expect, it, vi } from 'vitest'
import { copyToClipboard } from './clipboard'

function useClipboard(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

/** What a browser does on `execCommand('copy')`; answers what was copied, and from where. */
function answerCommand(works = true) {
  const copied: Record<string, string> = {}
  const command = vi.fn((): boolean => {
    const selected = document.activeElement
    if (!(selected instanceof HTMLTextAreaElement)) return false
    copied.parent = selected.parentElement?.id ?? ''
    copied['text/plain'] = selected.value.slice(selected.selectionStart, selected.selectionEnd)
    const event = new Event('copy', { cancelable: true, bubbles: true })
    Object.assign(event, {
      clipboardData: { setData: (type: string, data: string) => void (copied[type] = data) },
    })
    selected.dispatchEvent(event)
    return works
  })
  Object.assign(document, { execCommand: command })
  return copied
}

class Item {
  readonly blobs: Record<string, Blob>

  constructor(blobs: Record<string, Blob>) {
    this.blobs = blobs
  }
}

describe('copyToClipboard', () => {
  it('writes text and HTML together', async () => {
    vi.stubGlobal('ClipboardItem', Item)
    const write = vi.fn<(items: Item[]) => Promise<void>>(() => Promise.resolve())
    useClipboard({ write: write as unknown as Clipboard['write'] })
    await copyToClipboard({ text: 'a *b*', html: '<b>b</b>' })
    const [item] = write.mock.calls[0]?.[0] ?? []
    expect(Object.keys(item?.blobs ?? {})).toEqual(['text/plain', 'text/html'])
    expect(await item?.blobs['text/plain']?.text()).toBe('a *b*')
    expect(await item?.blobs['text/html']?.text()).toBe('<b>b</b>')
    vi.unstubAllGlobals()
  })

  it('writes text where HTML cannot go along', async () => {
    vi.stubGlobal('ClipboardItem', undefined)
    const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())
    useClipboard({ writeText })
    await copyToClipboard({ text: 'a', html: '<p>a</p>' })
    expect(writeText).toHaveBeenCalledWith('a')
    vi.unstubAllGlobals()
  })

  it.each([
    ['missing', undefined],
    ['refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('selects and copies where the clipboard is %s', async (_, clipboard) => {
    useClipboard(clipboard)
    document.body.innerHTML = '<button id="b">Copiar</button>'
    document.getElementById('b')?.focus()
    const copied = answerCommand()
    await copyToClipboard({ text: 'um\ndois', html: '<p>um</p>' })
    expect(copied).toMatchObject({ 'text/plain': 'um\ndois', 'text/html': '<p>um</p>' })
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement?.id).toBe('b')
  })

  it('selects inside the dialog that holds the focus', async () => {
    useClipboard(undefined)
    document.body.innerHTML = '<div role="dialog" id="d"><button id="b">Copiar</button></div>'
    document.getElementById('b')?.focus()
    const copied = answerCommand()
    await copyToClipboard({ text: 'a' })
    expect(copied.parent).toBe('d')
  })

  it('rejects where nothing works', async () => {
    useClipboard(undefined)
    answerCommand(false)
    await expect(copyToClipboard({ text: 'a' })).rejects.toThrow('no clipboard')
  })
})
