import type { ServiceClient } from '../_shared/service-client.ts'
import type { Reminders } from './handler.ts'

/** `client` must hold the secret key: the functions are closed to everyone else. */
export function createReminders(client: ServiceClient): Reminders {
  return {
    async take() {
      const { data, error } = await client.rpc('take_pix_reminders')
      if (error) throw new Error('take_pix_reminders failed', { cause: error.message })
      return data
    },
    async giveBack(payment) {
      const { error } = await client.rpc('return_pix_reminder', { p_payment: payment })
      if (error) throw new Error('return_pix_reminder failed', { cause: error.message })
    },
  }
}
