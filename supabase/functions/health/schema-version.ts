import type { ServiceClient } from '../_shared/service-client.ts'

/** Milliseconds. A database that takes longer is of no use to anybody. */
const TIMEOUT_MS = 3_000

/** Asks which migration was applied last; null where none was. Rejects when the database does not answer in time. */
export function createSchemaVersion(client: ServiceClient): () => Promise<string | null> {
  return async () => {
    const { data, error } = await client
      .rpc('schema_version')
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (error) throw new Error(error.message)
    return data
  }
}
