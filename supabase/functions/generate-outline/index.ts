import {
  createBeforeInSeries,
  createEarlierOutlines,
  createOwnOutline,
} from '../_shared/earlier-outlines.ts'
import { createLog } from '../_shared/log.ts'
import { createMetering } from '../_shared/charging/metering.ts'
import { createOwnGroup } from '../_shared/own-group.ts'
import {
  engineFromEnv,
  videoTranscriberFromEnv,
} from '../_shared/outline/engines/engine-from-env.ts'
import { externalWebhookFromEnv } from '../_shared/outline/engines/external-webhook.ts'
import { createSendNotices, createTakeNotices } from '../_shared/push/ready-notices.ts'
import { keepAlive } from '../_shared/keep-alive.ts'
import { pushFromEnv } from '../_shared/push/send-push.ts'
import { createFindUser, createServiceClient } from '../_shared/service-client.ts'
import { createTranscriptCache } from '../_shared/transcript/transcript-cache.ts'
import { captionsServiceFromEnv } from '../_shared/transcript/captions-service.ts'
import { createYoutubeSource } from '../_shared/transcript/youtube/youtube.ts'
import { createYoutubePause, pausing } from '../_shared/transcript/youtube/youtube-pause.ts'
import { createHandler } from './handler.ts'

const env = Deno.env.toObject()

const client = createServiceClient(env)
const log = createLog('generate-outline', (line) => console.log(line))

Deno.serve(
  createHandler({
    findUser: createFindUser(client),
    metering: createMetering(client),
    cache: createTranscriptCache(client),
    earlierOutlines: createEarlierOutlines(client),
    ownOutline: createOwnOutline(client),
    beforeInSeries: createBeforeInSeries(client),
    ownGroup: createOwnGroup(client),
    youtube: pausing(createYoutubeSource({ fetch }), createYoutubePause(client), log),
    captionsService: captionsServiceFromEnv(env, { fetch }),
    transcriber: videoTranscriberFromEnv(env),
    engine: () => engineFromEnv(env),
    externalWebhook: externalWebhookFromEnv(env, { fetch }),
    sendNotices: createSendNotices(createTakeNotices(client), pushFromEnv(env, { fetch })),
    log,
    keepAlive,
  }),
)
