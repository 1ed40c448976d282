/** What the script of Cloudflare Turnstile offers, as far as it is used here. */
export type Turnstile = {
  render: (place: HTMLElement, options: TurnstileOptions) => string | null | undefined
  reset: (widget: string) => void
  remove: (widget: string) => void
}

type TurnstileOptions = {
  sitekey: string
  language: string
  size: 'flexible'
  /** With a token: five minutes, one use. */
  callback: (token: string) => void
  'expired-callback': () => void
  /** The person is asked something: it takes as long as they take. */
  'before-interactive-callback': () => void
  /** True: told to the person by us, and not on the console. */
  'error-callback': () => boolean
  'unsupported-callback': () => void
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

let loading: Promise<Turnstile> | null = null

/** Fetches the script once. Rejects where it does not come; the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

function fetchScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Turnstile did not load'))
    }
    script.src = SCRIPT
    script.async = true
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const { turnstile } = window as { turnstile?: Turnstile }
      if (turnstile) resolve(turnstile)
      else fail()
    })
    document.head.append(script)
  })
}
