import { createLog } from '../_shared/log.ts'
import { senderOptions } from '../_shared/endpoint/sender.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'
import { createOpenLink } from './open-link.ts'

const env = Deno.env.toObject()

Deno.serve(
  createHandler({
    openLink: createOpenLink(createServiceClient(env), senderOptions(env)),
    log: createLog('group-link', (line) => console.log(line)),
  }),
)
