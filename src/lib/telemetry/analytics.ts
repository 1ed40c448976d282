import { PRICE_BRL } from '@contract/limits'
import { COUNTS_VISITS, onDecision, statisticsAllowed } from './consent'

/** Where a button stands that calls for something. */
export type CtaPlace = 'hero' | 'pricing' | 'showcase' | 'closing'

/** What is counted (ROUTE-9). Nothing in it tells who somebody is or what they wrote. */
export type AnalyticsEvent =
  | { name: 'page_view'; path: string }
  | { name: 'sign_up' }
  | { name: 'login' }
  | { name: 'generate_outline'; type: string; minutes: number }
  | { name: 'purchase'; transactionId: string }
  | { name: 'cta_click'; place: CtaPlace }

type Tag = (...args: unknown[]) => void

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>

let tag: Tag | null = null

/**
 * Counts something, if this build has a measurement id and the person has said yes; otherwise it goes nowhere, and
 * nothing of Google's is fetched. What happens before the yes is not counted afterwards.
 */
export function track(event: AnalyticsEvent): void {
  if (!COUNTS_VISITS || statisticsAllowed() !== true) return
  tag ??= loadTag()
  const { name, ...parameters } = toGoogle(event)
  tag('event', name, parameters)
}

function toGoogle(event: AnalyticsEvent): { name: string } & Record<string, unknown> {
  const { name } = event
  switch (name) {
    case 'page_view':
      return { name, page_title: document.title, ...pageLocation(event.path) }
    case 'generate_outline':
      return { name, outline_type: event.type, minutes: event.minutes }
    case 'purchase':
      return { name, transaction_id: event.transactionId, value: PRICE_BRL, currency: 'BRL' }
    case 'cta_click':
      return { name, place: event.place }
    case 'sign_up':
    case 'login':
    default:
      return { name, method: 'email' }
  }
}

/** Without query and fragment: the links of e-mails carry tokens there. */
function pageLocation(path: string) {
  return { page_location: window.location.origin + path }
}

function loadTag(): Tag {
  const id = import.meta.env.VITE_GA_MEASUREMENT_ID ?? ''
  const page = window as unknown as TagWindow
  const layer = (page.dataLayer ??= [])
  // Google's script tells its commands from other things by the type: an arguments object, not an array
  const send: Tag = function () {
    layer.push(arguments)
  }
  send('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  send('js', new Date())
  send('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...pageLocation(window.location.pathname),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)

  onDecision(() => {
    const allowed = statisticsAllowed() === true
    page[`ga-disable-${id}`] = !allowed
    if (!allowed) forgetVisitor()
  })
  return send
}

/** Google's cookies lie on the site's domain or on one above it. */
function forgetVisitor(): void {
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_, index) => parts.slice(index).join('.'))
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((candidate) => /^_ga(_|$)/.test(candidate))) {
    for (const place of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${place}`
    }
  }
}
