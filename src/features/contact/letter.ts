/** What somebody has written already when they come to the contact page. */
export type Letter = { subject: string; message: string }

/** The letter that a link to the contact page carries along; null where it carries none. */
export function carriedLetter(state: unknown): Letter | null {
  const { subject, message } = Object(state) as Partial<Record<keyof Letter, unknown>>
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : null
}
