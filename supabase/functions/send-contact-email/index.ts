import { createClient } from '@supabase/supabase-js'
import type { Database } from '../_shared/contract/database.types.ts'
import { createLog } from '../_shared/log.ts'
import { mailFromEnv } from '../_shared/mail/resend.ts'
import { createHandler } from './handler.ts'
import { createSenderLimit } from './sender-limit.ts'

const env = Deno.env.toObject()
const serviceKey = env.SUPABASE_SERVICE_ROLE_KEY ?? ''

const client = createClient<Database>(env.SUPABASE_URL ?? '', serviceKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})

Deno.serve(
  createHandler({
    mail: () => mailFromEnv(env),
    takeSlot: createSenderLimit(client, serviceKey),
    log: createLog('send-contact-email', (line) => console.log(line)),
  }),
)
