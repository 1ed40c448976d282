import { isReloading, reloadForMissingChunks } from '@/lib/missing-chunk'
import { keepFirstPress } from './first-press'
import { showKeptFonts } from './kept-fonts'

/*
 * Boots the app. A page that was written at build time can be read without it, so the app waits there until the page
 * has loaded and the browser is idle; a first press makes it come at once, and is done when it is there. It does not
 * wait where somebody is logged in, comes from an e-mail, or stands before a form.
 */

const root = document.querySelector<HTMLElement>('#root')
const waits = root?.dataset['boot'] === 'idle' && !comesFromEmail() && !someoneIsLoggedIn()
let missing = false
let pressed = false

void showKeptFonts()
reloadForMissingChunks(import.meta.url)
keepFirstPress(() => {
  pressed = true
  if (missing) showMissingNotice()
  else void bootApp()
})
if (!waits) requestAnimationFrame(() => setTimeout(() => void bootApp()))
else if (document.readyState === 'complete') bootWhenIdle()
else window.addEventListener('load', bootWhenIdle, { once: true })

function bootWhenIdle(): void {
  const boot = () => void bootApp()
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in window) window.requestIdleCallback(boot, { timeout: 4000 })
  else setTimeout(boot, 200)
}

async function bootApp(): Promise<void> {
  try {
    await import('./main')
  } catch (error) {
    if (isReloading()) return
    missing = true
    // a written page can still be read, and its links lead on
    if (pressed || root?.dataset['page'] === undefined) showMissingNotice()
    window.addEventListener('online', () => window.location.reload(), { once: true })
    globalThis.console.warn('app_not_loaded', error)
  }
}

function showMissingNotice(): void {
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
