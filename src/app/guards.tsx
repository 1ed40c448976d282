import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { loginPathFor } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { LoadingNotice } from '@/ui/feedback/spinner'

/**
 * Shows its page to a logged-in user only; anyone else is sent to log in and comes back (ROUTE-3). While it is not known
 * who is there, `framed` pages show what they show to nobody.
 */
export function RequireUser({ framed, children }: { framed: boolean; children: ReactNode }) {
  const { user, loading } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (user || (loading && framed)) {
    return (
      <>
        {children}
        {!user && <LoadingNotice rest text={appMessages.loading} />}
      </>
    )
  }
  if (loading) return <LoadingNotice page text={appMessages.loading} />
  // on the way elsewhere already: after a logout the next page may still have to be fetched
  if (window.location.pathname !== pathname) return <LoadingNotice text={appMessages.loading} />
  return <Navigate to={loginPathFor(pathname + search + hash)} replace />
}
