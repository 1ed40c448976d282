import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app'
import { canHydrate, preloadPage } from '@/app/router'
import { captureAuthLink, hasAuthLink } from '@/lib/auth/auth-link'
import { watchCrashes } from '@/lib/telemetry/crash'
import { reloadForMissingChunks } from '@/lib/missing-chunk'
import { paths } from '@/lib/paths'
import { fetchSupabase } from '@/lib/supabase'
import '@/styles/index.css'
import { plainAddress } from './plain-address'

plainAddress()
captureAuthLink()
reloadForMissingChunks()
watchCrashes()
void start()

async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('index.html has no #root')
  const { pathname } = window.location
  const fromEmail = hasAuthLink()
  // where it fails, the page itself says so
  const fetched = await preloadPage(pathname).then(
    () => true,
    () => false,
  )
  const prerendered = root.dataset['page']
  // from here on React hears what is pressed
  document.dispatchEvent(new Event('esboca:hydrating'))
  const same = prerendered !== undefined && canHydrate(prerendered, window.location)
  if (fromEmail) prepareForAccount().catch(() => {})
  if (fetched && same && !fromEmail) {
    // in small steps, between which the page scrolls and answers
    startTransition(() => {
      hydrateRoot(root, <Tree />)
    })
    return
  }
  // React writes its own tags beside those that are already there
  for (const element of document.head.querySelectorAll('[data-shell], [data-page]')) {
    element.remove()
  }
  createRoot(root).render(<Tree />)
}

/** What the link of an e-mail needs, and where it leads, comes while the person reads what it asks. */
async function prepareForAccount(): Promise<void> {
  await fetchSupabase()
  await preloadPage(paths.createOutline)
}

function Tree() {
  useEffect(() => {
    // first-press.ts waits for it
    document.dispatchEvent(new Event('esboca:ready'))
  }, [])
  return (
    <StrictMode>
      <App />
    </StrictMode>
  )
}
