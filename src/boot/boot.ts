import { matchesPath } from '@/lib/match-path'
import { reloadOnce } from '@/lib/missing-chunk'
import { fetchFaces, showFaces } from '@/lib/text-faces'
import { openingLink } from '@/messages/boot/opening-link'
import { keepFirstPress } from './first-press'

/*
 * Boots the app. A prerendered page can be read without it, so the app waits there for the first sign of a person, and
 * for the page to have loaded and the browser to be idle: on a slow phone it blocks for half a second. A first press
 * makes it come at once, and is done when it is there. It does not wait where somebody is logged in, comes from an
 * e-mail, or stands before a form.
 */

/** Milliseconds after which it comes to somebody who only looks. */
const AT_LATEST_MS = 10_000
/** Without 'scroll': the page scrolls by itself too, to its section or to where it was left. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const

const root = document.querySelector<HTMLElement>('#root')
const readable = root?.dataset['boot'] === 'idle' && !showShellAtKnownAddress(root)
const waits = readable && !comesFromEmail() && !someoneIsLoggedIn()
let pressed = false
let missing = false
if (root && comesFromEmail()) showThatLinkOpens(root)
else showSection(root?.dataset['section'])

keepFirstPress(() => {
  pressed = true
  if (missing) recover()
  else void bootApp()
})
if (!waits) afterFirstPaint(() => void bootApp())
else afterLoad(bootAtFirstSign)

// on the next page from the first visit on: no line is shared with what this one is waiting for
if (wasHereBefore()) showFaces()
else if (waits) afterLoad(() => afterFirstPaint(() => whenIdle(() => void fetchFaces())))
else
  document.addEventListener('esboca:ready', () => whenIdle(() => void fetchFaces()), { once: true })

/**
 * A host without rules sends the page of what is missing for an address that no file can have, such as an outline's.
 * Where the app has a page, nothing is missing.
 */
function showShellAtKnownAddress(page: HTMLElement): boolean {
  const known = page.dataset['known']?.split(' ') ?? []
  if (!known.some((form) => matchesPath(form, window.location.pathname))) return false
  const shell = document.querySelector<HTMLTemplateElement>('#shell')
  if (shell) page.replaceChildren(shell.content)
  return true
}

/** What stands in the page is for whoever comes by themselves; a form for the login would be filled in for nothing. */
function showThatLinkOpens(page: HTMLElement): void {
  const notice = document.createElement('output')
  notice.textContent = openingLink
  notice.style.margin = 'auto'
  page.querySelector('main')?.replaceChildren(notice)
  // the app takes its place and does not hydrate it
  delete page.dataset['page']
}

/** An address may open further down its page (ROUTE-1). Loaded anew, or gone back to, the page keeps its place. */
function showSection(id: string | undefined): void {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!id || opening?.type === 'reload' || opening?.type === 'back_forward') return
  document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}

/** The second frame begins when the first has been drawn: what is fetched sooner puts it off. */
function afterFirstPaint(boot: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(boot)))
}

function bootAtFirstSign(): void {
  const boot = (event?: Event) => {
    if (event && isStill(event)) return
    clearTimeout(latest)
    for (const sign of SIGNS) document.removeEventListener(sign, boot)
    whenIdle(() => void bootApp())
  }
  const latest = setTimeout(boot, AT_LATEST_MS)
  for (const sign of SIGNS) document.addEventListener(sign, boot, { passive: true })
}

/** Browsers tell of a pointer that rests where a page appears under it. */
function isStill(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 200)
}

/** This script came from the browser's cache, and so will what was fetched with it. */
function wasHereBefore(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[]
  return script?.transferSize === 0
}

async function bootApp(): Promise<void> {
  try {
    await import('./main')
  } catch (error) {
    globalThis.console.warn('app_not_loaded', error)
    missing = true
    // whoever only reads is left in peace
    if (pressed || !readable) recover()
    window.addEventListener('online', () => void bootApp(), { once: true })
  }
}

/** A fresh page may have it, as after a deploy; else the page says so. */
function recover(): void {
  if (reloadOnce()) return
  document.querySelector('[data-loading]')?.remove()
  const notice = document.querySelector<HTMLElement>('[data-app-missing]')
  notice?.removeAttribute('hidden')
  notice?.querySelector('button')?.addEventListener('click', () => window.location.reload())
}

/** Tokens are to leave the address before anything else happens (lib/auth-link), and what went wrong is to be told. */
function comesFromEmail(): boolean {
  const { search, hash } = window.location
  return /[?#&](?:token_hash|access_token|error)/.test(search + hash)
}

/** Told without the app, by the name under which the session is stored (lib/supabase). */
function someoneIsLoggedIn(): boolean {
  try {
    return Object.keys(localStorage).some((name) => /^sb-.+-auth-token$/.test(name))
  } catch {
    return false
  }
}
