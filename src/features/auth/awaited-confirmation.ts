const KEY = 'esboca:awaited-confirmation'

type Awaited = {
  /** The place in the history whose screen asks to confirm. */
  at: string
  name: string
  email: string
}

/**
 * Whose confirmation a tab waits for, so that its screen is there again when the page was loaded anew: a phone does that
 * by itself to whoever comes back from their mailbox. In the tab alone, and gone with it.
 */
export const awaitedConfirmation = {
  keep(awaited: Awaited): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(awaited))
    } catch {
      // blocked: loaded anew, the page begins with its form
    }
  },

  /** Null where nothing is awaited at this place. */
  read(place: string): Pick<Awaited, 'name' | 'email'> | null {
    try {
      const { at, name, email } = Object(
        JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'),
      ) as {
        [part in keyof Awaited]?: unknown
      }
      if (at !== place || typeof name !== 'string' || typeof email !== 'string') return null
      return { name, email }
    } catch {
      return null
    }
  },

  forget(): void {
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {
      // blocked: it was not there
    }
  },
}
