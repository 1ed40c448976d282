import { BrowserRouter } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { Consent } from '@/features/consent/consent'
import { COUNTS_VISITS } from '@/lib/consent'
import { LazyAccountWatch } from './lazy-plan'
import { Layout } from './layout'
import { PageViews } from './page-views'
import { Providers } from './providers'
import { AppRoutes } from './router'

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
  return user && <LazyAccountWatch user={user} />
}
