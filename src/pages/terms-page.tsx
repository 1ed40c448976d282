import { TERMS } from '@/content/legal/terms'
import { LegalArticle } from '@/features/help/legal-article'

export function Page() {
  return <LegalArticle text={TERMS} />
}
