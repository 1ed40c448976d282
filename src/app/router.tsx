import type { ComponentType } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { ListedContext } from '@/lib/head'
import { lazyComponent, type LazyComponent } from '@/lib/lazy-component'
import { plainPath } from '@/lib/paths'
import { appMessages } from '@/messages/app'
import { LoadingNotice } from '@/ui/spinner'
import { ErrorBoundary } from './error-boundary'
import { RequireUser } from './guards'
import { routes } from './routes'

const files = import.meta.glob<{ Page: ComponentType }>('../pages/*-page.tsx')

const loading = <LoadingNotice page text={appMessages.loading} />

/** One component for each file, so that a page keeps its state between the addresses that it shares. */
const pages: Readonly<Record<string, LazyComponent<object>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.slice('../pages/'.length, -'.tsx'.length),
    lazyComponent(async () => (await load()).Page, loading),
  ]),
)

const table = routes.map(({ path, access, page }) => {
  const Page = pages[page]
  if (!Page) throw new Error(`src/app/routes.ts: there is no src/pages/${page}.tsx`)
  return { path, access, Page }
})

function rowAt(pathname: string) {
  return table.find(({ path }) => matchPath(path, pathname))
}

export function pageAt(pathname: string): LazyComponent<object> | undefined {
  return rowAt(pathname)?.Page
}

/** Fetches the page of an address beforehand, so that it renders at once. Rejects where that fails. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.preload()
}

/** Whether the page that was written for one path is what the app shows at this address. */
export function isPageFor(written: string, pathname: string): boolean {
  return written === plainPath(pathname) || (written === '/404' && rowAt(pathname)?.path === '*')
}

export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Routes>
        {table.map(({ path, access, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <ListedContext value={access === 'public'}>
                {access === 'member' ? (
                  <RequireUser>
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
    </ErrorBoundary>
  )
}
