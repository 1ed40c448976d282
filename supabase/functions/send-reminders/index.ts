import { createLog } from '../_shared/log.ts'
import { mailFromEnv } from '../_shared/mail/resend.ts'
import { createServiceClient, secretKey } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'
import { createReminders } from './reminders.ts'

const env = Deno.env.toObject()

Deno.serve(
  createHandler({
    reminders: createReminders(createServiceClient(env)),
    mail: () => mailFromEnv(env),
    siteUrl: (env.SITE_URL ?? '').trim().replace(/\/+$/, ''),
    secretKey: secretKey(env),
    log: createLog('send-reminders', (line) => console.log(line)),
  }),
)
