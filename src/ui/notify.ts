type NotifyOptions = {
  description?: string
  /** One thing that can be done about it, such as undoing. */
  action?: { label: string; onClick: () => void }
}

const SECONDS = 1000

let wanted = false
const watchers = new Set<() => void>()

/** Whether anything has been said, or may soon be: the toaster is then put into the page. */
export function isToasterWanted(): boolean {
  return wanted
}

/**
 * Calls back when the toaster is wanted: at the first message, and before it at the first touch or key, so that the
 * live region is there when the answer to it comes. Returns the way out.
 */
export function onToasterWanted(callback: () => void): () => void {
  watchers.add(callback)
  const signs = ['pointerdown', 'keydown'] as const
  for (const sign of signs) window.addEventListener(sign, wantToaster, { once: true })
  return () => {
    watchers.delete(callback)
    for (const sign of signs) window.removeEventListener(sign, wantToaster)
  }
}

function wantToaster(): void {
  wanted = true
  for (const watcher of watchers) watcher()
}

/** The library is fetched with the toaster, after the page; whoever only notifies does not pull it in. */
async function show(
  kind: 'success' | 'error',
  title: string,
  options: NotifyOptions & { duration: number },
): Promise<void> {
  wantToaster()
  const library = await import('sonner').catch(() => null)
  if (!library) {
    // what went wrong must be told, however plainly
    if (kind === 'error') window.alert([title, options.description].filter(Boolean).join('\n\n'))
    return
  }
  const { toast } = library
  toast[kind](title, {
    ...options,
    // at the bottom it would lie on the buttons of a dialog
    ...(isDialogOpen() && { position: 'top-center' as const }),
  })
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"]') !== null
}

/** Says something in passing, in a live region. `error` is the destructive kind; it stays longer. */
export const notify = {
  success(title: string, options?: NotifyOptions): void {
    void show('success', title, { duration: 6 * SECONDS, ...options })
  },
  error(title: string, options?: NotifyOptions): void {
    void show('error', title, { duration: 12 * SECONDS, ...options })
  },
  /** Takes back what is still on the screen. */
  async clear(): Promise<void> {
    if (!wanted) return
    const library = await import('sonner').catch(() => null)
    library?.toast.dismiss()
  },
}
