import { LGPD } from '@/content/legal/lgpd'
import { LegalArticle } from '@/features/help/legal-article'

export function LgpdPage() {
  return <LegalArticle text={LGPD} />
}
