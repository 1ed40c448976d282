import { authMessages } from '@/messages/auth'
import { errorText, toAppError } from '@/lib/app-error'

type AuthErrorKind =
  | 'invalid_credentials'
  | 'already_registered'
  | 'password_too_short'
  | 'password_too_weak'
  | 'invalid_email'
  | 'password_required'
  | 'captcha_pending'
  | 'captcha_unavailable'
  | 'captcha_refused'
  | 'unexpected'

type Field = 'email' | 'password'

/** AUTH-8. */
const TEXTS = {
  invalid_credentials: 'Email ou senha incorretos',
  already_registered: 'Este email já está cadastrado. Faça login ou use outro email.',
  password_too_short: 'A senha deve ter pelo menos 6 caracteres',
  password_too_weak: 'Esta senha é fácil de adivinhar. Escolha outra.',
  invalid_email: 'Email inválido',
  password_required: 'A senha é obrigatória',
  captcha_pending: authMessages.captchaPending,
  captcha_unavailable: authMessages.captchaUnavailable,
  captcha_refused: authMessages.captchaRefused,
  unexpected: errorText('unexpected'),
} as const satisfies Record<AuthErrorKind, string>

const FIELDS = {
  invalid_credentials: null,
  already_registered: 'email',
  password_too_short: 'password',
  password_too_weak: 'password',
  invalid_email: 'email',
  password_required: 'password',
  captcha_pending: null,
  captcha_unavailable: null,
  captcha_refused: null,
  unexpected: null,
} as const satisfies Record<AuthErrorKind, Field | null>

const CODES: ReadonlyMap<string | undefined, AuthErrorKind> = new Map([
  ['invalid_credentials', 'invalid_credentials'],
  ['user_already_exists', 'already_registered'],
  ['email_exists', 'already_registered'],
  ['email_address_invalid', 'invalid_email'],
  ['captcha_pending', 'captcha_pending'],
  ['captcha_unavailable', 'captcha_unavailable'],
  ['captcha_failed', 'captcha_refused'],
])

/** In this order: the first that fits. Older backends send words only; newer ones send one code for many causes. */
const WORDINGS: readonly (readonly [RegExp, AuthErrorKind])[] = [
  [/invalid login credentials/i, 'invalid_credentials'],
  [/already (been )?registered/i, 'already_registered'],
  [/password should be at least/i, 'password_too_short'],
  [/requires a valid password/i, 'password_required'],
  [/invalid email|validate email|email address .*invalid/i, 'invalid_email'],
]

export type AuthFailure = {
  /** What happened, exact to the specification. */
  text: string
  /** What can be done about it, where that is known. */
  advice: string | null
  /** The field where it belongs; null where it belongs to the whole form. */
  field: Field | null
}

/** Turns what the authentication server answered into what the person reads. */
export function authFailure(error: unknown): AuthFailure {
  const kind = kindOf(error)
  return {
    text: TEXTS[kind],
    advice: kind === 'unexpected' ? adviceFor(error) : null,
    field: FIELDS[kind],
  }
}

/** A failure that is found before anything is sent. */
export function knownFailure(kind: AuthErrorKind): AuthFailure {
  return { text: TEXTS[kind], advice: null, field: FIELDS[kind] }
}

/** Below a new password; nothing where its error says the same. */
export function passwordHint(error: string | undefined): string | undefined {
  return error === TEXTS.password_too_short ? undefined : authMessages.passwordHint
}

type FormErrors = {
  fields?: Record<string, string>
  form?: { text: string; advice: string | null }
}

/** A failure as what a form shows: beside the field where it belongs, or for the form as a whole. */
export function formErrors({ field, text, advice }: AuthFailure): FormErrors {
  return field ? { fields: { [field]: text } } : { form: { text, advice } }
}

/** What a form shows of what the authentication server answered. */
export function authErrors(error: unknown): FormErrors {
  return formErrors(authFailure(error))
}

/** For a change that has a text of its own when it fails: told for the form, unless it is about this field. */
export function changeErrors(error: unknown, failed: string, about: Field): FormErrors {
  const failure = authFailure(error)
  return failure.field === about
    ? formErrors(failure)
    : { form: { text: failed, advice: adviceFor(error) } }
}

/** The account exists but its e-mail is not confirmed: no error to the person, but another screen (AUTH-3). */
export function isUnconfirmed(error: unknown): boolean {
  const { code, message } = parts(error)
  return code === 'email_not_confirmed' || /email not confirmed/i.test(message)
}

/** What to do about a failure that has a text of its own already: wait, or mend the connection. Null if unknown. */
export function adviceFor(error: unknown): string | null {
  const { code, status } = parts(error)
  const seconds = secondsToWait(error)
  if (seconds !== null) return authMessages.waitSeconds(seconds)
  if (status === 429 || code?.endsWith('_rate_limit')) return authMessages.waitAMoment
  if (code === 'same_password') return authMessages.samePassword
  if (code?.startsWith('captcha_')) return authFailure(error).text
  const { code: ours, userText } = toAppError(error)
  return ours === 'offline' || ours === 'unreachable' ? userText : null
}

/** How long until the server sends another e-mail; null where it does not say. */
export function secondsToWait(error: unknown): number | null {
  const seconds = /only request this after (\d+) seconds?/i.exec(parts(error).message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

function kindOf(error: unknown): AuthErrorKind {
  const { code, message, reasons } = parts(error)
  if (code === 'weak_password') {
    const short = reasons.includes('length') || /should be at least/i.test(message)
    return short ? 'password_too_short' : 'password_too_weak'
  }
  return CODES.get(code) || WORDINGS.find(([wording]) => wording.test(message))?.[1] || 'unexpected'
}

function parts(error: unknown): {
  code: string | undefined
  message: string
  status: number | undefined
  reasons: readonly unknown[]
} {
  const { code, message, status, reasons } = Object(error) as Record<string, unknown>
  return {
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : undefined,
    reasons: Array.isArray(reasons) ? reasons : [],
  }
}
