import { createCheckPassword, createPasswordTries } from '../_shared/endpoint/check-password.ts'
import { createLog } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { billingDependencies } from '../_shared/stripe/dependencies.ts'
import { endBilling } from '../_shared/stripe/end-billing.ts'
import { createDeleteUser } from './delete-user.ts'
import { createHandler } from './handler.ts'

const env = Deno.env.toObject()
const log = createLog('delete-account', (line) => console.log(line))
const billing = billingDependencies(env, log)
const client = createServiceClient(env)

Deno.serve(
  createHandler({
    findUser: billing.findUser,
    isPassword: createCheckPassword(env),
    tries: createPasswordTries(client),
    cancelSubscription: (userId) => endBilling(billing, userId),
    deleteUser: createDeleteUser(client.auth.admin),
    log,
  }),
)
