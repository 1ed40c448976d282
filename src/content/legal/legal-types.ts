import type { ReactNode } from 'react'

type LegalSection = { id: string; title: string; body: ReactNode }

export type LegalDocument = {
  title: string
  /** One or two sentences: what the page says, in plain words; also its description. */
  lead: string
  /** ISO 8601 with an offset, so that no time zone moves the day. */
  updated: string
  sections: readonly LegalSection[]
}
