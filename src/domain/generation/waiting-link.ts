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

/** Whether a link waits for the form. */
export function linkWaits(): boolean {
  return waitingLink() !== null
}

/** The link that waits for the form, once; null where none does. */
export function takeLink(): string | null {
  const link = waitingLink()
  deviceStorage.removeItem(KEY)
  return link
}

function waitingLink(): string | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? 'null')
    const { link, pastedAt } = Object(stored) as Record<string, unknown>
    const isFresh = typeof pastedAt === 'number' && Date.now() - pastedAt < LIFETIME_MS
    return isFresh && typeof link === 'string' && parseVideoId(link) !== null ? link : null
  } catch {
    return null
  }
}
