import { routes, type Route } from '../src/app/routes.ts'

/** An address with an HTML file of its own. */
export type WrittenPage = {
  path: string
  /** In the folder that is deployed. */
  file: string
  route: Route
  /** ISO 8601, where known. */
  changed?: string
}

/** Taken over by React as they stand. */
export const writtenPages = routes.flatMap((route): WrittenPage[] => {
  if (route.prerender === 'shell') return []
  if (route.path === '*') return [{ path: '/404', file: '404.html', route }]
  const entries = 'entries' in route && route.entries
  if (!entries) return [{ path: route.path, file: fileOf(route.path), route }]
  return entries.map(({ path, changed }) => ({ path, file: fileOf(path), route, changed }))
})

/** What search engines are shown. */
export const listedPages = writtenPages.filter(({ route }) => route.access === 'public')

const addresses = routes.filter(({ path }) => path !== '*')

/** Never listed; may hold `:parameters`. */
export const unlistedPaths = addresses
  .filter(({ access }) => access !== 'public')
  .map(({ path }) => path)

/** Those without a file of their own: a host answers them with the shell that they share. */
export const shellPaths = addresses
  .filter(({ prerender }) => prerender === 'shell')
  .map(({ path }) => path)

/** The modules of the pages that open without a connection. */
export const offlineModules = routes.filter(({ offline }) => offline).map(moduleOf)

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}

export function moduleOf({ page }: Route): string {
  return `src/pages/${page}.tsx`
}
