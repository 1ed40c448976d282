import {
  DomainError,
  OUTLINE_ERROR_TEXTS,
  type OutlineErrorCode,
} from '../../contract/error-codes.ts'
import type { GenerateOutlineBody } from '../../contract/calls/generate-outline.ts'
import { MAX_LENGTH } from '../../contract/limits.ts'
import {
  readOutlineAnswer,
  readRefusal,
  type Refusal,
} from '../../contract/calls/outline-answer.ts'
import { readText } from '../../transcript/read-body.ts'
import type { Env } from '../../env.ts'
import { mistakeInService, type OperatorsService } from '../../operators-service.ts'

/** What GEN-5 sends, with the user as we know them, never as the browser says. */
export type ExternalRequest = Required<
  Omit<GenerateOutlineBody, 'transcript' | 'groupId' | 'previousOutlineId' | 'series'>
> &
  Pick<GenerateOutlineBody, 'transcript'>

type ExternalOutline = { outline: string; title: string }

/** An automation of the operator's (n8n or alike) that writes the outline in place of our engines. */
export type ExternalWebhook = {
  /**
   * Throws DomainError: `not_configured`; `model_timeout`; the code of the automation's own refusal where it is one
   * that an automation can know, else `internal` with its text; `model_failed` for everything else.
   */
  write: (request: ExternalRequest, signal: AbortSignal) => Promise<ExternalOutline>
}

type Options = { fetch: typeof fetch; timeoutMs?: number }

/** Under the 150 s after which the hosted platform gives a silent request up. */
const TIMEOUT_MS = 120_000
/** Far above the outline's limit, however JSON writes its letters. */
const MAX_ANSWER_BYTES = 4_000_000
/** Characters of an automation's own sentence that are shown. */
const MAX_REFUSAL_TEXT = 500
const MAX_TITLE = 120

/** GEN-5, to the character. */
const INVALID_ANSWER_TEXT = 'Resposta inválida do servidor'

/** What an automation may say of video, transcript and model; limits, login and idempotency are ours to judge. */
const EXTERNAL_CODE = /^(?:captions|video|transcript|model)_|^(?:clip_empty|invalid_url)$/

/**
 * The automation at `OUTLINE_WEBHOOK_URL`, called with `OUTLINE_WEBHOOK_SECRET` in the header `x-webhook-secret`; null
 * where no address is set. A mistake in either is `not_configured` when used, and named in the log.
 */
export function externalWebhookFromEnv(env: Env, options: Options): ExternalWebhook | null {
  const address = env.OUTLINE_WEBHOOK_URL?.trim()
  const secret = env.OUTLINE_WEBHOOK_SECRET?.trim() ?? ''
  if (!address) return null
  const mistake = mistakeInService('OUTLINE_WEBHOOK', { address, secret })
  if (mistake) {
    return { write: () => Promise.reject(new DomainError('not_configured', mistake)) }
  }
  return { write: (request, signal) => write({ address, secret, ...options }, request, signal) }
}

async function write(
  config: Options & OperatorsService,
  request: ExternalRequest,
  signal: AbortSignal,
): Promise<ExternalOutline> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS)])
  try {
    const response = await config.fetch(config.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/plain',
        'x-webhook-secret': config.secret,
      },
      body: JSON.stringify(request),
      // A redirect would carry the request, secret and all, to where nobody configured it.
      redirect: 'manual',
      signal: limit,
    })
    const text = await readText(response, MAX_ANSWER_BYTES)
    if (!response.ok) throw statusError(response.status, text ?? '')
    if (text === null) throw new DomainError('model_failed', 'external webhook: answer too large')
    return outlineIn(text)
  } catch (error) {
    if (limit.aborted) throw new DomainError('model_timeout', 'external webhook')
    if (error instanceof DomainError) throw error
    // The message of a failed fetch holds the address, which may be a secret of its own.
    const name = error instanceof Error ? error.name : 'unknown'
    throw new DomainError('model_failed', `external webhook could not be reached: ${name}`)
  }
}

function outlineIn(text: string): ExternalOutline {
  const answer = readOutlineAnswer(text)
  if (answer.kind === 'refused') throw refusal(answer)
  if (answer.kind === 'invalid') throw invalidAnswer(answer.detail)
  const outline = withoutInvisible(answer.outline).trim()
  if (!outline) throw invalidAnswer('only invisible characters')
  if (outline.length > MAX_LENGTH.outline) throw invalidAnswer(`${outline.length} characters`)
  return { outline, title: titleOf(outline) }
}

function refusal({ code, text }: Refusal): DomainError {
  const known: OutlineErrorCode = code && EXTERNAL_CODE.test(code) ? code : 'internal'
  return new DomainError(known, 'refused by the external webhook', {
    userText: shown(text) ?? OUTLINE_ERROR_TEXTS[known],
  })
}

/** GEN-5: an error that carries the status. A text without one of our codes may be a technical one. */
function statusError(status: number, body: string): DomainError {
  const { code, text } = readRefusal(body)
  const known: OutlineErrorCode = code && EXTERNAL_CODE.test(code) ? code : 'model_failed'
  const sentence = (known === code && shown(text)) || OUTLINE_ERROR_TEXTS[known]
  return new DomainError(known, `external webhook: status ${status}`, {
    userText: `${sentence} (erro ${status})`,
  })
}

function invalidAnswer(detail: string): DomainError {
  return new DomainError('model_failed', `external webhook: ${detail}`, {
    userText: INVALID_ANSWER_TEXT,
  })
}

function shown(text: string | null): string | null {
  const line = withoutInvisible(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return line ? line.slice(0, MAX_REFUSAL_TEXT) : null
}

/** Everything that takes no room on a screen, but ends of lines and tabs, which Markdown needs. */
function withoutInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(
      /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu,
      '',
    )
    .replace(/[^\P{Cc}\n\t]/gu, '')
}

function titleOf(markdown: string): string {
  const heading = /^# +(.+)$/m.exec(markdown)?.[1]?.slice(0, MAX_TITLE) ?? ''
  // Half a character, which the cut may leave, is none that Postgres stores.
  return heading.replace(/[*_`#\\]|\p{Cs}/gu, '').trim() || 'Esboço da mensagem'
}
