import { Suspense, type ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { ListedContext } from '@/lib/head'
import { lazyComponent, suspends, type LazyComponent } from '@/lib/lazy-component'
import { plainPath } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { ErrorBoundary } from './error-boundary'
import { RequireUser } from './guards'
import { routes } from './routes'

const files = import.meta.glob<{ Page: ComponentType }>('../pages/*-page.tsx')

/** One component for each file, so that a page keeps its state between the addresses that it shares. */
const pages: Readonly<Record<string, LazyComponent<object>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.slice('../pages/'.length, -'.tsx'.length),
    lazyComponent(async () => (await load()).Page, suspends),
  ]),
)

const table = routes.map(({ path, access, prerender, page }) => {
  const Page = pages[page]
  if (!Page) throw new Error(`src/app/routes.ts: there is no src/pages/${page}.tsx`)
  return { path, access, framed: prerender === 'page', Page }
})

function rowAt(pathname: string) {
  return table.find(({ path }) => matchPath(path, pathname))
}

function pageAt(pathname: string): LazyComponent<object> | undefined {
  return rowAt(pathname)?.Page
}

/** Fetches the page of an address beforehand, so that it renders at once. Rejects where that fails. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.preload()
}

/**
 * Whether React can hydrate the page that was prerendered for one path: it is what the app shows at this address first.
 * Pages that search engines do not list may read the query of their address, which no prerendered page knows.
 */
export function canHydrate(prerendered: string, { pathname, search }: Location): boolean {
  const row = rowAt(pathname)
  if (prerendered === '/404') return row?.path === '*'
  return prerendered === plainPath(pathname) && (row?.access === 'public' || search === '')
}

/** Whether an address is for people who are logged in. */
export function isForMembers(pathname: string): boolean {
  return rowAt(pathname)?.access === 'member'
}

export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingNotice page text={appMessages.loading} />}>
        <Routes>
          {table.map(({ path, access, framed, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <ListedContext value={access === 'public'}>
                  {access === 'member' ? (
                    <RequireUser framed={framed}>
                      <Page />
                    </RequireUser>
                  ) : (
                    <Page />
                  )}
                </ListedContext>
              }
            />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
