import { createLog } from '../_shared/log.ts'
import { createServiceClient, secretKey } from '../_shared/service-client.ts'
import { createHandler } from './handler.ts'
import { createSchemaVersion } from './schema-version.ts'

const env = Deno.env.toObject()

Deno.serve(
  createHandler({
    schemaVersion: createSchemaVersion(createServiceClient(env)),
    env,
    secretKey: secretKey(env),
    now: Date.now,
    log: createLog('health', (line) => console.log(line)),
  }),
)
