import { z } from 'zod'
import { isVideoId, videoUrl } from '../../contract/video-url.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { readJson, readText } from '../read-body.ts'

/** A video as YouTube names it to whoever embeds it. */
export type VideoNames = { title: string; channel: string | null }

/** Null where YouTube does not tell: the video is private or gone, or it refuses, or takes too long. */
export type AskVideoNames = (videoId: string) => Promise<VideoNames | null>

const MOST_BYTES = 100_000
/** Milliseconds. Somebody looks at the form meanwhile, and can go on without it. */
const TIMEOUT = 4_000
/** Characters; SQL repeats them, as the checks of video_previews. */
export const LONGEST_NAMES = { title: 200, channel: 100 }

const told = z.object({ title: z.string(), author_name: z.string().optional() })

/**
 * Asks YouTube's oEmbed, of `baseUrl` (https://www.youtube.com; a test gives its own). Nothing but this path is asked
 * for, with an id of 11 characters, and no redirect is followed.
 */
export function createAskVideoNames(options: {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  baseUrl?: string
}): AskVideoNames {
  const { origin } = new URL(options.baseUrl ?? 'https://www.youtube.com')
  return async (videoId) => {
    if (!isVideoId(videoId)) return null
    const address = encodeURIComponent(videoUrl(videoId))
    try {
      const response = await options.fetch(`${origin}/oembed?format=json&url=${address}`, {
        redirect: 'manual',
        headers: { 'accept-language': 'pt-BR,pt' },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (!response.ok) {
        await response.body?.cancel()
        return null
      }
      const { data } = told.safeParse(readJson((await readText(response, MOST_BYTES)) ?? ''))
      const title = line(data?.title, LONGEST_NAMES.title)
      return title === null
        ? null
        : { title, channel: line(data?.author_name, LONGEST_NAMES.channel) }
    } catch {
      return null
    }
  }
}

function line(text: string | undefined, longest: number): string | null {
  const characters = Array.from(cleanLine(cleanText(text ?? '')))
  const shown =
    characters.length > longest ? [...characters.slice(0, longest - 1), '…'] : characters
  return shown.join('') || null
}
