import {
  CONTACT_MAX_LENGTH,
  isEmailAddress,
  type ContactField,
  type ContactMessage,
} from '@contract/calls/contact'
import { contactMessages } from '@/messages/contact/contact'

export type ContactErrors = Partial<Record<ContactField, string | undefined>>

const MISSING = {
  firstName: contactMessages.firstNameMissing,
  lastName: contactMessages.lastNameMissing,
  email: contactMessages.emailMissing,
  subject: contactMessages.subjectMissing,
  message: contactMessages.messageMissing,
} as const satisfies Record<ContactField, string>

/** The fields in the order of the form. */
export const CONTACT_FIELDS = Object.keys(CONTACT_MAX_LENGTH) as ContactField[]

/** What stands beside each field that is not right; no key where nothing is wrong. Takes trimmed texts. */
export function contactErrors(message: ContactMessage): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of CONTACT_FIELDS) {
    if (!message[field]) errors[field] = MISSING[field]
  }
  if (message.email && !isEmailAddress(message.email)) errors.email = contactMessages.emailInvalid
  return errors
}
