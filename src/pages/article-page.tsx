import { useParams } from 'react-router-dom'
import { findArticle, otherArticles } from '@/content/articles'
import { useAuth } from '@/features/auth/auth-provider'
import { ArticleCard } from '@/features/help/article-card'
import { ArticleMeta } from '@/features/help/article-meta'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { blogMessages } from '@/messages/help/blog'
import { planMessages } from '@/messages/plan/plan'
import { Badge } from '@/ui/elements/badge'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

export function Page() {
  const article = findArticle(useParams().slug)
  if (!article) return <NoSuchArticle />
  const { slug, title, description, category, Body } = article
  return (
    <>
      <Head title={title} description={description} />
      <PageColumn width="text" className="py-8 sm:py-12">
        <article className="flex flex-col gap-8">
          <header className="flex flex-col items-start gap-4 border-b border-line pb-8">
            <TextLink alone to={paths.blog}>
              {blogMessages.all}
            </TextLink>
            <Badge tone="gilt">{category}</Badge>
            <PageTitle lead={description}>{title}</PageTitle>
            <ArticleMeta article={article} />
          </header>
          <div className="prose">
            <Body />
          </div>
          <Invitation />
        </article>
      </PageColumn>
      <section aria-labelledby="others" className="border-t border-line bg-sunken">
        <PageColumn className="flex flex-col gap-6 py-12">
          <h2 id="others" className="text-2xl">
            {blogMessages.others}
          </h2>
          <ul className="grid gap-6 md:grid-cols-2">
            {otherArticles(slug).map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} level={3} />
              </li>
            ))}
          </ul>
        </PageColumn>
      </section>
    </>
  )
}

/** What this site is for, to whoever came for the text alone. */
function Invitation() {
  const { user } = useAuth()
  const { title, text } = blogMessages.invitation
  return (
    <Card
      as="section"
      tone="quiet"
      aria-labelledby="invitation"
      className="flex flex-col items-start gap-4"
    >
      <div className="flex flex-col gap-1">
        <h2 id="invitation" className="text-xl">
          {title}
        </h2>
        <p className="text-pretty text-muted">{text}</p>
      </div>
      <ButtonLink to={user ? paths.createOutline : paths.signUp} variant="secondary">
        {user ? appMessages.createOutline : planMessages.startTrial}
      </ButtonLink>
    </Card>
  )
}

function NoSuchArticle() {
  return (
    <PageColumn width="text" className="flex flex-col items-start gap-8 py-16 sm:py-24">
      <Head title={appMessages.notFoundTitle} description={appMessages.notFoundText} missing />
      <PageTitle lead={appMessages.notFoundText}>{appMessages.notFoundTitle}</PageTitle>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home} size="lg">
          {appMessages.backHome}
        </ButtonLink>
        <ButtonLink to={paths.blog} size="lg" variant="secondary">
          {blogMessages.all}
        </ButtonLink>
      </div>
    </PageColumn>
  )
}
