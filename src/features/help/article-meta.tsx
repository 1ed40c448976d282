import type { ReactNode } from 'react'
import type { ArticleSummary } from '@/content/article-types'
import { formatLongDate } from '@/lib/formats'
import { blogMessages } from '@/messages/help/blog'

/** Who wrote it, when, and how long it takes to read. */
export function ArticleMeta({
  article: { author, date, readMinutes },
}: {
  article: ArticleSummary
}) {
  return (
    // the dot of what begins a line lies in the margin, and is cut off with it
    <p className="overflow-hidden text-sm text-muted">
      <span className="-ml-5 flex flex-wrap">
        <Fact>{blogMessages.by(author)}</Fact>
        <Fact>
          <time dateTime={date}>{formatLongDate(date)}</time>
        </Fact>
        <Fact>{blogMessages.readTime(readMinutes)}</Fact>
      </span>
    </p>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <span className="relative pl-5">
      <span aria-hidden="true" className="absolute left-2">
        ·
      </span>
      {children}
    </span>
  )
}
