import { createCheckPassword, createPasswordTries } from '../_shared/endpoint/check-password.ts'
import { createLog } from '../_shared/log.ts'
import { createFindUser, createServiceClient } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'

const env = Deno.env.toObject()
const client = createServiceClient(env)

Deno.serve(
  createHandler({
    findUser: createFindUser(client),
    isPassword: createCheckPassword(env),
    tries: createPasswordTries(client),
    log: createLog('confirm-password', (line) => console.log(line)),
  }),
)
