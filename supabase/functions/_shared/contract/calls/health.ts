/** What `GET /functions/v1/health` answers: with 200 when all is well, with 503 when not. */
export type HealthAnswer = {
  status: 'ok' | 'database_unreachable'
  /** Which version of the functions the platform runs; null where it does not say. */
  build: string | null
  /** The last migration that was applied. */
  migration: string | null
  /** For whoever sends the secret key alone: each setting by name, as a fingerprint; null where it is missing. */
  settings?: Record<string, string | null>
}
