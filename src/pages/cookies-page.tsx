import { COOKIES } from '@/content/legal/cookies'
import { LegalArticle } from '@/features/help/legal-article'

export function CookiesPage() {
  return <LegalArticle text={COOKIES} />
}
