import { Drawing, type DrawingName } from '@/ui/elements/drawing'
import type { ArticleSlug } from './article-summaries'

const DRAWINGS: Record<ArticleSlug, DrawingName> = {
  'quem-fala-demais-e-quem-se-cala': 'table',
  'do-domingo-ao-encontro': 'wayHome',
  'perguntas-que-abrem-a-conversa': 'question',
}

/** The drawing of an article. */
export function ArticleCover({ slug }: { slug: ArticleSlug }) {
  return <Drawing name={DRAWINGS[slug]} className="h-full w-full bg-accent-soft" />
}
