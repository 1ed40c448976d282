import { parseVideoId } from '@contract/video-url'
import { waitingValue } from '@/lib/waiting-value'

const isVideo = (link: string) => parseVideoId(link) !== null

const waiting = waitingValue({
  key: 'esboca:waiting-link',
  // a confirmation e-mail may be opened days later
  lifetime: 7 * 24 * 60 * 60 * 1000,
  isValid: isVideo,
})

/** Keeps the link that somebody pasted before they had an account; what is no video's link is not kept. */
export function keepLink(link: string): void {
  if (isVideo(link)) waiting.keep(link.trim())
}

/** Whether a link waits for the form. */
export function linkWaits(): boolean {
  return waiting.read() !== null
}

/** The link that waits for the form, once; null where none does. */
export function takeLink(): string | null {
  const link = waiting.read()
  waiting.forget()
  return link
}
