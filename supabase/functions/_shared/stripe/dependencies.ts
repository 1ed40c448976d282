import type { Log } from '../log.ts'
import { createFindUser, createServiceClient } from '../service-client.ts'
import type { BillingDependencies } from './billing-endpoint.ts'
import { createBillingStore } from './billing-store.ts'
import type { Env } from '../env.ts'
import { stripeFromEnv } from './client.ts'

/** What the functions of payment work with, from the settings of the project. */
export function billingDependencies(env: Env, log: Log): BillingDependencies {
  const client = createServiceClient(env)
  return {
    findUser: createFindUser(client),
    store: createBillingStore(client),
    stripe: () => stripeFromEnv(env),
    env,
    log,
  }
}
