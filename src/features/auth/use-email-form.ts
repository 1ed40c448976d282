import { changeErrors, secondsToWait } from '@/lib/auth/auth-errors'
import { authMessages } from '@/messages/auth'
import { textOf, useForm } from '@/ui/forms/use-form'
import { useCaptcha } from './use-captcha'
import { useCountdown } from './use-countdown'

type EmailForm = {
  /** Rejects with what the server or the network said. */
  send: (email: string, verified: { captchaToken?: string }) => Promise<void>
  onSent: (email: string) => void
  /** What is told where the e-mail was not sent and the address is not the reason. */
  failed: string
  /** Name of the submit button. */
  label: string
}

/**
 * A form whose field `email` is sent something. When the server wants a pause before the next e-mail, it says for
 * how long, and its button counts down and does nothing meanwhile.
 */
export function useEmailForm({ send, onSent, failed, label }: EmailForm) {
  const captcha = useCaptcha()
  const { left, total, start } = useCountdown()
  const { problem, ...form } = useForm(
    async (data) => {
      if (left > 0) return { form: { text: failed } }
      const email = textOf(data, 'email')
      if (!email) return { fields: { email: authMessages.emailMissing } }
      await send(email, await captcha.take())
      onSent(email)
      return null
    },
    (error) => {
      const wait = secondsToWait(error)
      if (wait !== null) {
        start(wait)
        return { form: { text: failed } }
      }
      return changeErrors(error, failed, 'email')
    },
  )
  return {
    ...form,
    captcha: captcha.field,
    problem:
      problem && left > 0 ? { ...problem, advice: authMessages.waitSeconds(total) } : problem,
    /** Stays focusable while it counts, so that nobody's place in the page is lost. */
    button: {
      'aria-disabled': left > 0 || undefined,
      className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
      children: left > 0 ? authMessages.countdown(label, left) : label,
    },
  }
}
