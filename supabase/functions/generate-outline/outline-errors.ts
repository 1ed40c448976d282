import { OUTLINE_ERROR_TEXTS, type OutlineErrorCode } from '../_shared/contract/error-codes.ts'
import type { Errors } from '../_shared/endpoint/endpoint.ts'
import { isTimeout } from '../_shared/is-timeout.ts'

/**
 * Failures of the domain are status 200 with `success: false`; 500 is a fault of ours before anything was charged.
 */
export const OUTLINE_ERRORS: Errors<OutlineErrorCode> = {
  texts: OUTLINE_ERROR_TEXTS,
  status: { method_not_allowed: 405, unauthenticated: 401, malformed_body: 400, internal: 500 },
  codeOf: (error) => (isTimeout(error) ? 'model_timeout' : 'internal'),
  answer: { success: false, outline: null },
}
