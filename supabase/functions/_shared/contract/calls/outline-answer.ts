import { isOneOf, OUTLINE_ERROR_TEXTS, type OutlineErrorCode } from '../error-codes.ts'

/** What an outline webhook answered, whoever wrote that webhook. */
export type OutlineAnswer =
  | { kind: 'outline'; outline: string }
  | ({ kind: 'refused' } & Refusal)
  /** Nothing of use; `detail` is for the log. */
  | { kind: 'invalid'; detail: string }

/** The code and the sentence that came with a refusal, null where it gave none of ours. */
export type Refusal = { code: OutlineErrorCode | null; text: string | null }

/** Characters. Any longer text is taken for an outline (GEN-5). */
const SHORTEST_BARE_OUTLINE = 50

/** Characters in which a page of HTML shows itself. */
const PAGE_HEAD = 2_000

/**
 * Reads the body of an answer with a good status (GEN-5): JSON `{success, outline, error, code?}`, else text that is
 * the outline itself. A page of HTML and JSON that was cut off are no outline, however long (fault 14).
 */
export function readOutlineAnswer(text: string): OutlineAnswer {
  const body = parseJson(text)
  return body === undefined ? readBareText(text) : readOutlineBody(body)
}

/** The same for an answer that is parsed already, such as the `result` of an event stream. */
export function readOutlineBody(body: unknown): OutlineAnswer {
  if (typeof body !== 'object' || body === null) return invalid('JSON, but no object')
  const { success, outline } = body as Record<string, unknown>
  if (success === false) return { kind: 'refused', ...refusalOf(body) }
  if (success !== true) return invalid('JSON without success')
  if (typeof outline !== 'string' || !outline.trim()) return invalid('success without an outline')
  return isPage(outline) ? invalid('a page of HTML as the outline') : { kind: 'outline', outline }
}

/** The code and the sentence in the body of an answer with a status that is not good. */
export function readRefusal(text: string): Refusal {
  return refusalOf(parseJson(text))
}

function readBareText(text: string): OutlineAnswer {
  if (!text.trim()) return invalid('empty')
  if (isPage(text)) return invalid('a page of HTML')
  if (/^\s*\{\s*"/.test(text)) return invalid('JSON, cut off')
  const isOutline =
    text.includes('## Esboço') || text.includes('# ') || text.length > SHORTEST_BARE_OUTLINE
  return isOutline ? { kind: 'outline', outline: text } : invalid('a few words')
}

function isPage(text: string): boolean {
  const head = text.slice(0, PAGE_HEAD).replace(/<!--[^>]*-->|<\?xml[^>]*>/g, '')
  return /^\s*<(?:!doctype|html|head|body|title|meta)\b/i.test(head)
}

function refusalOf(body: unknown): Refusal {
  if (typeof body !== 'object' || body === null) return { code: null, text: null }
  const { code, error } = body as Record<string, unknown>
  return {
    code: isOneOf(OUTLINE_ERROR_TEXTS, code) ? code : null,
    text: typeof error === 'string' && error.trim() ? error : null,
  }
}

function invalid(detail: string): OutlineAnswer {
  return { kind: 'invalid', detail }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
