import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths, withWanted } from '@/lib/paths'
import { pathAfterLogin } from '@/lib/device/received-link'
import { authMessages } from '@/messages/auth'
import { Notice } from '@/ui/feedback/notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { isAuthProblem, queryProblem, recoveryExpired, type AuthProblem } from './auth-problem'
import { useAuth, useSessionLikely } from './auth-provider'
import { ConfirmAgain, ConfirmEmail } from './confirm-email'
import { ForgotPassword, RecoverySent } from './forgot-password'
import { LoginForm } from './login-form'
import { ResetPassword } from './reset-password'
import { SignUpForm } from './sign-up-form'
import { useAuthLink } from './email-link/use-auth-link'

type Screen = 'form' | 'confirm' | 'confirm-again' | 'forgot' | 'recovery-sent'

/**
 * All authentication screens. The address decides between login and sign-up; the other screens follow from what
 * happens on these and last until the address changes. The e-mail is typed once.
 */
export function AuthFlow() {
  const { user, loading } = useAuth()
  const likely = useSessionLikely()
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const link = useAuthLink()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [shown, setShown] = useState<{ screen: Screen; at: string }>({ screen: 'form', at: key })
  const [resettingAt, setResettingAt] = useState<string | null>(null)
  const [correcting, setCorrecting] = useState(false)
  const [strangerAt, setStrangerAt] = useState<string | null>(null)

  const params = new URLSearchParams(search)
  const confirmed = params.get('confirmed') === 'true'
  const recovers = params.get('type') === 'recovery'
  const signsUp = pathname === paths.signUp && !confirmed
  const show = (screen: Screen) => setShown({ screen, at: key })
  const toLogin = () => void navigate(withWanted(paths.login, search))

  if (link.card) return link.card
  if (link.busy || (loading && likely)) {
    return <LoadingNotice page text={authMessages.opening} late={authMessages.openingLate} />
  }

  // stays through the moment between the end of the session and the way back to the login
  if (recovers && user && resettingAt !== key) setResettingAt(key)
  if (resettingAt === key) {
    const done = () => {
      setEmail('')
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
      {screen === 'form' && confirmed && (
        <Notice announce="polite">
          <p>{authMessages.confirmed}</p>
        </Notice>
      )}
      {screen === 'confirm' && (
        <ConfirmEmail
          email={email}
          onLogin={() => (pathname === paths.signUp || problem ? toLogin() : show('form'))}
          onCorrect={() => {
            setCorrecting(true)
            if (signsUp) show('form')
            else void navigate(withWanted(paths.signUp, search))
          }}
        />
      )}
      {screen === 'confirm-again' && (
        <ConfirmAgain
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo)
            show('confirm')
          }}
          onLogin={toLogin}
        />
      )}
      {screen === 'forgot' && (
        <ForgotPassword
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo)
            show('recovery-sent')
          }}
          onLogin={toLogin}
        />
      )}
      {screen === 'recovery-sent' && <RecoverySent email={email} onLogin={toLogin} />}
      {screen === 'form' &&
        (signsUp ? (
          <SignUpForm
            name={name}
            email={email}
            correcting={correcting}
            loginPath={withWanted(paths.login, search)}
            onTyped={(typed) => {
              setName(typed.name)
              setEmail(typed.email)
            }}
            onUnconfirmed={() => {
              setCorrecting(false)
              show('confirm')
            }}
          />
        ) : (
          <LoginForm
            email={email}
            signUpPath={withWanted(paths.signUp, search)}
            onEmail={setEmail}
            onForgot={() => show('forgot')}
            onUnconfirmed={() => show('confirm')}
          />
        ))}
    </div>
  )
}

/** A link that did not open leads to where another one is asked for. */
function firstScreen(problem: AuthProblem | null): Screen {
  if (problem?.offers === 'recovery') return 'forgot'
  return problem?.offers === 'confirmation' ? 'confirm-again' : 'form'
}
