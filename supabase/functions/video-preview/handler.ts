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
import type { KeptPreviews } from './kept-previews.ts'

export type Dependencies = {
  findUser: FindUser
  previews: KeptPreviews
  askNames: AskVideoNames
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
 * about before, and not told by whom; where it says nothing, there is nothing to show.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  const { findUser, previews, askNames, log } = deps
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
      const names = ask ? await askNames(videoId) : null
      if (names) {
        await previews
          .store(videoId, names)
          .catch((error: unknown) => line('preview_not_kept', errorFields(error)))
      }
      const { title, channel } = names ?? known
      const minutes = seconds && Math.max(1, Math.round(seconds / 60))
      const heading = title && headingOfVideo(title, channel)
      return { preview: heading || minutes ? { title: heading, channel, minutes } : null }
    },
  })
}
