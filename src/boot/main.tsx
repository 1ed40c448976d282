import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { isPageFor, preloadPage } from '@/app/router'
import { captureAuthLink } from '@/lib/auth-link'
import { expectFirstPaint } from '@/lib/first-paint'
import { hasStoredSession, sessionInForce, supabase } from '@/lib/supabase'
import '@/styles/index.css'

captureAuthLink()
void start()

async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('index.html has no #root')
  const { pathname } = window.location
  // where it fails, the page itself says so
  const page = preloadPage(pathname)
  expectFirstPaint(page)
  const written = root.dataset['page']
  if (written !== undefined && isPageFor(written, pathname)) {
    const ready = await page.then(
      () => true,
      () => false,
    )
    if (ready) {
      // from here on React hears what is pressed
      document.dispatchEvent(new Event('esboca:hydrating'))
      // in small steps, between which the page scrolls and answers
      startTransition(() => {
        hydrateRoot(root, <Tree />)
      })
      return
    }
  } else {
    // a session that has to be renewed is waited for: at the same time
    if (hasStoredSession() && !sessionInForce()) supabase().catch(() => {})
    // the shell says meanwhile that it is loading; what React shows in between would keep the page back for 0.3 s
    await page.catch(() => {})
    document.dispatchEvent(new Event('esboca:hydrating'))
  }
  // React writes its own tags beside those that are already there
  for (const element of document.head.querySelectorAll('[data-shell], [data-page]')) {
    element.remove()
  }
  createRoot(root).render(<Tree />)
}

function Tree() {
  useEffect(() => {
    // start.ts waits for it
    document.dispatchEvent(new Event('esboca:ready'))
  }, [])
  return (
    <StrictMode>
      <App />
    </StrictMode>
  )
}
