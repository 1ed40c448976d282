export type SaveState = 'saved' | 'changed' | 'saving' | 'failed'

/** Milliseconds after the last key. */
const PAUSE_MS = 1200

type Saving = {
  /** What is saved already. */
  saved: string
  /** Rejects where it could not. */
  save: (text: string) => Promise<void>
  onState: (state: SaveState) => void
}

export type Autosave = {
  /** The text was changed; it is saved after a pause. */
  change: (text: string) => void
  /** Saves now what is not saved yet. */
  flush: () => void
}

/**
 * Saves a text while it is typed. One call at a time, so that the last text is the one that stays. A blank text is
 * never saved.
 */
export function createAutosave({ saved, save, onState }: Saving): Autosave {
  let latest = saved
  let stored = saved
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isDue = () => latest !== stored && latest.trim() !== ''

  const run = async () => {
    clearTimeout(timer)
    if (running) return
    running = true
    try {
      while (isDue()) {
        const text = latest
        onState('saving')
        await save(text)
        stored = text
      }
      onState(latest === stored ? 'saved' : 'changed')
    } catch {
      onState('failed')
    } finally {
      running = false
    }
  }

  return {
    change(text) {
      latest = text
      clearTimeout(timer)
      if (!running) onState(latest === stored ? 'saved' : 'changed')
      timer = setTimeout(() => void run(), PAUSE_MS)
    },
    flush() {
      if (isDue()) void run()
    },
  }
}
