import { COMPANY, mailtoLink } from '@/lib/company'
import { feedbackMessages } from '@/messages/contact/feedback'
import type { Letter } from './letter'

/** The values of HELP-4, in the order of the form. */
export const FEEDBACK_TYPES = ['geral', 'bug', 'sugestao', 'historia'] as const

export const RATINGS = [1, 2, 3, 4, 5] as const

/** What the form holds. Empty strings where a field was left out, no stars where none were given yet. */
export type Feedback = {
  name: string
  email: string
  rating: number
  type: (typeof FEEDBACK_TYPES)[number]
  message: string
  improvements: string
}

/** Characters of a mailto link that common mail programs still open. */
const SAFE_LINK_LENGTH = 1_900

/** The whole feedback as text, to be sent or pasted by the person. */
export function feedbackText(feedback: Feedback): string {
  const { name, email, rating, type, message, improvements } = feedback
  const lines = [
    rating > 0 && `${feedbackMessages.rating}: ${feedbackMessages.stars(rating)}`,
    `${feedbackMessages.about}: ${feedbackMessages.types[type]}`,
    name && `${feedbackMessages.name}: ${name}`,
    email && `${feedbackMessages.email}: ${email}`,
  ]
  return [
    lines.filter(Boolean).join('\n'),
    message,
    improvements && `${feedbackMessages.improvements}\n${improvements}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The same as a letter, for an e-mail or the contact page. */
export function feedbackLetter(feedback: Feedback): Letter {
  const subject = feedbackMessages.subject(feedbackMessages.types[feedback.type])
  return { subject, message: feedbackText(feedback) }
}

/** A mailto link with the text in it; null where it would be too long to open. */
export function feedbackMailto(feedback: Feedback): string | null {
  const { subject, message } = feedbackLetter(feedback)
  // mail programs expect the line breaks of RFC 6068
  const body = message.replaceAll('\n', '\r\n')
  const whole = mailtoLink(COMPANY.contactEmail, { subject, body })
  return whole.length <= SAFE_LINK_LENGTH ? whole : null
}
