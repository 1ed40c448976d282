import { COOKIES } from '@/content/legal/cookies'
import { LegalArticle } from '@/features/help/legal-article'

export function Page() {
  return <LegalArticle text={COOKIES} />
}
