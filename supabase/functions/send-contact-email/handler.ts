import {
  CONTACT_ERROR_TEXTS,
  type ContactAnswer,
  type ContactErrorCode,
  type ContactField,
  type ContactMessage,
} from '../_shared/contract/contact.ts'
import { json, preflight, readText } from '../_shared/http.ts'
import { errorFields, type Log } from '../_shared/log.ts'
import { MailNotConfigured, type SendMail } from '../_shared/mail/resend.ts'
import { contactMail } from './contact-mail.ts'
import { readContactRequest } from './contact-request.ts'
import type { TakeSlot } from './sender-limit.ts'

/** Bytes. The longest message in four-byte characters, with room for the fields around it. */
const MAX_BODY_BYTES = 32_000

const STATUS = {
  method_not_allowed: 405,
  malformed_body: 400,
  invalid_input: 400,
  rate_limited: 429,
  not_configured: 503,
  send_failed: 502,
} as const satisfies Record<ContactErrorCode, number>

export type Dependencies = {
  /** Made per request, so that a missing setting is an answer and not a crash at start. */
  mail: () => SendMail
  takeSlot: TakeSlot
  log: Log
}

/**
 * Takes the contact form (HELP-3) from anyone, logged in or not. A bot that fills in the hidden field is told that
 * all went well, and nothing is sent.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') return failure('method_not_allowed')

    const text = await readText(request, MAX_BODY_BYTES)
    if (text === null) return failure('invalid_input', 'message')
    const read = readContactRequest(text)
    if (read.kind === 'malformed') return failure('malformed_body')
    if (read.kind === 'invalid') return failure('invalid_input', read.field)
    if (read.kind === 'bot') {
      deps.log('bot_dropped')
      return success()
    }
    return send(deps, request, read.message)
  }
}

async function send(
  { mail, takeSlot, log }: Dependencies,
  request: Request,
  message: ContactMessage,
): Promise<Response> {
  try {
    const sendMail = mail()
    if (!(await takeSlot(request))) {
      log('rate_limited')
      return failure('rate_limited')
    }
    await sendMail(contactMail(message))
    log('message_sent')
    return success()
  } catch (error) {
    const code = error instanceof MailNotConfigured ? 'not_configured' : 'send_failed'
    log('message_not_sent', { code, ...errorFields(error) })
    return failure(code)
  }
}

function success(): Response {
  return json({ success: true } satisfies ContactAnswer)
}

function failure(code: ContactErrorCode, field?: ContactField): Response {
  const answer: ContactAnswer = {
    success: false,
    error: CONTACT_ERROR_TEXTS[code],
    code,
    ...(field ? { field } : {}),
  }
  return json(answer, STATUS[code])
}
