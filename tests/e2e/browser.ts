import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { chromiumOptions } from '../chromium/chromium.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/** One for all the files of a worker; it ends with the worker. */
let shared: Promise<Browser> | undefined

function sharedBrowser(): Promise<Browser> {
  shared ??= chromiumOptions().then((options) => chromium.launch(options))
  return shared
}

type PageOptions = {
  viewport?: typeof PHONE
  hasTouch?: boolean
  javaScriptEnabled?: boolean
  /** Another browser than the shared one. */
  browser?: Browser
  /** Whether the service worker may be there, which fetches all of the app into each new profile. */
  serviceWorker?: boolean
}

type Watched = { page: Page; context: BrowserContext; problems: string[] }

/** A page in an empty profile, for this test, that remembers every error of its console and uncaught exception. */
export async function openPage({
  browser,
  serviceWorker = false,
  ...options
}: PageOptions = {}): Promise<Watched> {
  const context = await (browser ?? (await sharedBrowser())).newContext({
    viewport: PHONE,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    baseURL: inject('origin'),
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...options,
  })
  const problems: string[] = []
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await shownIn(context), problems)
    await context.close()
  })
  await context.addInitScript(() => {
    document.addEventListener('esboca:ready', () => {
      ;(globalThis as Marks).ready = true
    })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright'
    if (isProblem && !isBlocked) problems.push(`${message.text()} ${message.location().url}`)
  })
  return { page, context, problems }
}

/** What a person would see in each page, for whoever reads that a test failed on another machine. */
async function shownIn(context: BrowserContext): Promise<string> {
  const shown = context.pages().map(async (page) => {
    const text = await page
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch((error: Error) => error.message)
    return `${page.url()}\n${text.slice(0, MOST_SHOWN)}`
  })
  return (await Promise.all(shown)).join('\n\n')
}

/** Characters of a page: its dialogs stand at its end, but few pages are longer. */
const MOST_SHOWN = 6_000

/** Presses for one option: a list that is just opening may move away under the first. */
const MOST_PRESSES = 3

/** Chooses from a list, and sees that it closes. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  const one = page.getByRole('option', { name: option })
  for (let press = 1; press <= MOST_PRESSES; press += 1) {
    await one.click()
    const closed = one.waitFor({ state: 'hidden', timeout: 2_000 })
    if (
      await closed.then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`'${option}' was pressed ${MOST_PRESSES} times, and the list is still open`)
}

/** Waits for the focus: a dialog gives it back a moment after it has gone. */
export async function expectFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor()
}

type Marks = { ready?: true }

/** The first sign of a person. A pointer that is where it was is none, and the browser keeps its place from page to page. */
export async function stirPointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(9, 9)
}

/** Resolves when the app has taken the page over, which a public page does at the first sign of a person. */
export async function hydrated(page: Page): Promise<void> {
  await stirPointer(page)
  await page.waitForFunction(() => (globalThis as Marks).ready)
}

/** How many there are of what a page tells search engines. */
export const headTags = (page: Page) =>
  page.evaluate(() => ({
    titles: document.querySelectorAll('head title').length,
    descriptions: document.querySelectorAll('meta[name=description]').length,
    canonicals: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    robots: document.querySelectorAll('meta[name=robots]').length,
  }))

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = {
  axe?: {
    run: (
      root: unknown,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
  }
}

/**
 * Brings it to the middle of the window. What a bar at the foot of it happens to cover in part is too small a target to
 * axe, and whole for whoever scrolls.
 */
export async function clearOfBar(locator: Locator): Promise<void> {
  await locator.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
}

type Looks = {
  /** What is new on a page that was looked at before, such as a dialog. */
  within?: Locator
  /** Light at a desktop's width, where other parts are shown. */
  wide?: boolean
}

/**
 * Fails with the rules and elements that axe objects to on the page as it stands, in both themes. Every colour that
 * stands on another is a pair of `tokens.test.ts` too.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { within, wide = false }: Looks = {},
): Promise<void> {
  // Under an open dialog it is hidden from assistive technology, not from the eye.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
  const root = within ?? page.locator(':root')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, root, WCAG, `${state}, dark`)
  const narrow = page.viewportSize()
  if (wide) await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: 'light' })
  // at the same width only contrast depends on the theme
  await expectNoViolations(page, root, wide ? WCAG : ['color-contrast'], `${state}, light`)
  if (wide && narrow) await page.setViewportSize(narrow)
}

async function expectNoViolations(
  page: Page,
  root: Locator,
  rules: string[],
  state: string,
): Promise<void> {
  await colourTransitions(page)
  // Evaluated, not added as a script: the inbox has a policy that forbids scripts.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(await axeSource)
  const violations = await root.evaluate(async (element, runOnly) => {
    const { axe } = globalThis as AxeWindow
    const result = await axe?.run(element, { runOnly, resultTypes: ['violations'] })
    return result?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
    )
  }, rules)
  expect(violations, `axe on ${state}`).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(sideways, `sideways scrolling on ${state}`).toBe(false)
}

/** Changing the theme starts transitions, and axe would measure a colour on its way. */
async function colourTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((a) => a instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** WCAG 2.2 asks for 24 px; what is pressed with a thumb gets 44. Links inside a sentence are as high as its lines. */
const TARGET_PX = 44

/** Fails where the page scrolls sideways, cuts words off, or shows a control too small to be hit with a thumb. */
export async function expectRoomy(page: Page, state: string): Promise<void> {
  const faults = await page.evaluate((least) => {
    const faultsFound: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faultsFound.push(`${scrollWidth} px wide, ${clientWidth} to see`)
    // the knob of a slider is left out: it follows a press anywhere on its row
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="radio"]',
    )
    for (const control of controls) {
      const inSentence = control.matches('p a, li p a, dd a, .prose a')
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      // what is there for screen readers alone is clipped away
      const clipped = control.closest('.sr-only:not(:focus)') !== null
      const shown = control.checkVisibility({ visibilityProperty: true }) && !clipped && width > 1
      // a link that lies over the whole card it stands in
      const stretched = getComputedStyle(control, '::after').position === 'absolute'
      if (shown && !inSentence && !stretched && (height < least || width < least)) {
        faultsFound.push(
          `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 90)}`,
        )
      }
    }
    return faultsFound
  }, TARGET_PX - 0.5)
  expect.soft(faults, `room on ${state}`).toEqual([])
}

type Mail = { to: string; subject: string; text: string; html: string; link: string | null }

/** The newest mail to an address in the embedded backend's inbox, awaited for up to ten seconds. */
export async function mailTo(address: string): Promise<Mail> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${inject('origin')}/dev/mail.json`)
    const mail = ((await answer.json()) as Mail[]).find(({ to }) => to === address)
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address}`)
}

let users = 0

/** An address that no other test uses. */
export function newAddress(name: string): string {
  users += 1
  return `${name}.${Date.now().toString(36)}${users}@exemplo.com.br`
}
