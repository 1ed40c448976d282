import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/** Debian's Chromium; the switches keep it from calling home. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

type Watched = { page: Page; context: BrowserContext; problems: string[] }

/** A page in an empty profile that remembers every error of its console and every uncaught exception. */
export async function openPage(
  browser: Browser,
  options: { viewport?: typeof PHONE; colorScheme?: 'light' | 'dark'; hasTouch?: boolean } = {},
): Promise<Watched> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    baseURL: inject('origin'),
    ...options,
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  return { page, context, problems }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = {
  axe: {
    run: (
      root: unknown,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
  }
}

/** Fails with the rules and elements that axe objects to on the page as it stands, in both themes. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Under an open dialog it is hidden from assistive technology, not from the eye.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
  // Evaluated, not added as a script: the inbox has a policy that forbids scripts.
  await page.evaluate(await axeSource)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await colourTransitions(page)
    const violations = await page.evaluate(async (tags) => {
      const { axe } = globalThis as unknown as AxeWindow
      const result = await axe.run(document, { runOnly: { type: 'tag', values: tags } })
      return result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
      )
    }, WCAG)
    expect(violations, `axe on ${state}, ${colorScheme}`).toEqual([])
  }
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

type Mail = { to: string; subject: string; text: string; html: string; link: string | null }

/** The newest mail to an address in the embedded backend's inbox, awaited for up to ten seconds. */
export async function mailTo(address: string): Promise<Mail> {
  const deadline = Date.now() + 10_000
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
