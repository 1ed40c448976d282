import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { pathAfterLogin } from '@/lib/device/received-link'
import { authMessages } from '@/messages/auth'
import { Notice } from '@/ui/feedback/notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { awaitedConfirmation } from './awaited-confirmation'
import { isAuthProblem, queryProblem, recoveryExpired, type AuthProblem } from './auth-problem'
import { useAuth, useSessionLikely } from './auth-provider'
import { AuthScreen, NOTHING_TYPED, type Screen } from './auth-screen'
import { ResetPassword } from './reset-password'
import { useAuthLink } from './email-link/use-auth-link'

/**
 * All authentication screens. The address decides between login and sign-up; the other screens follow from what
 * happens on these and last until the address changes; the one that waits for a confirmation is there again when the
 * page was loaded anew. The e-mail is typed once.
 */
export function AuthFlow() {
  const { user, loading } = useAuth()
  const likely = useSessionLikely()
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const link = useAuthLink()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [shown, setShown] = useState<{ screen: Screen; at: string }>({ screen: 'form', at: key })
  const [resettingAt, setResettingAt] = useState<string | null>(null)
  const [strangerAt, setStrangerAt] = useState<string | null>(null)

  const place = `${pathname}${search} ${key}`
  const confirms = shown.at === key && shown.screen === 'confirm'
  // after the first render, which must be that of the prerendered page
  useLayoutEffect(() => {
    const awaited = awaitedConfirmation.read(place)
    if (!awaited) return
    setTyped({ ...awaited, correcting: false })
    setShown({ screen: 'confirm', at: key })
  }, [place, key])
  const { name, email } = typed
  useEffect(() => {
    if (user) awaitedConfirmation.forget()
    else if (confirms) awaitedConfirmation.keep({ at: place, name, email })
  }, [user, confirms, place, name, email])

  if (link.card) return link.card
  if (link.busy || (loading && likely)) {
    return <LoadingNotice page text={authMessages.opening} late={authMessages.openingLate} />
  }

  const recovers = new URLSearchParams(search).get('type') === 'recovery'
  // stays through the moment between the end of the session and the way back to the login
  if (recovers && user && resettingAt !== key) setResettingAt(key)
  if (resettingAt === key) {
    const done = () => {
      setTyped((before) => ({ ...before, email: '' }))
      void navigate(paths.auth, { replace: true })
    }
    return <ResetPassword email={user?.email ?? ''} onDone={done} />
  }

  const problem =
    queryProblem(search) ??
    (isAuthProblem(state) ? state : null) ??
    (recovers ? recoveryExpired : null)
  // whoever logs in has dealt with whatever went wrong before
  if (!user && strangerAt !== key) setStrangerAt(key)
  if (user && (!problem || strangerAt === key)) {
    return <Navigate to={pathAfterLogin(search)} replace />
  }

  const first = firstScreen(problem)
  const screen = shown.at === key && shown.screen !== 'form' ? shown.screen : first
  return (
    <div className="flex flex-col gap-5">
      {screen === first && problem && (
        <Notice tone="danger" announce="assertive">
          <p>{problem.text}</p>
        </Notice>
      )}
      <AuthScreen
        screen={screen}
        typed={typed}
        onTyped={(part) => setTyped((before) => ({ ...before, ...part }))}
        afterProblem={problem !== null}
        onShow={(next) => {
          if (next !== 'confirm') awaitedConfirmation.forget()
          setShown({ screen: next, at: key })
        }}
      />
    </div>
  )
}

/** A link that did not open leads to where another one is asked for. */
function firstScreen(problem: AuthProblem | null): Screen {
  if (problem?.offers === 'recovery') return 'forgot'
  return problem?.offers === 'confirmation' ? 'confirm-again' : 'form'
}
