import { PREVIEW_ERROR_TEXTS, type PreviewErrorCode } from '../_shared/contract/error-codes.ts'
import {
  videoPreviewRequest,
  type VideoPreviewAnswer,
} from '../_shared/contract/calls/video-preview.ts'
import { defineEndpoint, jsonBody, loggedIn } from '../_shared/endpoint/endpoint.ts'
import { errorFields, type Log } from '../_shared/log.ts'
import { headingOfVideo } from '../_shared/outline/model/video-title.ts'
import type { FindUser } from '../_shared/service-client.ts'
import type { AskVideoNames } from '../_shared/transcript/youtube/youtube-oembed.ts'
import type { AskVideoStill } from '../_shared/transcript/youtube/youtube-still.ts'
import type { KeptPreviews } from './kept-previews.ts'

export type Dependencies = {
  findUser: FindUser
  previews: KeptPreviews
  askNames: AskVideoNames
  askStill: AskVideoStill
  /** Sees to it that work which the answer does not wait for is done. */
  keepAlive: (running: Promise<unknown>) => void
  log: Log
}

const MOST_BYTES = 1_000

const invalid: { code: PreviewErrorCode } = { code: 'invalid_input' }

const readRequest = jsonBody(videoPreviewRequest, {
  tooLarge: invalid,
  malformed: invalid.code,
  invalid: () => invalid,
})

/**
 * Says what a pasted link leads to, before anything is made of it. YouTube is asked about a video that nobody has asked
 * about before, and not told by whom; where it says nothing, there is nothing to show. The still is asked for at the same
 * time and never waited for: one that comes later than the names is there for the next who asks.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  const { findUser, previews, askNames, askStill, keepAlive, log } = deps

  async function askYoutube(videoId: string, line: Log) {
    const asked = askStill(videoId)
    const names = await askNames(videoId)
    if (!names) return null
    const store = (still: string | null) =>
      previews
        .store(videoId, { ...names, still })
        .catch((error: unknown) => line('preview_not_kept', errorFields(error)))
    const still = await atHand(asked)
    await store(still)
    if (!still) keepAlive(asked.then((late) => (late ? store(late) : undefined)))
    return { ...names, still }
  }

  return defineEndpoint({
    log,
    auth: loggedIn(findUser),
    body: { maxBytes: MOST_BYTES, read: readRequest },
    errors: {
      texts: PREVIEW_ERROR_TEXTS,
      status: { method_not_allowed: 405, unauthenticated: 401, invalid_input: 400, internal: 500 },
      codeOf: () => 'internal',
    },
    async answer({ caller, body: { videoId }, log: line }): Promise<VideoPreviewAnswer> {
      const { ask, seconds, ...known } = await previews.take(caller.id, videoId)
      const { title, channel, still } = (ask && (await askYoutube(videoId, line))) || known
      const minutes = seconds && Math.max(1, Math.round(seconds / 60))
      const heading = title && headingOfVideo(title, channel)
      return { preview: heading || minutes ? { title: heading, channel, minutes, still } : null }
    },
  })
}

/** What a promise holds already, else null. */
function atHand<Held>(promise: Promise<Held>): Promise<Held | null> {
  return Promise.race([promise, Promise.resolve(null)])
}
