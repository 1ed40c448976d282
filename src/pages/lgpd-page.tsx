import { LGPD } from '@/content/legal/lgpd'
import { LegalArticle } from '@/features/help/legal-article'

export function Page() {
  return <LegalArticle text={LGPD} />
}
