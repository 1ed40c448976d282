import { useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { Consent } from '@/features/consent/consent'
import { track } from '@/lib/telemetry/analytics'
import { COUNTS_VISITS, onDecision, statisticsAllowed } from '@/lib/telemetry/consent'
import { lazyComponent } from '@/lib/lazy-component'
import { Layout } from './layout'
import { Providers } from './providers'
import { AppRoutes } from './router'

// for members alone; it shows nothing, so a page does without it where it cannot be fetched
const AccountWatch = lazyComponent(
  async () => (await import('./account-watch')).AccountWatch,
  null,
  () => null,
)

export function App() {
  return (
    <BrowserRouter>
      <AppContent />
    </BrowserRouter>
  )
}

/** The app inside whatever router: the browser's, or the one that holds still while a page is prerendered. */
export function AppContent() {
  return (
    <Providers>
      {COUNTS_VISITS && <PageViews />}
      <SignedInWatch />
      <Layout>
        <AppRoutes />
      </Layout>
      {COUNTS_VISITS && <Consent />}
    </Providers>
  )
}

function SignedInWatch() {
  const { user } = useAuth()
  return user && <AccountWatch key={user.id} user={user} />
}

/** Counts every change of page (ROUTE-9), and the page on which somebody agrees to be counted; shows nothing. */
function PageViews() {
  const { pathname } = useLocation()
  const allowed = useSyncExternalStore(onDecision, statisticsAllowed, () => null)
  useEffect(() => {
    if (allowed) track({ name: 'page_view', path: pathname })
  }, [allowed, pathname])
  return null
}
