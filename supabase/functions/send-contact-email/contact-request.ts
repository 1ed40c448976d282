import { z } from 'zod'
import {
  CONTACT_MAX_LENGTH,
  type ContactField,
  type ContactMessage,
  isEmailAddress,
} from '../_shared/contract/contact.ts'

const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)
const hasOnlyLineBreaks = (value: string) => !/[^\P{Cc}\n\r\t]/u.test(value)

/** A field that ends up in a header of the mail: a line break in it is refused, never repaired (fault 41). */
const line = (maxLength: number) => z.string().refine(isOneLine).trim().min(1).max(maxLength)

const contactRequest = z.object({
  firstName: line(CONTACT_MAX_LENGTH.firstName),
  lastName: line(CONTACT_MAX_LENGTH.lastName),
  email: line(CONTACT_MAX_LENGTH.email).refine(isEmailAddress),
  subject: line(CONTACT_MAX_LENGTH.subject),
  message: z.string().refine(hasOnlyLineBreaks).trim().min(1).max(CONTACT_MAX_LENGTH.message),
  homepage: z.string().max(2_000).optional(),
})

export type ContactRequest =
  | { kind: 'message'; message: ContactMessage }
  /** The field that people do not see is filled in. */
  | { kind: 'bot' }
  | { kind: 'invalid'; field?: ContactField }
  | { kind: 'malformed' }

/** Reads the body of a request, trimmed. `malformed` is what is no JSON object at all. */
export function readContactRequest(text: string): ContactRequest {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { kind: 'malformed' }
  if ('homepage' in body && body.homepage !== '' && body.homepage !== undefined) {
    return { kind: 'bot' }
  }
  const result = contactRequest.safeParse(body)
  if (result.success) {
    const { homepage: _, ...message } = result.data
    return { kind: 'message', message }
  }
  const field = fieldNamed(result.error.issues[0]?.path[0])
  return field ? { kind: 'invalid', field } : { kind: 'invalid' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldNamed(name: PropertyKey | undefined): ContactField | undefined {
  return typeof name === 'string' && Object.hasOwn(CONTACT_MAX_LENGTH, name)
    ? (name as ContactField)
    : undefined
}
