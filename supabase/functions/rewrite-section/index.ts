import { createLog } from '../_shared/log.ts'
import {
  rewriterFromEnv,
  videoTranscriberFromEnv,
} from '../_shared/outline/engines/engine-from-env.ts'
import { externalWebhookFromEnv } from '../_shared/outline/engines/external-webhook.ts'
import { createRewrites } from '../_shared/charging/rewrites.ts'
import { createFindUser, createServiceClient } from '../_shared/service-client.ts'
import { createTranscriptCache } from '../_shared/transcript/transcript-cache.ts'
import { captionsServiceFromEnv } from '../_shared/transcript/captions-service.ts'
import { createYoutubeSource } from '../_shared/transcript/youtube/youtube.ts'
import { createYoutubePause, pausing } from '../_shared/transcript/youtube/youtube-pause.ts'
import { createHandler } from './handler.ts'

const env = Deno.env.toObject()

const client = createServiceClient(env)
const log = createLog('rewrite-section', (line) => console.log(line))

Deno.serve(
  createHandler({
    findUser: createFindUser(client),
    rewrites: createRewrites(client),
    cache: createTranscriptCache(client),
    youtube: pausing(createYoutubeSource({ fetch }), createYoutubePause(client), log),
    captionsService: captionsServiceFromEnv(env, { fetch }),
    transcriber: videoTranscriberFromEnv(env),
    rewriter: externalWebhookFromEnv(env, { fetch }) ? null : rewriterFromEnv(env),
    log,
  }),
)
