import { DomainError, ERROR_TEXTS, type ErrorCode } from '../_shared/contract/error-codes.ts'
import type { GenerateOutlineAnswer } from '../_shared/contract/generate-outline.ts'

type Failure = Extract<GenerateOutlineAnswer, { success: false }>

/** The answer that tells a person what went wrong. */
export function failure(code: ErrorCode, text: string = ERROR_TEXTS[code]): Failure {
  return { success: false, outline: null, error: text, code }
}

/** Whatever was thrown, as a failure with a code and a text; an aborted call is `model_timeout`. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return new DomainError('model_timeout', error.message, { cause: error })
  }
  return new DomainError('internal', undefined, { cause: error })
}
