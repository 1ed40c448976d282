import {
  type OutlineAnswer,
  readOutlineAnswer,
  readOutlineBody,
  readRefusal,
} from '@contract/calls/outline-answer'
import { AppError } from '@/lib/app-error'
import { createMessages } from '@/messages/create/create'
import { generationMessages } from '@/messages/generation/generation'

/**
 * The outline out of what the webhook answered with a good status, read as text (GEN-5). Throws an AppError: with
 * the server's code and text where it refused, with 'Resposta inválida do servidor' where it said nothing usable.
 */
export function parseAnswer(text: string): string {
  return outlineOrError(readOutlineAnswer(text))
}

/** The same for an answer that is parsed already (the `result` of an event stream). */
export function outlineOf(body: unknown): string {
  return outlineOrError(readOutlineBody(body))
}

/** The error of an answer with a status that is not good; it carries the status, and the server's text if it gave one. */
export function statusError(status: number, body: string): AppError {
  const { code, text } = readRefusal(body)
  return new AppError(code ? `outline.${code}` : 'unexpected', {
    detail: `status ${status}`,
    userText:
      code && text ? createMessages.withStatus(text, status) : createMessages.statusText(status),
  })
}

function outlineOrError(answer: OutlineAnswer): string {
  if (answer.kind === 'outline') return answer.outline
  if (answer.kind === 'invalid') {
    throw new AppError('unexpected', {
      detail: answer.detail,
      userText: createMessages.invalidAnswer,
    })
  }
  throw new AppError(`outline.${answer.code ?? 'internal'}`, {
    detail: 'refused by the webhook',
    userText: answer.text ?? generationMessages.failedText,
  })
}
