import { BrowserRouter } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { Consent } from '@/features/consent/consent'
import { COUNTS_VISITS } from '@/lib/consent'
import { lazyComponent } from '@/lib/lazy-component'
import { Layout } from './layout'
import { PageViews } from './page-views'
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

/** The app inside whatever router: the browser's, or the one that holds still while a page is written. */
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
