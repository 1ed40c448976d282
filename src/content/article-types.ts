import type { ReactNode } from 'react'

/** What a list of articles shows. */
export type ArticleSummary = {
  /** Last part of the address. */
  slug: string
  title: string
  /** One or two sentences, also the page's description. */
  description: string
  category: string
  author: string
  /** ISO 8601 with an offset, so that no time zone moves the day. */
  date: string
  /** Minutes, at 200 words a minute. */
  readMinutes: number
}

export type Article = ArticleSummary & { Body: () => ReactNode }
