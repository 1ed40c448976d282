import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TURNSTILE_SITE_KEY } from '@/lib/auth/captcha-key'
import { authMessages } from '@/messages/auth'
import { Notice } from '@/ui/feedback/notice'
import { loadTurnstile, type Turnstile } from './turnstile'

/** Longer than the check takes where nobody is asked anything. */
const WAIT_MS = 8_000

/** Why there is no token; lib/auth-errors has the words. */
class CaptchaError extends Error {
  readonly code: 'captcha_pending' | 'captcha_unavailable'

  constructor(code: CaptchaError['code']) {
    super(code)
    this.code = code
  }
}

type Captcha = {
  /** Stands in the form, before its button. */
  field: ReactNode
  /**
   * For the options of what is sent to the authentication server, which demands a token for sign-up, login by password,
   * recovery and another confirmation. Each is good for one request. Rejects where there is none.
   */
  take: () => Promise<{ captchaToken?: string }>
}

const NONE: Captcha = { field: null, take: async () => ({}) }

/** Cloudflare Turnstile, where this build has a key of it. */
export const useCaptcha: () => Captcha = TURNSTILE_SITE_KEY ? useTurnstile : () => NONE

type Widget = { turnstile: Turnstile; id: string }

function useTurnstile(): Captcha {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget | null>(null)
  const token = useRef<string | null>(null)
  /** Told when there is a token, or when there will be none without the person. */
  const waiting = useRef(new Set<() => void>())
  const [failed, setFailed] = useState(false)
  /** The same for what runs on while the form is drawn anew. */
  const broken = useRef(false)

  useEffect(() => {
    const { current: shown } = place
    let gone = false
    const settle = () => {
      for (const tell of waiting.current) tell()
    }
    const show = (isBroken: boolean) => {
      broken.current = isBroken
      setFailed(isBroken)
      settle()
    }
    const fail = () => {
      if (!gone) show(true)
    }
    const render = (turnstile: Turnstile) => {
      if (gone || !shown) return
      const id = turnstile.render(shown, {
        sitekey: TURNSTILE_SITE_KEY,
        language: 'pt-BR',
        size: 'flexible',
        callback(given) {
          token.current = given
          show(false)
        },
        'expired-callback': () => {
          token.current = null
        },
        'before-interactive-callback': settle,
        'error-callback': () => {
          fail()
          return true
        },
        'unsupported-callback': fail,
      })
      if (id) widget.current = { turnstile, id }
      else fail()
    }
    loadTurnstile().then(render).catch(fail)
    return () => {
      gone = true
      widget.current?.turnstile.remove(widget.current.id)
      widget.current = null
      token.current = null
    }
  }, [])

  const take = async () => {
    if (token.current === null && !broken.current) await settled(waiting.current)
    const { current: captchaToken } = token
    if (captchaToken === null) {
      throw new CaptchaError(
        broken.current || !widget.current ? 'captcha_unavailable' : 'captcha_pending',
      )
    }
    token.current = null
    widget.current?.turnstile.reset(widget.current.id)
    return { captchaToken }
  }

  return {
    field: (
      <div>
        {/* as high as what comes, so that the button does not move under the finger */}
        <div ref={place} className={failed ? 'hidden' : 'min-h-[65px]'} />
        {failed && (
          <Notice tone="danger" announce="assertive">
            <p>{authMessages.captchaUnavailable}</p>
          </Notice>
        )}
      </div>
    ),
    take,
  }
}

function settled(waiting: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      waiting.delete(done)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, WAIT_MS)
    waiting.add(done)
  })
}
