/** What localStorage would not take; lasts as long as the tab. */
const remembered = new Map<string, string>()

/**
 * localStorage that never fails: where it is blocked or full, things are remembered by this tab alone (fault 38).
 * Has the form that the Supabase client asks of a storage.
 */
export const deviceStorage = {
  getItem(key: string): string | null {
    try {
      return remembered.get(key) ?? window.localStorage.getItem(key)
    } catch {
      return null
    }
  },

  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
      remembered.delete(key)
    } catch {
      // what it held before may be of another person
      this.removeItem(key)
      remembered.set(key, value)
    }
  },

  /** The names of all that is kept. */
  keys(): string[] {
    try {
      return [...remembered.keys(), ...Object.keys(window.localStorage)]
    } catch {
      return [...remembered.keys()]
    }
  },

  removeItem(key: string): void {
    remembered.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {
      // blocked: it was not there
    }
  },
}
