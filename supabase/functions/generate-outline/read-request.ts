import type { ErrorCode } from '../_shared/contract/error-codes.ts'
import {
  type GenerateOutlineRequest,
  generateOutlineRequest,
} from '../_shared/contract/generate-outline.ts'

/** A request that is complete: it has its idempotency key. */
export type KeyedRequest = GenerateOutlineRequest & { requestId: string }

/** The request; the code of what is wrong with its values; null when it cannot be read at all. */
export function readRequest(text: string): KeyedRequest | ErrorCode | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const result = generateOutlineRequest.safeParse(body)
  if (result.success) {
    return { ...result.data, requestId: result.data.requestId ?? crypto.randomUUID() }
  }
  const [issue] = result.error.issues
  if (issue?.message === 'invalid_times') return 'invalid_times'
  return issue?.path[0] === 'transcript' && issue.code === 'too_big'
    ? 'body_too_large'
    : 'invalid_input'
}
