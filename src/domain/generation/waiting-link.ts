import { parseVideoId } from '@contract/video-url'
import { waitingValue } from '@/lib/device/waiting-value'

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

/** The link that waits for an outline; null where none does. Two tabs may be open: whichever is looked at has it. */
export const waitingLink = waiting.read

/** An outline has been asked for, or the link is not wanted any more. */
export const forgetLink = waiting.forget
