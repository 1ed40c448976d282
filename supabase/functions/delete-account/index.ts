import { createClient } from '@supabase/supabase-js'
import { createLog } from '../_shared/log.ts'
import { billingDependencies } from '../_shared/stripe/dependencies.ts'
import { endBilling } from '../_shared/stripe/end-billing.ts'
import { createDeleteUser } from './delete-user.ts'
import { createHandler } from './handler.ts'

const env = Deno.env.toObject()
const log = createLog('delete-account', (line) => console.log(line))
const billing = billingDependencies(env, log)
const { auth } = createClient(env.SUPABASE_URL ?? '', env.SUPABASE_SERVICE_ROLE_KEY ?? '', {
  auth: { persistSession: false, autoRefreshToken: false },
})

Deno.serve(
  createHandler({
    findUser: billing.findUser,
    cancelSubscription: (userId) => endBilling(billing, userId),
    deleteUser: createDeleteUser(auth.admin),
    log,
  }),
)
