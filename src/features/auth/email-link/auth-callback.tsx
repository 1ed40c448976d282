import { Navigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { authMessages } from '@/messages/auth'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { sessionExpired } from '../auth-problem'
import { useAuth } from '../auth-provider'
import { useAuthLink } from './use-auth-link'

/** Where the links of recovery mails arrive (AUTH-5). */
export function AuthCallback() {
  const { user, loading } = useAuth()
  const { busy, card } = useAuthLink()
  if (card) return card
  if (busy || loading)
    return <LoadingNotice page text={authMessages.opening} late={authMessages.openingLate} />
  if (user) return <Navigate to={paths.createOutline} replace />
  return <Navigate to={paths.auth} replace state={sessionExpired} />
}
