import type { ContactErrorCode } from '../error-codes.ts'

/** Characters accepted per field of a contact message (HELP-3). 254 is the longest address that mail can carry. */
export const CONTACT_MAX_LENGTH = {
  firstName: 60,
  lastName: 80,
  email: 254,
  subject: 120,
  message: 5_000,
} as const

export type ContactField = keyof typeof CONTACT_MAX_LENGTH

/** What `send-contact-email` takes (call 19). */
export type ContactMessage = Record<ContactField, string>

/** The same with the trap for bots: people never see `homepage`, so whoever fills it in is none. */
export type ContactBody = ContactMessage & { homepage?: string }

export type ContactAnswer =
  | { success: true }
  | { success: false; error: string; code: ContactErrorCode; field?: ContactField }

/**
 * Whether mail can be answered at this address: one @, a domain with a dot, no space and nothing that separates
 * addresses. Stricter than RFC 5322, which also allows quoted and bare-host forms that nobody types here.
 */
export function isEmailAddress(value: string): boolean {
  return /^[^\s@,;:<>()[\]\\"]+@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/.test(value)
}
