import { createLog } from '../_shared/log.ts'
import { mailFromEnv } from '../_shared/mail/resend.ts'
import { senderOptions } from '../_shared/endpoint/sender.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'
import { createSenderLimit } from './sender-limit.ts'

const env = Deno.env.toObject()

Deno.serve(
  createHandler({
    mail: () => mailFromEnv(env),
    takeSlot: createSenderLimit(createServiceClient(env), senderOptions(env)),
    log: createLog('send-contact-email', (line) => console.log(line)),
  }),
)
