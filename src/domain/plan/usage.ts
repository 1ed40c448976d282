import { isUsageCheck, type UsageCheck } from '@contract/calls/usage'
import { logWarning } from '@/lib/log'
import { supabase } from '@/lib/supabase'

/**
 * Asks the server what is left (USE-1). Null, with a logged warning, where the answer lacks what the screen needs;
 * rejects where there was none.
 */
export async function fetchUsage(userId: string, signal?: AbortSignal): Promise<UsageCheck | null> {
  const client = await supabase()
  const request = client.rpc('can_make_request', { user_uuid: userId })
  const { data } = await (signal ? request.abortSignal(signal) : request).throwOnError()
  const answer: unknown = data
  if (isUsageCheck(answer)) return answer
  logWarning('usage_check_ignored')
  return null
}

/** Registers one outline (USE-2). Rejects where that failed. */
export async function trackUsage(userId: string): Promise<void> {
  const client = await supabase()
  await client
    .rpc('track_request_usage', { user_uuid: userId, request_type_param: 'outline_generation' })
    .throwOnError()
}
