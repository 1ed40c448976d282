import { BILLING_ERROR_TEXTS, type BillingErrorCode } from '@contract/billing-error-codes'
import { ERROR_TEXTS, type ErrorCode } from '@contract/error-codes'

/** What can go wrong on this side of the wire. */
type ClientErrorCode = 'offline' | 'unreachable' | 'session_expired' | 'unexpected'

export type AppErrorCode = ErrorCode | BillingErrorCode | ClientErrorCode

const CLIENT_ERROR_TEXTS = {
  offline: 'Você está sem conexão com a internet. Verifique a conexão e tente novamente.',
  unreachable: 'Não conseguimos falar com o servidor. Tente novamente em alguns instantes.',
  session_expired: 'Sua sessão expirou. Faça login novamente.',
  unexpected: 'Ocorreu um erro inesperado',
} as const satisfies Record<ClientErrorCode, string>

/** A failure with a code and a text for the person. `message` is for the log, never for the screen. */
export class AppError extends Error {
  override readonly name = 'AppError'

  readonly code: AppErrorCode

  /** Replaces the text of the code where the server knows better. */
  readonly userText: string

  constructor(
    code: AppErrorCode,
    { detail, userText, cause }: { detail?: string; userText?: string; cause?: unknown } = {},
  ) {
    super(detail ? `${code}: ${detail}` : code, { cause })
    this.code = code
    this.userText = userText ?? errorText(code)
  }
}

/** The Portuguese text of a code. Codes that outlines and payment share speak of outlines here. */
export function errorText(code: AppErrorCode): string {
  return { ...BILLING_ERROR_TEXTS, ...ERROR_TEXTS, ...CLIENT_ERROR_TEXTS }[code]
}

/** Whether a string that came over the wire is one of the codes agreed for payment. */
export function isBillingErrorCode(value: unknown): value is BillingErrorCode {
  return typeof value === 'string' && Object.hasOwn(BILLING_ERROR_TEXTS, value)
}

/** A failure around payment, with the words that payment has for it. */
export function billingError(code: BillingErrorCode, detail?: string): AppError {
  return new AppError(code, {
    userText: BILLING_ERROR_TEXTS[code],
    ...(detail !== undefined && { detail }),
  })
}

/** Whatever was thrown, as an AppError: a failed request becomes `offline` or `unreachable`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isNetworkError(thrown)) {
    return new AppError(navigator.onLine ? 'unreachable' : 'offline', {
      detail: thrown.message,
      cause: thrown,
    })
  }
  const detail = thrown instanceof Error ? thrown.message : JSON.stringify(thrown)
  return new AppError('unexpected', { detail, cause: thrown })
}

/** fetch fails with a TypeError of changing words; auth-js wraps it under its own name. */
function isNetworkError(thrown: unknown): thrown is Error {
  return (
    thrown instanceof Error &&
    (thrown.name === 'AuthRetryableFetchError' ||
      (thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message)))
  )
}
