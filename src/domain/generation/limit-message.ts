import type { SubscriptionStatus } from '@contract/usage'
import { outlineMessages } from '@/messages/outline'

/** The sentence under 'Limite atingido' (GEN-6), by the plan and by what stands in the server's reason. */
export function limitMessage(status: SubscriptionStatus | undefined, reason: string): string {
  if (status === 'trial' && reason.includes('10')) return outlineMessages.limitTrialUsed
  if (status === 'trial' && reason.includes('7 dias')) return outlineMessages.limitTrialOver
  if (status === 'active' && reason.includes('mensal')) return outlineMessages.limitMonth
  return reason.trim() || outlineMessages.limitReached
}
