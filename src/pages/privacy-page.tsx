import { PRIVACY } from '@/content/legal/privacy'
import { LegalArticle } from '@/features/help/legal-article'

export function Page() {
  return <LegalArticle text={PRIVACY} />
}
