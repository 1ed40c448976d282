import { createClient } from '@supabase/supabase-js'
import type { Database } from '../_shared/contract/database.types.ts'
import { createLog } from '../_shared/log.ts'
import { createMetering } from '../_shared/metering.ts'
import { engineFromEnv } from '../_shared/outline/engine-from-env.ts'
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
      const { data } = await client.auth.getUser(token)
      return data.user?.id ?? null
    },
    metering: createMetering(client),
    cache: createTranscriptCache(client),
    youtube: createYoutubeSource({ fetch }),
    engine: () => engineFromEnv(env),
    log: createLog('generate-outline', (line) => console.log(line)),
    keepAlive(running) {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(running)
    },
  }),
)
