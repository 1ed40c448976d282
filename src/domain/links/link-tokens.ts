import { deviceStorage } from '@/lib/device/device-storage'

/*
 * The server knows of a link only the hash, so what opens it stays on the device that made it, for as long as its leader is
 * logged in there.
 */

const KEY = 'esboca:links'

/** Links of several months. */
const MOST = 100

export function rememberToken(linkId: string, token: string): void {
  const tokens = Object.entries(read()).filter(([id]) => id !== linkId)
  const kept = [...tokens, [linkId, token]].slice(-MOST)
  deviceStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Null where the link was made elsewhere. */
export function tokenOf(linkId: string): string | null {
  const token = read()[linkId]
  return typeof token === 'string' ? token : null
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
