import { z } from 'zod'
import {
  CONTACT_MAX_LENGTH,
  type ContactField,
  isEmailAddress,
} from '../_shared/contract/calls/contact.ts'

const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)
const hasOnlyLineBreaks = (value: string) => !/[^\P{Cc}\n\r\t]/u.test(value)

/** A field that ends up in a header of the mail: a line break in it is refused, never repaired (fault 41). */
const line = (maxLength: number) => z.string().refine(isOneLine).trim().min(1).max(maxLength)

/** What a person writes, trimmed. */
export const contactMessage = z.object({
  firstName: line(CONTACT_MAX_LENGTH.firstName),
  lastName: line(CONTACT_MAX_LENGTH.lastName),
  email: line(CONTACT_MAX_LENGTH.email).refine(isEmailAddress),
  subject: line(CONTACT_MAX_LENGTH.subject),
  message: z.string().refine(hasOnlyLineBreaks).trim().min(1).max(CONTACT_MAX_LENGTH.message),
})

/** Whether the field that people do not see is filled in. */
export function isFromBot(body: object): boolean {
  return 'homepage' in body && body.homepage !== '' && body.homepage !== undefined
}

/** The field that a fault is about; undefined where it is about none of the form. */
export function fieldOf({ path: [name] }: z.core.$ZodIssue): ContactField | undefined {
  return typeof name === 'string' && Object.hasOwn(CONTACT_MAX_LENGTH, name)
    ? (name as ContactField)
    : undefined
}
