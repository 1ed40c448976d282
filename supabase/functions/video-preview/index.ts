import { keepAlive } from '../_shared/keep-alive.ts'
import { createLog } from '../_shared/log.ts'
import { createFindUser, createServiceClient } from '../_shared/service-client.ts'
import { createAskVideoNames } from '../_shared/transcript/youtube/youtube-oembed.ts'
import { createAskVideoStill } from '../_shared/transcript/youtube/youtube-still.ts'
import { createHandler } from './handler.ts'
import { createKeptPreviews } from './kept-previews.ts'

const client = createServiceClient(Deno.env.toObject())

Deno.serve(
  createHandler({
    findUser: createFindUser(client),
    previews: createKeptPreviews(client),
    askNames: createAskVideoNames({ fetch }),
    askStill: createAskVideoStill({ fetch }),
    keepAlive,
    log: createLog('video-preview', (line) => console.log(line)),
  }),
)
