import { vi } from 'vitest'

/** A device's storage for code that runs without a browser; answers what it holds. */
export function stubLocalStorage(): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  })
  return items
}
