import { createLog } from '../_shared/log.ts'
import { billingDependencies } from '../_shared/stripe/dependencies.ts'
import { createHandler } from './handler.ts'

const log = createLog('create-pix-checkout', (line) => console.log(line))

Deno.serve(createHandler(billingDependencies(Deno.env.toObject(), log)))
