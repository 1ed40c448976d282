import { AppError, serverCode } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { supabase } from '@/lib/supabase'
import { generationMessages } from '@/messages/generation/generation'
import { isOwnWebhook } from './own-webhook'

/** What the server knows of a request. */
export type LedgerEntry = {
  requestId: string
  /** 'lapsed': reserved, but whoever was working on it has been gone for too long, by the server's clock. */
  state: 'running' | 'lapsed' | 'committed' | 'refunded'
  /** Why it was refunded. */
  errorCode: string | null
}

type Row = {
  idempotency_key: string
  state: string
  lease_over: boolean | null
  error_code: string | null
}

/**
 * Whether the server has heard of a request. False too where it cannot be asked, and behind a webhook that is not our
 * own, which keeps no ledger.
 */
export async function isKnown(requestId: string): Promise<boolean> {
  if (!isOwnWebhook()) return false
  try {
    const found = await readRequests([requestId])
    return found.some((entry) => entry.requestId === requestId)
  } catch (error) {
    logWarning('ledger_not_read', error)
    return false
  }
}

/** These requests, and whatever of this user is being made on any device. Rejects where the ledger cannot be read. */
export async function readRequests(requestIds: readonly string[]): Promise<LedgerEntry[]> {
  const client = await supabase()
  const asked = requestIds.length > 0 ? `idempotency_key.in.(${requestIds.join(',')}),` : ''
  const { data } = await client
    .from('generation_requests')
    .select('idempotency_key, state, lease_over, error_code')
    .or(`${asked}state.eq.reserved`)
    .order('charged_at', { ascending: false })
    .limit(50)
    .throwOnError()
  return data.map(toEntry)
}

/** The Markdown of a committed result; null once its owner has deleted the outline. */
export async function readResult(requestId: string): Promise<string | null> {
  const client = await supabase()
  const { data } = await client
    .from('generation_requests')
    .select('result')
    .eq('idempotency_key', requestId)
    .single()
    .throwOnError()
  const { result } = data
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return null
  const { outline } = result
  return typeof outline === 'string' && outline.trim() ? outline : null
}

/** Why a request that is over brought nothing. */
export function ledgerError({ state, errorCode }: LedgerEntry): AppError {
  const code = state === 'refunded' && serverCode('outline', errorCode)
  return code
    ? new AppError(code)
    : new AppError('outline.model_timeout', { userText: generationMessages.interrupted })
}

function toEntry(row: Row): LedgerEntry {
  return {
    requestId: row.idempotency_key,
    state: stateOf(row),
    errorCode: row.error_code,
  }
}

function stateOf({ state, lease_over: isOver }: Row): LedgerEntry['state'] {
  if (state === 'committed' || state === 'refunded') return state
  return isOver ? 'lapsed' : 'running'
}
