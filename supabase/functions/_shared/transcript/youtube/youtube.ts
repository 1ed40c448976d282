import { DomainError } from '../../contract/error-codes.ts'
import { isVideoId, videoUrl } from '../../contract/video-url.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { parseJson3 } from '../formats/json3.ts'
import { readJson, readText } from '../read-body.ts'
import { CaptionsError, type TranscriptSource } from '../source.ts'
import { type CaptionTrack, pickTrack, readPlayer } from './youtube-player.ts'

const YOUTUBE = 'https://www.youtube.com'

/**
 * The caption addresses that the web client gets answer with an empty body unless a token of proof is sent
 * along; those of the Android client do not ask for one.
 */
const CLIENT = { clientName: 'ANDROID', clientVersion: '20.10.38', hl: 'pt', gl: 'BR' }
const HEADERS = {
  'content-type': 'application/json',
  'accept-language': 'pt-BR,pt',
  'user-agent': `com.google.android.youtube/${CLIENT.clientVersion} (Linux; U; Android 14)`,
}

const MOST_PLAYER_BYTES = 4_000_000
const MOST_OEMBED_BYTES = 100_000
/** About ten hours of automatic captions in json3, which spends some 100 bytes on a word. */
const MOST_CAPTION_BYTES = 12_000_000

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/**
 * Captions as YouTube's own apps get them: the `player` endpoint tells the tracks, `timedtext` the words.
 *
 * Nothing but these two paths and `oembed`, which tells whether a video exists, of `baseUrl` (a test gives its own) is
 * ever asked for, with an id of 11 characters, and no redirect is followed. Whatever looks like a refusal (an error
 * status, a page instead of JSON, an empty body, a time-out) is `captions_blocked`, never `captions_missing`.
 */
export function createYoutubeSource(options: { fetch: Fetch; baseUrl?: string }): TranscriptSource {
  const { origin } = new URL(options.baseUrl ?? YOUTUBE)

  async function read(path: string, init: RequestInit, mostBytes: number): Promise<string | null> {
    try {
      const response = await options.fetch(`${origin}${path}`, {
        ...init,
        redirect: 'manual',
        headers: HEADERS,
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new DomainError('captions_blocked', `status ${response.status}`)
      }
      return await readText(response, mostBytes)
    } catch (error) {
      if (error instanceof DomainError) throw error
      // Who gave up waiting gets their own reason back; a time-out is YouTube's.
      if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw init.signal.reason
      throw new DomainError('captions_blocked', 'no answer', { cause: error })
    }
  }

  async function readPlayerOf(videoId: string, signal: AbortSignal) {
    const body = await read(
      '/youtubei/v1/player?prettyPrint=false',
      {
        method: 'POST',
        body: JSON.stringify({ context: { client: CLIENT }, videoId }),
        signal,
      },
      MOST_PLAYER_BYTES,
    )
    return readPlayer(readJson(body ?? ''), videoId)
  }

  async function readCues(track: CaptionTrack, videoId: string, signal: AbortSignal) {
    const body = await read(captionPath(track, videoId, origin), { signal }, MOST_CAPTION_BYTES)
    if (body === null) throw new DomainError('video_too_long', 'captions above the byte limit')
    const cues = parseJson3(readJson(body))
    if (!cues) throw new DomainError('captions_blocked', `${body.length} characters, no captions`)
    if (cues.length === 0) throw new DomainError('captions_missing', 'a track without speech')
    return cues
  }

  return {
    async isPublic(videoId, signal) {
      if (!isVideoId(videoId)) return false
      const address = encodeURIComponent(videoUrl(videoId))
      try {
        return (
          (await read(`/oembed?format=json&url=${address}`, { signal }, MOST_OEMBED_BYTES)) !== null
        )
      } catch {
        return false
      }
    },
    async fetch(videoId, signal) {
      if (!isVideoId(videoId)) throw new DomainError('invalid_url')
      const { title, durationSeconds, tracks } = await readPlayerOf(videoId, signal)
      try {
        const track = pickTrack(tracks)
        return {
          cues: await readCues(track, videoId, signal),
          timed: true,
          language: track.languageCode,
          title: (title && cleanLine(cleanText(title))) || null,
          durationSeconds,
        }
      } catch (error) {
        if (!(error instanceof DomainError) || durationSeconds === null) throw error
        throw new CaptionsError(error, durationSeconds)
      }
    },
  }
}

/** The track's address as a path of our own origin, in json3; it must be about the video that was asked for. */
function captionPath(track: CaptionTrack, videoId: string, origin: string): string {
  const url = URL.canParse(track.baseUrl, YOUTUBE) ? new URL(track.baseUrl, YOUTUBE) : null
  if (
    !url ||
    (url.origin !== YOUTUBE && url.origin !== origin) ||
    url.pathname !== '/api/timedtext' ||
    url.searchParams.get('v') !== videoId
  ) {
    throw new DomainError('captions_blocked', 'unexpected caption address')
  }
  url.searchParams.set('fmt', 'json3')
  return `${url.pathname}${url.search}`
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError'
}
