import { REMINDER_ERROR_TEXTS } from '../_shared/contract/error-codes.ts'
import { defineEndpoint } from '../_shared/endpoint/endpoint.ts'
import { isOperator } from '../_shared/endpoint/is-operator.ts'
import { errorFields, type Log } from '../_shared/log.ts'
import { MailNotConfigured, type SendMail } from '../_shared/mail/resend.ts'
import { type PixReminder, reminderMail } from './reminder-mail.ts'

export type Reminders = {
  /** Some of those who are to be told, marked as told; none when all are. */
  take: () => Promise<PixReminder[]>
  /** That one was not told after all. */
  giveBack: (payment: string) => Promise<void>
}

export type Dependencies = {
  reminders: Reminders
  /** Made per request, so that a missing setting is an answer and not a crash at start. */
  mail: () => SendMail
  siteUrl: string
  /** Whoever has it may call: a scheduler of the operator's. */
  secretKey: string
  log: Log
}

/** What is left waits for the next run. */
const MOST_ROUNDS = 20

/**
 * Tells by e-mail, once, whose month by Pix ends within three days. To be called once a day; calling it more often, or
 * twice at once, tells nobody twice. Answers {sent, failed}.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  const { reminders, siteUrl, secretKey } = deps
  return defineEndpoint({
    log: deps.log,
    async auth(request, refusal) {
      if (!(await isOperator(request, secretKey))) throw refusal('unauthenticated')
    },
    errors: {
      texts: REMINDER_ERROR_TEXTS,
      status: { method_not_allowed: 405, unauthenticated: 401, not_configured: 503, internal: 500 },
      codeOf: (error) => (error instanceof MailNotConfigured ? 'not_configured' : 'internal'),
    },
    async answer({ log }) {
      const send = deps.mail()
      const told = { sent: 0, failed: 0 }
      for (let round = 1; round <= MOST_ROUNDS && told.failed === 0; round += 1) {
        const due = await reminders.take()
        if (due.length === 0) break
        for (const reminder of due) {
          try {
            await send(reminderMail(reminder, siteUrl))
            told.sent += 1
          } catch (error) {
            told.failed += 1
            log('reminder_not_sent', errorFields(error))
            await reminders.giveBack(reminder.payment)
          }
        }
      }
      log('reminders_sent', told)
      return told
    },
  })
}
