import { z } from 'zod'
import { DomainError, type OutlineErrorCode } from '../../contract/error-codes.ts'

const captionTrack = z.object({
  baseUrl: z.string(),
  languageCode: z.string(),
  /** 'asr': made by speech recognition. */
  kind: z.string().optional(),
})

export type CaptionTrack = z.infer<typeof captionTrack>

/** What is used of the answer of YouTube's `player` endpoint; it holds some 200 kB more. */
const playerAnswer = z.object({
  playabilityStatus: z.object({ status: z.string(), reason: z.string().optional() }),
  videoDetails: z
    .object({
      videoId: z.string(),
      title: z.string().optional(),
      lengthSeconds: z.string().optional(),
      isLive: z.boolean().optional(),
      isUpcoming: z.boolean().optional(),
    })
    .optional(),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z
        .object({ captionTracks: z.array(captionTrack).optional() })
        .optional(),
    })
    .optional(),
})

type Player = {
  title: string | null
  durationSeconds: number | null
  tracks: readonly CaptionTrack[]
}

/**
 * Reads the answer of the `player` endpoint.
 *
 * @throws DomainError `video_unavailable`, `video_live`, or `captions_blocked` for whatever is not clearly one
 * of these: a refusal must never be told as 'this video has no captions'.
 */
export function readPlayer(answer: unknown, videoId: string): Player {
  const parsed = playerAnswer.safeParse(answer)
  if (!parsed.success) throw new DomainError('captions_blocked', 'not a player answer')
  const { playabilityStatus, videoDetails, captions } = parsed.data
  const { status, reason = '' } = playabilityStatus
  if (status !== 'OK') throw new DomainError(codeOf(status, reason), `${status} ${reason}`)
  // To some of those it refuses YouTube shows another video: 'content not available on this app'.
  if (videoDetails?.videoId !== videoId) throw new DomainError('captions_blocked', 'another video')
  // `isLiveContent` would be wrong here: it stays true when a streamed service has ended.
  if (videoDetails.isLive || videoDetails.isUpcoming) throw new DomainError('video_live')
  const length = Number(videoDetails.lengthSeconds)
  return {
    title: videoDetails.title ?? null,
    durationSeconds: length > 0 ? length : null,
    tracks: captions?.playerCaptionsTracklistRenderer?.captionTracks ?? [],
  }
}

const PRIVATE =
  /private|privado|particular|removed|removido|deleted|exclu[ií]do|terminated|encerrad/i

/** Refused to this server or for now, not to everybody: another app, country, age, rate. */
const REFUSED_HERE =
  /\bbot\b|rob[oô]|this app|neste app|neste aplicativo|country|pa[ií]s|try again|tente novamente|\bage\b|idade/i

function codeOf(status: string, reason: string): OutlineErrorCode {
  switch (status) {
    case 'LIVE_STREAM_OFFLINE':
      return 'video_live'
    case 'ERROR':
    case 'UNPLAYABLE':
      return REFUSED_HERE.test(reason) ? 'captions_blocked' : 'video_unavailable'
    case 'LOGIN_REQUIRED':
      return PRIVATE.test(reason) ? 'video_unavailable' : 'captions_blocked'
    default:
      return 'captions_blocked'
  }
}

const VARIANTS = ['pt-br', 'pt', 'pt-pt']

/**
 * The best track in Portuguese: Brazilian first, written by a person before recognised by a machine. A
 * translation made by YouTube (`tlang`) is never taken.
 *
 * @throws DomainError `captions_missing` without any track, `captions_language` without one in Portuguese.
 */
export function pickTrack(tracks: readonly CaptionTrack[]): CaptionTrack {
  if (tracks.length === 0) throw new DomainError('captions_missing')
  const [best] = tracks
    .filter((track) => rankOf(track) !== null)
    .toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0))
  if (best) return best
  throw new DomainError('captions_language', tracks.map((track) => track.languageCode).join(', '))
}

function rankOf(track: CaptionTrack): number | null {
  const language = track.languageCode.toLowerCase()
  if (!/^pt(?:-|$)/.test(language) || /[?&]tlang=/.test(track.baseUrl)) return null
  const variant = VARIANTS.indexOf(language)
  const made = track.kind === 'asr' ? VARIANTS.length + 1 : 0
  return made + (variant === -1 ? VARIANTS.length : variant)
}
