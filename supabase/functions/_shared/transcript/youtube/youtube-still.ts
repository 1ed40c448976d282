import { MOST_STILL_BYTES } from '../../contract/video-still.ts'
import { isVideoId } from '../../contract/video-url.ts'
import { readBytes } from '../read-body.ts'

/** As a `data:` address. Null where there is none to be had: no video, no picture, a large one, or it takes too long. */
export type AskVideoStill = (videoId: string) => Promise<string | null>

/** Milliseconds. Nobody waits for a picture. */
const TIMEOUT = 1_500

/** What a file begins with, by its kind; null stands for any byte. */
const BEGINNINGS = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  // 'RIFF', the length, 'WEBP'
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
] as const

/**
 * Asks YouTube's host of pictures, `baseUrl` (https://i.ytimg.com; a test gives its own), for the still of 320 by 180
 * that every video has. Its address is made here of the id alone: that which oEmbed tells would be an address of
 * somebody else's to be fetched. No redirect is followed.
 */
export function createAskVideoStill(options: {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  baseUrl?: string
}): AskVideoStill {
  const { origin } = new URL(options.baseUrl ?? 'https://i.ytimg.com')
  return async (videoId) => {
    if (!isVideoId(videoId)) return null
    try {
      const response = await options.fetch(`${origin}/vi/${videoId}/mqdefault.jpg`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (!response.ok) {
        await response.body?.cancel()
        return null
      }
      const bytes = await readBytes(response, MOST_STILL_BYTES)
      return bytes && dataAddress(bytes)
    } catch {
      return null
    }
  }
}

/** By its first bytes, whatever its sender calls it. */
function dataAddress(bytes: Uint8Array): string | null {
  const [type] =
    BEGINNINGS.find(([, beginning]) =>
      beginning.every((byte, at) => byte === null || byte === bytes[at]),
    ) ?? []
  return type ? `data:${type};base64,${btoa(String.fromCharCode(...bytes))}` : null
}
