import type { Article } from './article-types'
import { ARTICLE_SUMMARIES, type ArticleSlug, type ListedArticle } from './article-summaries'
import { FromSundayToTheMeeting } from './articles/do-domingo-ao-encontro'
import { OpenQuestions } from './articles/perguntas-que-abrem-a-conversa'
import { TalkersAndQuietOnes } from './articles/quem-fala-demais-e-quem-se-cala'

const BODIES: Record<ArticleSlug, Article['Body']> = {
  'do-domingo-ao-encontro': FromSundayToTheMeeting,
  'perguntas-que-abrem-a-conversa': OpenQuestions,
  'quem-fala-demais-e-quem-se-cala': TalkersAndQuietOnes,
}

/** The article at an address of the blog, with its text; null where there is none. */
export function findArticle(slug: string | undefined): Article | null {
  const summary = ARTICLE_SUMMARIES.find((candidate) => candidate.slug === slug)
  return summary ? { ...summary, Body: BODIES[summary.slug] } : null
}

/** The other articles, newest first. */
export function otherArticles(slug: string): readonly ListedArticle[] {
  return ARTICLE_SUMMARIES.filter((candidate) => candidate.slug !== slug)
}
