import { PRIVACY } from '@/content/legal/privacy'
import { LegalArticle } from '@/features/help/legal-article'

export function PrivacyPage() {
  return <LegalArticle text={PRIVACY} />
}
