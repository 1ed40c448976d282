import { ARTICLE_SUMMARIES } from '../content/article-summaries.ts'
import { articlePath, paths } from '../lib/paths.ts'

/*
 * Every page of the site, one row each. The router, the prerendered pages, the sitemap, the files that hosts
 * read, the offline copy and what search engines are told are all made from these rows. The build reads them in Node:
 * nothing is imported here that needs a browser or a bundler.
 */

export type Route = {
  /** May hold `:parameters`. `*` is shown wherever there is nothing. One that code leads to stands in `paths`. */
  path: string
  /** The file of src/pages, which exports `Page`. */
  page: string
  /** A form stands there: the app boots at once, where it would wait for a sign of a person; for members it always does. */
  hasForm?: true
  /** Kept on the device of whoever is logged in, to open without a connection. */
  offline?: true
} & (
  | {
      /** For everyone, and for search engines. */
      access: 'public'
      prerender: 'page'
      /**
       * Its link under every public page; null where others lead to it. `members`: under a member's page too, which has
       * what somebody needs there and nothing that praises what they use.
       */
      footer: { column: FooterColumn; text: string; members?: true } | null
      /** What search engines are told beyond the text. */
      structuredData?: 'article' | 'faq' | 'product'
      /** The addresses of a path with parameters. */
      entries?: readonly { path: string; changed: string }[]
    }
  | {
      /** For everyone, but search engines do not list it. */
      access: 'unlisted'
      prerender: PrivatePrerender
    }
  | {
      /** For whoever is logged in. */
      access: 'member'
      prerender: PrivatePrerender
      /** What a person's menu calls it; null where the header or other pages lead to it. */
      menu: string | null
    }
)

/** `page`: with what it shows to nobody yet. `shell`: the one that all others share, which says that it loads. */
type PrivatePrerender = 'page' | 'shell'

/** In their order. */
export const FOOTER_COLUMNS = ['product', 'help', 'legal'] as const

type FooterColumn = (typeof FOOTER_COLUMNS)[number]

export const routes: readonly Route[] = [
  {
    path: paths.home,
    page: 'landing-page',
    access: 'public',
    prerender: 'page',
    footer: null,
    structuredData: 'product',
  },
  {
    path: paths.features,
    page: 'landing-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'product', text: 'Recursos' },
  },
  {
    path: paths.pricing,
    page: 'landing-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'product', text: 'Planos' },
  },
  {
    path: paths.blog,
    page: 'blog-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'product', text: 'Blog' },
  },
  {
    path: paths.article,
    page: 'article-page',
    access: 'public',
    prerender: 'page',
    footer: null,
    structuredData: 'article',
    entries: ARTICLE_SUMMARIES.map(({ slug, date }) => ({
      path: articlePath(slug),
      changed: date,
    })),
  },
  {
    path: paths.help,
    page: 'help-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'help', text: 'Central de Ajuda', members: true },
    structuredData: 'faq',
  },
  {
    path: paths.tutorials,
    page: 'tutorials-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'help', text: 'Tutoriais' },
  },
  {
    path: paths.guides,
    page: 'guides-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'help', text: 'Guias' },
  },
  {
    path: paths.contact,
    page: 'contact-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'help', text: 'Contato', members: true },
    hasForm: true,
  },
  {
    path: paths.feedback,
    page: 'feedback-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'help', text: 'Feedback', members: true },
    hasForm: true,
  },
  {
    path: paths.terms,
    page: 'terms-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'legal', text: 'Termos de Uso', members: true },
  },
  {
    path: paths.privacy,
    page: 'privacy-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'legal', text: 'Política de Privacidade', members: true },
  },
  {
    path: paths.cookies,
    page: 'cookies-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'legal', text: 'Política de Cookies' },
  },
  {
    path: paths.lgpd,
    page: 'lgpd-page',
    access: 'public',
    prerender: 'page',
    footer: { column: 'legal', text: 'LGPD' },
  },

  {
    path: paths.auth,
    page: 'auth-page',
    access: 'unlisted',
    prerender: 'page',
    hasForm: true,
  },
  {
    path: paths.login,
    page: 'auth-page',
    access: 'unlisted',
    prerender: 'page',
    hasForm: true,
  },
  {
    path: paths.signUp,
    page: 'auth-page',
    access: 'unlisted',
    prerender: 'page',
    hasForm: true,
  },
  { path: paths.authCallback, page: 'auth-callback-page', access: 'unlisted', prerender: 'shell' },

  { path: paths.received, page: 'received-page', access: 'unlisted', prerender: 'shell' },

  {
    path: paths.createOutline,
    page: 'create-outline-page',
    access: 'member',
    prerender: 'page',
    menu: null,
  },
  {
    path: paths.dashboard,
    page: 'dashboard-page',
    access: 'member',
    prerender: 'page',
    menu: null,
    offline: true,
  },
  {
    path: paths.outline,
    page: 'outline-page',
    access: 'member',
    prerender: 'shell',
    menu: null,
    offline: true,
  },
  { path: paths.checkout, page: 'checkout-page', access: 'member', prerender: 'page', menu: null },
  {
    path: paths.groups,
    page: 'groups-page',
    access: 'member',
    prerender: 'page',
    offline: true,
    menu: 'Meus grupos',
  },
  {
    path: paths.series,
    page: 'series-page',
    access: 'member',
    prerender: 'shell',
    menu: null,
    offline: true,
  },
  { path: paths.account, page: 'account-page', access: 'member', prerender: 'page', menu: null },

  { path: '*', page: 'not-found-page', access: 'unlisted', prerender: 'page' },
]
