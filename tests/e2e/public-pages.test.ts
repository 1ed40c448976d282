/** Every public page with all that folds opened, for everyone: axe in both themes, and no sideways scrolling. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, launchBrowser, openPage } from './browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser?.close())

/** The narrowest window that WCAG 1.4.10 asks for. */
const NARROW = { width: 320, height: 640 }

it.each([
  '/',
  '/blog',
  '/blog/do-domingo-ao-encontro',
  '/blog/perguntas-que-abrem-a-conversa',
  '/blog/quem-fala-demais-e-quem-se-cala',
  '/central-de-ajuda',
  '/tutoriais',
  '/guias',
  '/contato',
  '/feedback',
  '/termos-de-uso',
  '/politica-de-privacidade',
  '/politica-de-cookies',
  '/lgpd',
  '/nao-existe',
])('%s', async (path) => {
  const { page, context, problems } = await openPage(browser, { viewport: NARROW })
  await page.goto(path)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  await expectAccessible(page, path)
  // the address that does not exist is answered with 404
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  await context.close()
})
