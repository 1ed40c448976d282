import { createCheckPassword } from '../_shared/check-password.ts'
import { createLog } from '../_shared/log.ts'
import { createFindUser, createServiceClient } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'

const env = Deno.env.toObject()

Deno.serve(
  createHandler({
    findUser: createFindUser(createServiceClient(env)),
    isPassword: createCheckPassword(env),
    log: createLog('confirm-password', (line) => console.log(line)),
  }),
)
