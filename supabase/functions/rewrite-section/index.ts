import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { Database } from '../_shared/contract/database.types.ts'
import { createLog } from '../_shared/log.ts'
import { rewriterFromEnv, videoTranscriberFromEnv } from '../_shared/outline/engine-from-env.ts'
import { externalWebhookFromEnv } from '../_shared/outline/external-webhook.ts'
import { createRewrites } from '../_shared/rewrites.ts'
import { createTranscriptCache } from '../_shared/transcript-cache.ts'
import { createYoutubeSource } from '../_shared/transcript/youtube.ts'
import { createHandler } from './handler.ts'

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
      return data.user && { id: data.user.id }
    },
    rewrites: createRewrites(client),
    cache: createTranscriptCache(client),
    youtube: createYoutubeSource({ fetch }),
    transcriber: videoTranscriberFromEnv(env),
    rewriter: externalWebhookFromEnv(env, { fetch }) ? null : rewriterFromEnv(env),
    log: createLog('rewrite-section', (line) => console.log(line)),
  }),
)
