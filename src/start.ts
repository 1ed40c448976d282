/**
 * Begins the app on a page that was written beforehand; until then links are page loads and <details> work by
 * themselves. The app is fetched when the browser has nothing better to do, or at the first touch or key; as soon as
 * the page is painted where it asks for that; at once where somebody is logged in and waits for their own header. What
 * is pressed meanwhile is kept and done when the app is there.
 */
type Settings = { app: string; preload: string; when: 'now' | 'idle' }

const script = document.querySelector<HTMLScriptElement>('script[data-app]')
const settings = script?.dataset as Settings | undefined

if (settings) {
  keepWhatIsPressed()
  if (someoneIsLoggedIn()) begin(settings)
  else if (settings.when === 'now') beginWhenPainted(settings)
  else beginWhenIdle(settings)
}

function beginWhenPainted(to: Settings): void {
  requestAnimationFrame(() => setTimeout(() => begin(to)))
}

function beginWhenIdle(to: Settings): void {
  const firstSigns = ['pointerdown', 'keydown', 'touchstart'] as const
  const start = () => {
    for (const sign of firstSigns) window.removeEventListener(sign, start)
    begin(to)
  }
  for (const sign of firstSigns) window.addEventListener(sign, start, { passive: true })
  const wait = () => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start, 1)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

let begun = false

function begin({ app, preload }: Settings): void {
  if (begun) return
  begun = true
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  }
  const element = Object.assign(document.createElement('script'), { type: 'module', src: app })
  document.head.append(element)
}

function keepWhatIsPressed(): void {
  let kept: (() => void) | undefined
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.type === 'button') kept = () => button.click()
  }
  // sent by the browser, a form would put what was typed into the address
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    kept = () => event.submitter?.click()
  }
  const stopKeeping = () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('submit', onSubmit)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  document.addEventListener('esboca:hydrating', stopKeeping, { once: true })
  // after React has ended its work: in the middle of it, it could not yet take over what is pressed
  document.addEventListener('esboca:ready', () => setTimeout(() => kept?.()), { once: true })
}

/** Told without the app, by the name under which the session is stored (lib/supabase). */
function someoneIsLoggedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))
  } catch {
    return false
  }
}
