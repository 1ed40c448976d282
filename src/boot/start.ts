import { showKeptFonts } from './kept-fonts'

/**
 * Begins the app: as soon as the page is painted where nothing goes without it (a private page, a form, a place to
 * scroll to). Of other pages most visitors come to read, on lines that they pay by the megabyte; links are page loads
 * and <details> and anchors work by themselves. There the app is fetched at the first sign that somebody is there; when
 * the browser has nothing better to do where the visit may be counted; at once where somebody is logged in and waits
 * for their own header, or has followed a link of an e-mail. What is pressed meanwhile is kept and done when the app is
 * there.
 */
type Settings = {
  app: string
  preload: string
  styles: string
  when: 'now' | 'sign'
  /** What to say when something is pressed and the app is not to be had. */
  missing: string
}

/** A click alone is what some screen readers send. */
const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const

// before anything that may begin at once
let begun = false

const script = document.querySelector<HTMLScriptElement>('script[data-app]')
const settings = script?.dataset as Settings | undefined

if (settings) {
  void showKeptFonts()
  keepWhatIsPressed(settings)
  if (comesFromEmail()) begin(settings)
  else if (settings.when === 'now') beginWhenPainted(settings)
  else if (someoneIsLoggedIn()) begin(settings)
  else {
    beginAtSign(settings)
    if (visitIsCounted()) beginWhenIdle(settings)
  }
}

function beginWhenPainted(to: Settings): void {
  requestAnimationFrame(() => setTimeout(() => begin(to)))
}

function beginAtSign(to: Settings): void {
  const start = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, start)
    begin(to)
  }
  for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true })
}

function beginWhenIdle(to: Settings): void {
  const wait = () => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => begin(to), { timeout: 4000 })
    } else setTimeout(() => begin(to), 1)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

function begin({ app, preload, styles }: Settings): void {
  if (begun) return
  begun = true
  for (const href of [app, ...preload.split(' ')].filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  }
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
  document.head.append(Object.assign(document.createElement('link'), manifest))
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
  // what the app shows is not to be seen without them, yet better so than not at all
  for (const end of ['load', 'error']) sheet.addEventListener(end, run, { once: true })
  document.head.append(sheet)

  function run(): void {
    const element = Object.assign(document.createElement('script'), { type: 'module', src: app })
    element.addEventListener('error', sayThatItIsNotThere)
    document.head.append(element)
  }
}

/**
 * A private page says so (app/opening.tsx). A public one can still be read, and its links lead on: it is loaded anew,
 * once, since a deploy may have taken the script away; else when the connection is back.
 */
function sayThatItIsNotThere(): void {
  const notice = document.querySelector<HTMLElement>('[data-not-loaded]')
  if (notice) {
    document.querySelector<HTMLElement>('[data-loading]')?.setAttribute('hidden', '')
    notice.removeAttribute('hidden')
    notice.querySelector('button')?.addEventListener('click', reload)
  } else if (navigator.onLine && rememberReload()) {
    reload()
  } else {
    document.dispatchEvent(new Event('esboca:missing'))
    window.addEventListener('online', reload, { once: true })
  }
}

function reload(): void {
  window.location.reload()
}

/** Likewise for the scripts of pages (app/recover-script.ts, which forgets it). False where it was done already. */
function rememberReload(): boolean {
  const { pathname } = window.location
  try {
    if (sessionStorage.getItem('esboca:reloaded-at') === pathname) return false
    sessionStorage.setItem('esboca:reloaded-at', pathname)
    return true
  } catch {
    return false
  }
}

function keepWhatIsPressed({ missing: words }: Settings): void {
  let kept: (() => void) | undefined
  let missing = false
  const onMissing = () => {
    missing = true
    if (kept) window.alert(words)
  }
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.type !== 'button') return
    if (missing) window.alert(words)
    kept = () => button.click()
  }
  // sent by the browser, a form would put what was typed into the address
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (missing) window.alert(words)
    kept = () => event.submitter?.click()
  }
  const stopKeeping = () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('submit', onSubmit)
    document.removeEventListener('esboca:missing', onMissing)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('esboca:missing', onMissing)
  document.addEventListener('esboca:hydrating', stopKeeping, { once: true })
  // after React has ended its work: in the middle of it, it could not yet take over what is pressed
  document.addEventListener('esboca:ready', () => setTimeout(() => kept?.()), { once: true })
}

/** Tokens are to leave the address before anything else happens (lib/auth-link), and what went wrong is to be told. */
function comesFromEmail(): boolean {
  const { search, hash } = window.location
  return /[?#&](?:token_hash|access_token|error)/.test(search + hash)
}

/** Told without the app, by the name under which the session is stored (lib/supabase). */
function someoneIsLoggedIn(): boolean {
  return stored().some(([name]) => /^sb-.+-auth-token$/.test(name))
}

/** Likewise, by the answer about statistics (lib/consent). How old it is, the app looks. */
function visitIsCounted(): boolean {
  if (!import.meta.env.VITE_GA_MEASUREMENT_ID) return false
  return stored().some(
    ([name, answer]) => name === 'esboca:consent' && answer.includes('"statistics":true'),
  )
}

function stored(): readonly [string, string][] {
  try {
    return Object.entries<string>(localStorage)
  } catch {
    return []
  }
}
