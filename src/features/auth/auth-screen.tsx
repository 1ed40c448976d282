import { useLocation, useNavigate } from 'react-router-dom'
import { paths, withWanted } from '@/lib/paths'
import { authMessages } from '@/messages/auth'
import { Notice } from '@/ui/feedback/notice'
import { ConfirmAgain, ConfirmEmail } from './confirm-email'
import { ForgotPassword, RecoverySent } from './forgot-password'
import { LoginForm } from './login-form'
import { SignUpForm } from './sign-up-form'

export type Screen = 'form' | 'confirm' | 'confirm-again' | 'forgot' | 'recovery-sent'

/** What one screen leaves for the next. */
type Typed = {
  name: string
  email: string
  /** The way back to the form was taken to correct the e-mail. */
  correcting: boolean
}

export const NOTHING_TYPED: Typed = { name: '', email: '', correcting: false }

type AuthScreenProps = {
  screen: Screen
  typed: Typed
  onTyped: (part: Partial<Typed>) => void
  /** What is shown comes of a problem that stands in the address. */
  afterProblem: boolean
  onShow: (screen: Screen) => void
}

/** One of the screens, and where each of its ways leads. */
export function AuthScreen({ screen, typed, onTyped, afterProblem, onShow }: AuthScreenProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { email } = typed
  const toLogin = () => void navigate(withWanted(paths.login, search))

  if (screen === 'form') return <Form {...{ typed, onTyped, onShow }} />
  if (screen === 'recovery-sent') return <RecoverySent email={email} onLogin={toLogin} />
  if (screen === 'forgot' || screen === 'confirm-again') {
    const Asking = screen === 'forgot' ? ForgotPassword : ConfirmAgain
    return (
      <Asking
        email={email}
        onSent={(sentTo) => {
          onTyped({ email: sentTo })
          onShow(screen === 'forgot' ? 'recovery-sent' : 'confirm')
        }}
        onLogin={toLogin}
      />
    )
  }
  const onSignUp = pathname === paths.signUp
  return (
    <ConfirmEmail
      email={email}
      onLogin={() => (onSignUp || afterProblem ? toLogin() : onShow('form'))}
      onCorrect={() => {
        onTyped({ correcting: true })
        if (onSignUp && !isConfirmed(search)) onShow('form')
        else void navigate(withWanted(paths.signUp, search))
      }}
    />
  )
}

function Form({ typed, onTyped, onShow }: Pick<AuthScreenProps, 'typed' | 'onTyped' | 'onShow'>) {
  const { pathname, search } = useLocation()
  const confirmed = isConfirmed(search)
  if (pathname === paths.signUp && !confirmed) {
    return (
      <SignUpForm
        {...typed}
        loginPath={withWanted(paths.login, search)}
        onTyped={onTyped}
        onUnconfirmed={() => {
          onTyped({ correcting: false })
          onShow('confirm')
        }}
      />
    )
  }
  return (
    <>
      {confirmed && (
        <Notice announce="polite">
          <p>{authMessages.confirmed}</p>
        </Notice>
      )}
      <LoginForm
        email={typed.email}
        signUpPath={withWanted(paths.signUp, search)}
        onEmail={(email) => onTyped({ email })}
        onForgot={() => onShow('forgot')}
        onUnconfirmed={() => onShow('confirm')}
      />
    </>
  )
}

/** The way back from the e-mail of confirmation. */
function isConfirmed(search: string): boolean {
  return new URLSearchParams(search).get('confirmed') === 'true'
}
