const KEY = 'esboca:reloaded-for'

/** `gone`: not on the server any more, or the server is out of reach. */
export type MissingChunkReason = 'gone' | 'offline'

/** A script that is imported when it is needed, and could not be fetched. */
export class MissingChunkError extends Error {
  override readonly name = 'MissingChunkError'

  readonly reason: MissingChunkReason

  constructor(cause: unknown) {
    super('a script could not be fetched', { cause })
    this.reason = navigator.onLine ? 'gone' : 'offline'
  }
}

let reloading = false

/** True from when a missing chunk has made the page load anew: what waits for the chunk goes on waiting. */
export function isReloading(): boolean {
  return reloading
}

/**
 * Loads the page anew at the same address, once for each build and tab: a tab that is older than a deploy asks for
 * chunks that are gone. Not without a connection, which would take away the page that is there (fault 37). Returns
 * whether it does.
 *
 * @param build anything that differs between builds
 */
export function reloadOnce(build: string = import.meta.url): boolean {
  if (!navigator.onLine || !rememberReload(build)) return false
  reloading = true
  window.location.reload()
  return true
}

/** Does so wherever an import fails. */
export function reloadForMissingChunks(build?: string): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce(build))
}

/** False where this build has been loaded anew already, or where nothing can be remembered. */
function rememberReload(build: string): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === build) return false
    window.sessionStorage.setItem(KEY, build)
    return true
  } catch {
    return false
  }
}
