import { MAX_LENGTH } from '@contract/limits'
import { videoLinkIn } from '@contract/video-url'

/** What was pasted, as far as a link's field holds it: of a message that somebody sent on, its video's link. */
export function pastedLink(text: string): string {
  return (videoLinkIn(text) ?? text).slice(0, MAX_LENGTH.url)
}

/** What was copied. Empty where the clipboard may not be read, or the phone's own question was answered with no. */
export async function copiedLink(): Promise<string> {
  try {
    return pastedLink((await navigator.clipboard.readText()).trim())
  } catch {
    return ''
  }
}
