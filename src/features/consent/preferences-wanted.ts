let wanted = false
const watchers = new Set<() => void>()

/** Whether the cookie preferences have been asked for; the dialog then opens. */
export function arePreferencesWanted(): boolean {
  return wanted
}

export function wantPreferences(next: boolean): void {
  wanted = next
  for (const watcher of watchers) watcher()
}

/** Calls back when that changes. Returns `unsubscribe`. */
export function onPreferencesWanted(callback: () => void): () => void {
  watchers.add(callback)
  return () => watchers.delete(callback)
}
