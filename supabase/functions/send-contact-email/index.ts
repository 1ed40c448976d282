import { createLog } from '../_shared/log.ts'
import { mailFromEnv } from '../_shared/mail/resend.ts'
import { createServiceClient, secretKey } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'
import { createSenderLimit } from './sender-limit.ts'

const env = Deno.env.toObject()

Deno.serve(
  createHandler({
    mail: () => mailFromEnv(env),
    takeSlot: createSenderLimit(createServiceClient(env), {
      secret: secretKey(env),
      // what only the hosted platform sets
      behindEdge: Boolean(env.SB_REGION || env.DENO_DEPLOYMENT_ID),
    }),
    log: createLog('send-contact-email', (line) => console.log(line)),
  }),
)
