import { PRICE_BRL } from '@contract/limits'
import type { Route } from '@/app/routes'
import { ARTICLE_SUMMARIES } from '@/content/article-summaries'
import type { ArticleSummary } from '@/content/article-types'
import type { Faq } from '@/content/faq-types'
import { HELP_FAQS } from '@/content/help-faqs'
import { COMPANY } from '@/lib/company'
import { articlePath, paths } from '@/lib/paths'
import { PRODUCT_NAME } from '@/lib/product'
import { siteUrl } from '@/lib/site-url'
import { OG_PICTURE } from './og-picture.ts'

/** What schema.org has words for, as search engines read it from a page. */
export type StructuredData = { '@type': string } & Record<string, unknown>

const LOGO_PATH = '/icon-512.png'

/** What search engines are told beyond the text of a page. */
export function structuredDataOf(
  route: Route,
  path: string,
  description: string,
): readonly StructuredData[] {
  const kind = 'structuredData' in route ? route.structuredData : undefined
  if (kind === 'product') return [organization(), product(description)]
  if (kind === 'faq') return [faqPage(HELP_FAQS)]
  if (kind === 'article') {
    const summary = ARTICLE_SUMMARIES.find(({ slug }) => articlePath(slug) === path)
    return summary ? [article(summary, path)] : []
  }
  return []
}

function organization(): StructuredData {
  return {
    '@type': 'Organization',
    name: PRODUCT_NAME,
    legalName: COMPANY.legalName,
    url: siteUrl('/'),
    logo: siteUrl(LOGO_PATH),
    email: COMPANY.contactEmail,
  }
}

function product(description: string): StructuredData {
  return {
    '@type': 'Product',
    name: PRODUCT_NAME,
    description,
    image: siteUrl(OG_PICTURE.path),
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    offers: {
      '@type': 'Offer',
      price: PRICE_BRL.toFixed(2),
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      url: siteUrl(paths.pricing),
    },
  }
}

function faqPage(faqs: readonly Faq[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
}

function article(summary: ArticleSummary, path: string): StructuredData {
  return {
    '@type': 'Article',
    headline: summary.title,
    description: summary.description,
    articleSection: summary.category,
    datePublished: summary.date,
    dateModified: summary.date,
    inLanguage: 'pt-BR',
    image: siteUrl(OG_PICTURE.path),
    author: { '@type': 'Organization', name: summary.author },
    publisher: {
      '@type': 'Organization',
      name: PRODUCT_NAME,
      logo: { '@type': 'ImageObject', url: siteUrl(LOGO_PATH) },
    },
    mainEntityOfPage: siteUrl(path),
  }
}
