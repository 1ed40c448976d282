import {
  BILLING_ERROR_TEXTS,
  type BillingErrorCode,
  GROUP_ERROR_TEXTS,
  type GroupErrorCode,
  HISTORY_ERROR_TEXTS,
  type HistoryErrorCode,
  isOneOf,
  LINK_ERROR_TEXTS,
  type LinkErrorCode,
  OUTLINE_ERROR_TEXTS,
  type OutlineErrorCode,
  REWRITE_ERROR_TEXTS,
  type RewriteErrorCode,
} from '@contract/error-codes'

/** What can go wrong on this side of the wire. */
type ClientErrorCode = 'offline' | 'unreachable' | 'session_expired' | 'unexpected'

const CLIENT_ERROR_TEXTS = {
  offline: 'Você está sem conexão com a internet. Verifique a conexão e tente novamente.',
  unreachable: 'O Esboça não respondeu. Tente novamente em alguns instantes.',
  session_expired: 'Sua sessão expirou. Faça login novamente.',
  unexpected: 'Ocorreu um erro inesperado',
} as const satisfies Record<ClientErrorCode, string>

/** The words of each group of functions, for the codes that it answers. */
const SERVER_ERROR_TEXTS = {
  outline: OUTLINE_ERROR_TEXTS,
  rewrite: REWRITE_ERROR_TEXTS,
  billing: BILLING_ERROR_TEXTS,
  history: HISTORY_ERROR_TEXTS,
  groups: GROUP_ERROR_TEXTS,
  links: LINK_ERROR_TEXTS,
} as const

type Group = keyof typeof SERVER_ERROR_TEXTS

/** A code of the server is known by its group: 'billing.internal' is not 'outline.internal'. */
export type AppErrorCode =
  | ClientErrorCode
  | `outline.${OutlineErrorCode}`
  | `rewrite.${RewriteErrorCode}`
  | `billing.${BillingErrorCode}`
  | `history.${HistoryErrorCode}`
  | `groups.${GroupErrorCode}`
  | `links.${LinkErrorCode}`

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

/** The Portuguese text of a code. */
export function errorText(code: AppErrorCode): string {
  const [group, own] = code.split('.')
  const texts: Record<string, string> =
    own === undefined ? CLIENT_ERROR_TEXTS : SERVER_ERROR_TEXTS[group as Group]
  return texts[own ?? code] ?? CLIENT_ERROR_TEXTS.unexpected
}

/** The code that a function of this group answered, null where it is none of those agreed on. */
export function serverCode<Of extends Group>(
  group: Of,
  code: unknown,
): Extract<AppErrorCode, `${Of}.${string}`> | null {
  return isOneOf<string>(SERVER_ERROR_TEXTS[group], code)
    ? (`${group}.${code}` as Extract<AppErrorCode, `${Of}.${string}`>)
    : null
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
