import { MAX_LENGTH } from '@contract/limits'
import { videoLinkIn } from '@contract/video-url'

/**
 * What was copied, as far as a link's field holds it: of a message that somebody sent on, its video's link. Empty where
 * the clipboard may not be read, or the phone's own question was answered with no.
 */
export async function copiedLink(): Promise<string> {
  try {
    const text = await navigator.clipboard.readText()
    return (videoLinkIn(text) ?? text).trim().slice(0, MAX_LENGTH.url)
  } catch {
    return ''
  }
}
