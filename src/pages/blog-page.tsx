import { ARTICLE_SUMMARIES } from '@/content/article-summaries'
import { ArticleCard } from '@/features/help/article-card'
import { Head } from '@/lib/head'
import { blogMessages } from '@/messages/help/blog'
import { classNames } from '@/ui/elements/class-names'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn className="flex flex-col gap-10 py-10 sm:py-16">
      <Head title={blogMessages.title} description={blogMessages.description} />
      <PageTitle lead={blogMessages.lead}>{blogMessages.title}</PageTitle>
      <ul className="grid gap-6 md:grid-cols-2">
        {ARTICLE_SUMMARIES.map((article, index) => (
          <li key={article.slug} className={classNames(index === 0 && 'md:col-span-2')}>
            <ArticleCard article={article} featured={index === 0} level={2} />
          </li>
        ))}
      </ul>
    </PageColumn>
  )
}
