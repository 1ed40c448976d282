import { OUTLINE_ERROR_TEXTS } from '@contract/error-codes'
import { TRIAL_DAYS, TRIAL_REQUESTS } from '@contract/limits'
import type { LimitCode, UsageCheck } from '@contract/calls/usage'
import { limitMessages } from '@/messages/generation/limits'

/** The sentence under 'Limite atingido' (GEN-6); `reason` is the server's, which has it where there is no other. */
export function limitMessage(usage: UsageCheck | null, reason: string): string {
  const code = usage?.reason_code ?? codeIn(reason, usage)
  return (code && limitMessages.reached[code]) || reason.trim() || OUTLINE_ERROR_TEXTS.limit_reached
}

/** For a backend that gives no code: GEN-6 tells its limits apart by what stands in their reasons. */
function codeIn(reason: string, usage: UsageCheck | null): LimitCode | null {
  const status = usage?.subscription_status
  if (status === 'trial' && reason.includes(String(TRIAL_REQUESTS))) return 'trial_requests'
  if (status === 'trial' && reason.includes(`${TRIAL_DAYS} dias`)) return 'trial_days'
  return status === 'active' && reason.includes('mensal') ? 'monthly' : null
}
