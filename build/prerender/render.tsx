/** Writes the public pages. Run by the build (build/prerender/plugin.ts), never in a browser. */
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { AppContent } from '@/app/app'
import { Opening } from '@/app/opening'
import { Providers } from '@/app/providers'
import { pageAt, preloadPage } from '@/app/router'
import { article, faqPage, organization, product, type StructuredData } from './structured-data.ts'
import { ARTICLE_SUMMARIES } from '@/content/article-summaries'
import { HELP_FAQS } from '@/content/help-faqs'
import { articlePath, paths } from '@/lib/paths'
import { PUBLIC_PATHS } from '@/lib/public-paths'

export type PublicPage = {
  path: string
  /** The module of src/pages that shows it: its script is fetched together with the app's. */
  module: string
  /**
   * When React takes the page over: `now`, once it is painted, where there is a form or a place to scroll to; otherwise
   * at the first sign that somebody is there (start.ts).
   */
  start: 'now' | 'sign'
  /** ISO 8601, where known. */
  changed?: string
}

const MODULES: Readonly<Record<string, string>> = {
  [paths.home]: 'landing-page',
  [paths.features]: 'landing-page',
  [paths.pricing]: 'landing-page',
  [paths.blog]: 'blog-page',
  [paths.help]: 'help-page',
  [paths.tutorials]: 'tutorials-page',
  [paths.guides]: 'guides-page',
  [paths.contact]: 'contact-page',
  [paths.feedback]: 'feedback-page',
  [paths.terms]: 'terms-page',
  [paths.privacy]: 'privacy-page',
  [paths.cookies]: 'cookies-page',
  [paths.lgpd]: 'lgpd-page',
}

const STARTS_NOW = new Set<string>([paths.features, paths.pricing, paths.contact, paths.feedback])

const articles = ARTICLE_SUMMARIES.map((summary) => ({ summary, path: articlePath(summary.slug) }))

/** Every page that is written beforehand: what the sitemap lists. */
export const publicPages: readonly PublicPage[] = [
  ...PUBLIC_PATHS.map((path): PublicPage => ({
    path,
    module: MODULES[path] ?? '',
    start: STARTS_NOW.has(path) ? 'now' : 'sign',
  })),
  ...articles.map(({ summary, path }): PublicPage => ({
    path,
    module: 'article-page',
    start: 'sign',
    changed: summary.date,
  })),
]

/** What is shown wherever there is nothing. */
export const notFoundPage: PublicPage = { path: '/404', module: 'not-found-page', start: 'sign' }

/** The addresses of the app: never listed, served by one shell. May hold `:parameters`. */
export const privatePaths: readonly string[] = Object.values(paths).filter(
  (path) => path !== paths.article && !PUBLIC_PATHS.includes(path),
)

/** The page as markup: first the tags of its head, then what goes into the root. */
export async function render(path: string): Promise<string> {
  await preloadPage(path)
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppContent />
      </StaticRouter>
    </StrictMode>,
  )
}

/** Private pages that have something to say to everybody: it is shown until the app is there. */
export const openings = [
  { path: paths.createOutline, module: 'create-outline-page' },
  { path: paths.dashboard, module: 'dashboard-page' },
] as const

/** What is shown at a private address until the app is there: what its page shows to nobody yet, or that it is loading. */
export async function renderOpening(path?: string): Promise<string> {
  if (path === undefined) return renderToStaticMarkup(<Opening />)
  await preloadPage(path)
  const Page = pageAt(path)
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <Providers>
        <Opening>{Page && <Page />}</Opening>
      </Providers>
    </StaticRouter>,
  )
}

/** What search engines are told beyond the text of the page. */
export function structuredData(path: string, description: string): readonly StructuredData[] {
  const written = articles.find((candidate) => candidate.path === path)
  if (written) return [article(written.summary, path)]
  if (path === paths.home) return [organization(), product(description)]
  if (path === paths.help) return [faqPage(HELP_FAQS)]
  return []
}
