import { AppError, serverCode } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'
import { generationMessages } from '@/messages/generation'
import type { SavedInput } from './outline-input'
import { isSavedInput } from './pending-request'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days for which a result that was never saved is looked for. */
const OWED_DAYS = 30

/** What the server knows of a request. */
export type LedgerEntry = {
  requestId: string
  /** 'lapsed': reserved, but whoever was working on it has been gone for too long. */
  state: 'running' | 'lapsed' | 'committed' | 'refunded'
  /** Why it was refunded. */
  errorCode: string | null
  saved: boolean
}

type Row = {
  idempotency_key: string
  state: string
  lease_until: string
  error_code: string | null
  saved_at: string | null
}

const COLUMNS = 'idempotency_key, state, lease_until, error_code, saved_at'

/** What the ledger says of one request; null where the server has not heard of it. Rejects where it cannot be read. */
export async function readRequest(requestId: string): Promise<LedgerEntry | null> {
  const client = await supabase()
  const { data } = await client
    .from('generation_requests')
    .select(COLUMNS)
    .eq('idempotency_key', requestId)
    .maybeSingle()
    .throwOnError()
  return data && toEntry(data)
}

/** These requests, and whatever of this user runs or was made on any device and never came into the history. */
export async function readOpenRequests(requestIds: readonly string[]): Promise<LedgerEntry[]> {
  const client = await supabase()
  const since = new Date(Date.now() - OWED_DAYS * DAY_MS).toISOString()
  const owed = `and(saved_at.is.null,state.neq.refunded,charged_at.gte."${since}")`
  const asked = requestIds.length > 0 ? `idempotency_key.in.(${requestIds.join(',')}),` : ''
  const { data } = await client
    .from('generation_requests')
    .select(COLUMNS)
    .or(`${asked}${owed}`)
    .order('charged_at', { ascending: false })
    .limit(50)
    .throwOnError()
  return data.map(toEntry)
}

/** A committed result: the Markdown, and what it was asked for where the server has kept it. */
export async function readResult(
  requestId: string,
): Promise<{ markdown: string; input: SavedInput | null } | null> {
  const client = await supabase()
  const { data } = await client
    .from('generation_requests')
    .select('result')
    .eq('idempotency_key', requestId)
    .single()
    .throwOnError()
  const { result } = data
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return null
  const { outline, input } = result
  if (typeof outline !== 'string' || !outline.trim()) return null
  return { markdown: outline, input: isSavedInput(input) ? input : null }
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
    saved: row.saved_at !== null,
  }
}

function stateOf({ state, lease_until: lease }: Row): LedgerEntry['state'] {
  if (state === 'committed' || state === 'refunded') return state
  return Date.parse(lease) > Date.now() ? 'running' : 'lapsed'
}
