import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { Database } from '../contract/database.types.ts'
import type { Log } from '../log.ts'
import type { BillingDependencies } from './billing-handler.ts'
import { createBillingStore } from './billing-store.ts'
import { type Env, stripeFromEnv } from './client.ts'

/** What the functions of payment work with, from the settings of the project. */
export function billingDependencies(env: Env, log: Log): BillingDependencies {
  const client = createClient<Database>(
    env.SUPABASE_URL ?? '',
    env.SUPABASE_SERVICE_ROLE_KEY ?? '',
    { auth: { persistSession: false, autoRefreshToken: false } },
  )
  return {
    async findUser(token) {
      const { data, error } = await client.auth.getUser(token)
      // Whose token it is could not be asked: that is no reason to send a person to the login.
      if (isAuthRetryableFetchError(error)) throw error
      return data.user && { id: data.user.id, email: data.user.email ?? null }
    },
    store: createBillingStore(client),
    stripe: () => stripeFromEnv(env),
    env,
    log,
  }
}
