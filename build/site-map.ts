import { routes, type Route } from '../src/app/routes.ts'
import { GROUP_PAGE, plainPath } from '../src/lib/paths.ts'

/** An address with an HTML file of its own. */
export type PrerenderedPage = {
  path: string
  /** In the folder that is deployed, all with the same content. */
  files: readonly string[]
  route: Route
  /** ISO 8601, where known. */
  changed?: string
}

/** Hydrated as they stand. */
export const prerenderedPages = routes.flatMap((route): PrerenderedPage[] => {
  if (route.prerender === 'shell') return []
  if (route.path === '*') return [{ path: '/404', files: ['404.html'], route }]
  const entries = 'entries' in route && route.entries
  if (!entries) return [{ path: route.path, files: filesOf(route.path), route }]
  return entries.map(({ path, changed }) => ({ path, files: filesOf(path), route, changed }))
})

/** What search engines are shown. */
export const listedPages = prerenderedPages.filter(({ route }) => route.access === 'public')

const addresses = routes.filter(({ path }) => path !== '*')

/** Never listed; may hold `:parameters`. */
export const unlistedPaths = [
  ...addresses.filter(({ access }) => access !== 'public').map(({ path }) => path),
  plainPath(GROUP_PAGE),
  GROUP_PAGE,
]

const shellAddresses = addresses
  .filter(({ prerender }) => prerender === 'shell')
  .map(({ path }) => path)

/** Those that no file can have: a host answers them with `app.html`, or, where it has no rules, with `404.html`. */
export const rewrittenPaths = shellAddresses.filter((path) => path.includes(':'))

/** Files that hold the shell. */
export const shellFiles = [
  'app.html',
  ...shellAddresses.filter((path) => !path.includes(':')).flatMap(filesOf),
]

/** Where the app has a page; may hold `:parameters`. */
export const knownPaths = addresses.map(({ path }) => path)

/** The modules of the pages that open without a connection. */
export const offlineModules = routes.filter(({ offline }) => offline).map(moduleOf)

/**
 * Hosts that leave out endings answer with the first, without sending the visitor on to another address; hosts without
 * any rule find the second.
 */
function filesOf(path: string): string[] {
  return path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`]
}

export function moduleOf({ page }: Route): string {
  return `src/pages/${page}.tsx`
}
