import { AppError, isErrorCode } from '@/lib/app-error'
import { outlineMessages } from '@/messages'

/** Any longer text is taken for an outline (GEN-5). */
const SHORTEST_BARE_OUTLINE = 50

/**
 * The outline out of what the webhook answered with a good status, read as text (GEN-5). Throws an AppError: with
 * the server's code and text where it refused, with 'Resposta inválida do servidor' where it said nothing usable.
 */
export function parseAnswer(text: string): string {
  const body = parseJson(text)
  return body === undefined ? bareOutline(text) : outlineOf(body)
}

/** The same for an answer that is parsed already (the `result` of an event stream). */
export function outlineOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) throw invalid('not an object')
  const { success, outline } = body as Record<string, unknown>
  if (success === false) throw refusal(body)
  if (success !== true) throw invalid('no success')
  if (typeof outline !== 'string' || !outline.trim()) throw invalid('no outline')
  return outline
}

/** The error of an answer with a status that is not good; it carries the status, and the server's text if it gave one. */
export function statusError(status: number, text: string): AppError {
  const { code, error } = fieldsOf(parseJson(text))
  const known = isErrorCode(code)
  return new AppError(known ? code : 'unexpected', {
    detail: `status ${status}`,
    userText:
      known && error
        ? outlineMessages.withStatus(error, status)
        : outlineMessages.statusText(status),
  })
}

function refusal(body: object): AppError {
  const { code, error } = fieldsOf(body)
  return new AppError(isErrorCode(code) ? code : 'internal', {
    detail: 'refused by the webhook',
    userText: error ?? outlineMessages.failedText,
  })
}

function bareOutline(text: string): string {
  const looksLikeOne =
    text.includes('## Esboço') || text.includes('# ') || text.length > SHORTEST_BARE_OUTLINE
  if (!looksLikeOne || !text.trim()) throw invalid('not JSON, no outline')
  return text
}

function invalid(detail: string): AppError {
  return new AppError('unexpected', { detail, userText: outlineMessages.invalidAnswer })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(body: unknown): { code: unknown; error: string | null } {
  if (typeof body !== 'object' || body === null) return { code: null, error: null }
  const { code, error } = body as Record<string, unknown>
  return { code, error: typeof error === 'string' && error.trim() ? error : null }
}
