import { Link } from 'react-router-dom'
import { ArticleCover } from '@/content/article-cover'
import type { ListedArticle } from '@/content/article-summaries'
import { articlePath } from '@/lib/paths'
import { Badge } from '@/ui/elements/badge'
import { classNames } from '@/ui/elements/class-names'
import { ArticleMeta } from './article-meta'

type ArticleCardProps = {
  article: ListedArticle
  /** Wide, with the drawing beside the text where there is room. */
  featured?: boolean
  /** Level of its heading. */
  level: 2 | 3
}

/** An article in a list; the whole card leads to it, its title is the link. */
export function ArticleCard({ article, featured = false, level }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-md transition-colors hover:border-accent has-focus-visible:border-accent',
        featured && 'md:grid md:grid-cols-2',
      )}
    >
      <div className={featured ? 'md:h-full' : undefined}>
        <ArticleCover slug={article.slug} />
      </div>
      <div
        className={classNames(
          'flex grow flex-col items-start gap-3 p-5 sm:p-7',
          featured && 'md:py-10',
        )}
      >
        <Badge tone="gilt">{article.category}</Badge>
        <Heading className={featured ? 'text-2xl' : 'text-xl'}>
          <Link
            to={articlePath(article.slug)}
            className="after:absolute after:inset-0 group-hover:text-link"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="text-muted">{article.description}</p>
        <div className="mt-auto pt-2">
          <ArticleMeta article={article} />
        </div>
      </div>
    </article>
  )
}
