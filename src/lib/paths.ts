/** The addresses that code leads to, written once; each has its row in app/routes.ts. */
export const paths = {
  home: '/',
  features: '/recursos',
  pricing: '/planos',
  auth: '/auth',
  login: '/login',
  signUp: '/cadastro',
  authCallback: '/auth/callback',
  createOutline: '/criar-esboco',
  dashboard: '/dashboard',
  outline: '/esboco/:id',
  checkout: '/checkout',
  account: '/conta',
  groups: '/grupos',
  series: '/serie',
  received: '/receber',
  blog: '/blog',
  article: '/blog/:slug',
  help: '/central-de-ajuda',
  tutorials: '/tutoriais',
  guides: '/guias',
  contact: '/contato',
  feedback: '/feedback',
  terms: '/termos-de-uso',
  privacy: '/politica-de-privacidade',
  cookies: '/politica-de-cookies',
  lgpd: '/lgpd',
} as const

/** Ids of the sections of the landing page. */
export const anchors = {
  hero: 'hero',
  examples: 'exemplos',
  features: 'features',
  pricing: 'pricing',
} as const

/** The addresses that open further down the landing page (ROUTE-1). */
export const SECTION_BY_PATH: Readonly<Record<string, string>> = {
  [paths.features]: anchors.features,
  [paths.pricing]: anchors.pricing,
}

/** The page of one article. */
export function articlePath(slug: string): string {
  return paths.article.replace(':slug', slug)
}

/** The path as it is written once: '/blog' for '/blog/'. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '')
}

/** State of the address of the form: all that it still has to be told is who the group is. */
export const ASKS_FOR_PROFILE = { asks: 'profile' } as const

/** State of the address of an outline: it opens in the meeting. */
export const TO_MEETING = { opens: 'meeting' } as const

/** In place of an outline's id: the newest of the history. */
export const LAST_OUTLINE = 'ultimo'

/** A saved outline, by its id or by that of the request that made it. */
export function outlinePath(id: string): string {
  return paths.outline.replace(':id', id)
}

const SERIES_NAME = 'nome'

/** The outlines of a series. Its name is somebody's own words, which no path should hold. */
export function seriesPath(name: string): string {
  return `${paths.series}?${new URLSearchParams({ [SERIES_NAME]: name })}`
}

/** The series that an address is of; empty where it tells none. */
export function seriesNameOf(search: URLSearchParams): string {
  return search.get(SERIES_NAME) ?? ''
}

/** A page of its own, apart from the app: g/index.html. */
export const GROUP_PAGE = '/g/'

/** What a link for the group opens. What is behind # is sent to no server. */
export function groupPagePath(token: string): string {
  return `${GROUP_PAGE}#${token}`
}

const NEXT = 'next'

/** The login page, told where to go afterwards. */
export function loginPathFor(wanted: string): string {
  return `${paths.auth}?${new URLSearchParams({ [NEXT]: wanted })}`
}

/** Keeps the wanted page while the person moves between login and sign-up. */
export function withWanted(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get(NEXT)
  return wanted === null ? path : `${path}?${new URLSearchParams({ [NEXT]: wanted })}`
}

/** What a link for another leader opens. */
export function sharedOutlinePath(token: string): string {
  return `${paths.received}#${token}`
}

/** Where to go after login: the wanted page, if any. Anything but a path of this site goes home (fault 36). */
export function wantedPath(search: string, origin: string, otherwise: string): string {
  const wanted = new URLSearchParams(search).get(NEXT)
  if (wanted === null) return otherwise
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return paths.home
  const url = new URL(wanted, origin)
  const path = url.pathname + url.search + url.hash
  // '/\evil' and '/.//evil' are read as another host or become one when read again
  return url.origin === origin && !path.startsWith('//') ? path : paths.home
}
