import type {
  ContactAnswer,
  ContactField,
  ContactMessage,
} from '../_shared/contract/calls/contact.ts'
import { CONTACT_ERROR_TEXTS } from '../_shared/contract/error-codes.ts'
import { anyone, defineEndpoint, jsonBody, jsonObject } from '../_shared/endpoint/endpoint.ts'
import type { Log } from '../_shared/log.ts'
import { MailNotConfigured, type SendMail } from '../_shared/mail/resend.ts'
import { contactMail } from './contact-mail.ts'
import { contactMessage, fieldOf, isFromBot } from './contact-request.ts'
import type { TakeSlot } from './sender-limit.ts'

/** Bytes. The longest message in four-byte characters, with room for the fields around it. */
const MAX_BODY_BYTES = 32_000

export type Dependencies = {
  /** Made per request, so that a missing setting is an answer and not a crash at start. */
  mail: () => SendMail
  takeSlot: TakeSlot
  log: Log
}

const readMessage = jsonBody(contactMessage, {
  tooLarge: invalid('message'),
  malformed: 'malformed_body',
  invalid: (issue) => invalid(fieldOf(issue)),
})

/**
 * Takes the contact form (HELP-3) from anyone, logged in or not. A bot that fills in the hidden field is told that
 * all went well, and nothing is sent.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return defineEndpoint({
    log: deps.log,
    auth: anyone,
    body: {
      maxBytes: MAX_BODY_BYTES,
      read(text, refusal): ContactMessage | 'bot' {
        return isFromBot(jsonObject(text ?? '') ?? {}) ? 'bot' : readMessage(text, refusal)
      },
    },
    errors: {
      texts: CONTACT_ERROR_TEXTS,
      status: {
        method_not_allowed: 405,
        malformed_body: 400,
        invalid_input: 400,
        rate_limited: 429,
        not_configured: 503,
        send_failed: 502,
      },
      codeOf: (error) => (error instanceof MailNotConfigured ? 'not_configured' : 'send_failed'),
      answer: { success: false },
    },
    async answer({ body: message, request, refusal, log }): Promise<ContactAnswer> {
      if (message === 'bot') {
        log('bot_dropped')
        return { success: true }
      }
      const sendMail = deps.mail()
      if (!(await deps.takeSlot(request))) throw refusal('rate_limited')
      await sendMail(contactMail(message))
      log('message_sent')
      return { success: true }
    },
  })
}

function invalid(field: ContactField | undefined) {
  return { code: 'invalid_input', fields: field ? { field } : {} } as const
}
