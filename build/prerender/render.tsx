/** The app rendered in Node. Built and run by plugin.ts, never in a browser. */
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { AppContent } from '@/app/app'
import { AppMissingNotice, AppShell } from '@/app/app-shell'
import { preloadPage } from '@/app/router'

export { structuredDataOf } from './structured-data.ts'

/** A page as markup: first the tags of its head, then what goes into the root. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path)
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppContent />
      </StaticRouter>
    </StrictMode>,
  )
}

/** What the private addresses without a page of their own show until the app is there. */
export function renderShell(): string {
  return renderToStaticMarkup(<AppShell />)
}

/** Stands beside the root. */
export function renderMissingNotice(): string {
  return renderToStaticMarkup(<AppMissingNotice />)
}
