import { parseVideoId } from '@contract/video-url'
import { deviceStorage } from '@/lib/device-storage'

const KEY = 'esboca:waiting-link'
/** A confirmation e-mail may be opened days later. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** Keeps the link that somebody pasted before they had an account; what is no video's link is not kept. */
export function keepLink(link: string): void {
  if (parseVideoId(link) === null) return
  deviceStorage.setItem(KEY, JSON.stringify({ link: link.trim(), pastedAt: Date.now() }))
}

/** The link that waits for the form, once; null where none does. */
export function takeLink(): string | null {
  const stored = deviceStorage.getItem(KEY)
  if (stored === null) return null
  deviceStorage.removeItem(KEY)
  try {
    const { link, pastedAt } = Object(JSON.parse(stored)) as Record<string, unknown>
    const waits = typeof pastedAt === 'number' && Date.now() - pastedAt < LIFETIME_MS
    return waits && typeof link === 'string' && parseVideoId(link) !== null ? link : null
  } catch {
    return null
  }
}
