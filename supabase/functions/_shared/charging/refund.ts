import { errorFields, type Log } from '../log.ts'

/**
 * Gives back what was taken, after the work for it has failed. Never rejects, so that the failure itself is what is
 * told: a refund that fails is logged, and made up for by the lease of what was taken.
 */
export async function refundQuietly(
  refund: () => Promise<void>,
  log: Log,
  fields: Record<string, unknown>,
): Promise<void> {
  try {
    await refund()
  } catch (error) {
    log('refund_failed', { ...fields, ...errorFields(error) })
  }
}
