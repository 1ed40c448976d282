import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { Database } from '../_shared/contract/database.types.ts'
import { createLog } from '../_shared/log.ts'
import { createMetering } from '../_shared/metering.ts'
import { engineFromEnv, videoTranscriberFromEnv } from '../_shared/outline/engine-from-env.ts'
import { externalWebhookFromEnv } from '../_shared/outline/external-webhook.ts'
import { createTranscriptCache } from '../_shared/transcript-cache.ts'
import { createYoutubeSource } from '../_shared/transcript/youtube.ts'
import { createHandler } from './handler.ts'

declare const EdgeRuntime: { waitUntil: (running: Promise<unknown>) => void } | undefined

const env = Deno.env.toObject()

const client = createClient<Database>(env.SUPABASE_URL ?? '', env.SUPABASE_SERVICE_ROLE_KEY ?? '', {
  auth: { persistSession: false, autoRefreshToken: false },
})

Deno.serve(
  createHandler({
    async findUser(token) {
      const { data, error } = await client.auth.getUser(token)
      // Whose token it is could not be asked: that is no reason to send a person to the login.
      if (isAuthRetryableFetchError(error)) throw error
      return data.user && { id: data.user.id, email: data.user.email ?? '' }
    },
    metering: createMetering(client),
    cache: createTranscriptCache(client),
    youtube: createYoutubeSource({ fetch }),
    transcriber: videoTranscriberFromEnv(env),
    engine: () => engineFromEnv(env),
    externalWebhook: externalWebhookFromEnv(env, { fetch }),
    log: createLog('generate-outline', (line) => console.log(line)),
    keepAlive(running) {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running)
    },
  }),
)
