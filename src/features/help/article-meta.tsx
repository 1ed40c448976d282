import type { ArticleSummary } from '@/content/article-types'
import { formatLongDate } from '@/lib/formats'
import { blogMessages } from '@/messages/blog'

/** Who wrote it, when, and how long it takes to read. */
export function ArticleMeta({
  article: { author, date, readMinutes },
}: {
  article: ArticleSummary
}) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted sm:gap-x-2">
      <span>{blogMessages.by(author)}</span>
      <span aria-hidden="true" className="hidden sm:inline">
        ·
      </span>
      <time dateTime={date}>{formatLongDate(date)}</time>
      <span aria-hidden="true" className="hidden sm:inline">
        ·
      </span>
      <span>{blogMessages.readTime(readMinutes)}</span>
    </p>
  )
}
