import { Suspense } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { plainPath } from '@/lib/public-paths'
import { appMessages } from '@/messages/app'
import { LoadingNotice } from '@/ui/spinner'
import { ErrorBoundary } from './error-boundary'
import { RequireUser } from './guards'
import { dataPage, lazyPage, type LazyPage } from './lazy-page'

const LandingPage = lazyPage(async () => (await import('@/pages/landing-page')).LandingPage)
const AuthPage = lazyPage(async () => (await import('@/pages/auth-page')).AuthPage)
const AuthCallbackPage = lazyPage(
  async () => (await import('@/pages/auth-callback-page')).AuthCallbackPage,
)
const CreateOutlinePage = dataPage(
  async () => (await import('@/pages/create-outline-page')).CreateOutlinePage,
)
const DashboardPage = dataPage(async () => (await import('@/pages/dashboard-page')).DashboardPage)
const OutlinePage = dataPage(async () => (await import('@/pages/outline-page')).OutlinePage)
const CheckoutPage = dataPage(async () => (await import('@/pages/checkout-page')).CheckoutPage)
const AccountPage = dataPage(async () => (await import('@/pages/account-page')).AccountPage)
const BlogPage = lazyPage(async () => (await import('@/pages/blog-page')).BlogPage)
const ArticlePage = lazyPage(async () => (await import('@/pages/article-page')).ArticlePage)
const HelpPage = lazyPage(async () => (await import('@/pages/help-page')).HelpPage)
const TutorialsPage = lazyPage(async () => (await import('@/pages/tutorials-page')).TutorialsPage)
const GuidesPage = lazyPage(async () => (await import('@/pages/guides-page')).GuidesPage)
const ContactPage = lazyPage(async () => (await import('@/pages/contact-page')).ContactPage)
const FeedbackPage = lazyPage(async () => (await import('@/pages/feedback-page')).FeedbackPage)
const TermsPage = lazyPage(async () => (await import('@/pages/terms-page')).TermsPage)
const PrivacyPage = lazyPage(async () => (await import('@/pages/privacy-page')).PrivacyPage)
const CookiesPage = lazyPage(async () => (await import('@/pages/cookies-page')).CookiesPage)
const LgpdPage = lazyPage(async () => (await import('@/pages/lgpd-page')).LgpdPage)
const NotFoundPage = lazyPage(async () => (await import('@/pages/not-found-page')).NotFoundPage)

type AppRoute = { path: string; Page: LazyPage; guarded?: true }

const routes: readonly AppRoute[] = [
  { path: paths.home, Page: LandingPage },
  { path: paths.features, Page: LandingPage },
  { path: paths.pricing, Page: LandingPage },
  { path: paths.auth, Page: AuthPage },
  { path: paths.login, Page: AuthPage },
  { path: paths.signUp, Page: AuthPage },
  { path: paths.authCallback, Page: AuthCallbackPage },
  { path: paths.createOutline, Page: CreateOutlinePage, guarded: true },
  { path: paths.dashboard, Page: DashboardPage, guarded: true },
  { path: paths.outline, Page: OutlinePage, guarded: true },
  { path: paths.checkout, Page: CheckoutPage, guarded: true },
  { path: paths.account, Page: AccountPage, guarded: true },
  { path: paths.blog, Page: BlogPage },
  { path: paths.article, Page: ArticlePage },
  { path: paths.help, Page: HelpPage },
  { path: paths.tutorials, Page: TutorialsPage },
  { path: paths.guides, Page: GuidesPage },
  { path: paths.contact, Page: ContactPage },
  { path: paths.feedback, Page: FeedbackPage },
  { path: paths.terms, Page: TermsPage },
  { path: paths.privacy, Page: PrivacyPage },
  { path: paths.cookies, Page: CookiesPage },
  { path: paths.lgpd, Page: LgpdPage },
  { path: '*', Page: NotFoundPage },
]

function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}

export function pageAt(pathname: string): LazyPage | undefined {
  return routeOf(pathname)?.Page
}

/** Fetches the page of an address beforehand, so that it renders at once. Rejects where that fails. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeOf(pathname)?.Page.preload()
}

/** Whether the page that was written for one path is what the app shows at this address. */
export function isPageFor(written: string, pathname: string): boolean {
  return written === plainPath(pathname) || (written === '/404' && routeOf(pathname)?.path === '*')
}

export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingNotice page text={appMessages.loading} />}>
        <Routes>
          {routes.map(({ path, Page, guarded }) => (
            <Route
              key={path}
              path={path}
              element={
                guarded ? (
                  <RequireUser>
                    <Page />
                  </RequireUser>
                ) : (
                  <Page />
                )
              }
            />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
