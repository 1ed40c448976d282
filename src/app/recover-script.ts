const KEY = 'esboca:reloaded-at'

/** `gone`: not on the server any more, or the server is out of reach. */
export type MissingScriptReason = 'gone' | 'offline'

/** The script of a page that could not be fetched. */
export class MissingScriptError extends Error {
  override readonly name = 'MissingScriptError'

  readonly reason: MissingScriptReason

  constructor(reason: MissingScriptReason, cause: unknown) {
    super(`the script of a page is missing: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Runs a dynamic import. Where its script cannot be fetched, as after a deploy that took it away, the page is loaded
 * anew, once per address: the answer then never comes. Without a connection, where that has been tried, or where it
 * could not be remembered that it has, it rejects with a MissingScriptError.
 */
export async function recoverScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load()
    forget()
    return loaded
  } catch (error) {
    if (!navigator.onLine) throw new MissingScriptError('offline', error)
    if (!rememberReload()) throw new MissingScriptError('gone', error)
    window.location.reload()
    return new Promise<never>(() => {})
  }
}

/** False where this address has been loaded anew already, or where nothing can be remembered. */
function rememberReload(): boolean {
  const { pathname } = window.location
  try {
    if (window.sessionStorage.getItem(KEY) === pathname) return false
    window.sessionStorage.setItem(KEY, pathname)
    return true
  } catch {
    return false
  }
}

function forget(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // nothing is remembered there anyway
  }
}
