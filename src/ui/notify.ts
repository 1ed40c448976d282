type NotifyOptions = {
  description?: string
  /** One thing that can be done about it, such as undoing. */
  action?: { label: string; onClick: () => void }
}

const SECONDS = 1000

/** The library is fetched with the toaster, after the page; whoever only notifies does not pull it in. */
async function show(
  kind: 'success' | 'error',
  title: string,
  options: NotifyOptions & { duration: number },
): Promise<void> {
  const { toast } = await import('sonner')
  toast[kind](title, options)
}

/** Says something in passing, in a live region. `error` is the destructive kind; it stays longer. */
export const notify = {
  success(title: string, options?: NotifyOptions): void {
    void show('success', title, { duration: 6 * SECONDS, ...options })
  },
  error(title: string, options?: NotifyOptions): void {
    void show('error', title, { duration: 12 * SECONDS, ...options })
  },
}
