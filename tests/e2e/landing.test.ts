/** The landing page as a visitor uses it. */
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  DESKTOP,
  expectAccessible,
  expectFocus,
  hydrated,
  openPage,
  PHONE,
  stirPointer,
} from './browser.ts'

/** How far below the header an element begins, in pixels. */
const belowHeader = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Infinity
    return Math.round(top - header)
  }, selector)

async function open(path: string, viewport: typeof PHONE) {
  const opened = await openPage({ viewport })
  await opened.page.goto(path)
  await hydrated(opened.page)
  return opened
}

it('an example is read in full, and every state can be used by everyone', async () => {
  const { page, problems } = await open('/', PHONE)
  await page.getByRole('button', { name: 'Ler o esboço: Adolescentes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adolescentes, 13 a 17 anos' })
  await dialog.getByRole('heading', { name: /^Desafio/ }).waitFor()
  await expectAccessible(page, 'an open example', { within: dialog, wide: true })
  await dialog.getByRole('button', { name: 'Lucas 15:11-32' }).first().click()
  await dialog
    .getByText(/Um certo homem tinha dois filhos/)
    .first()
    .waitFor()
  await expectAccessible(page, 'a passage in an example', { within: dialog })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('button', { name: 'Ler o esboço: Adolescentes' }))

  await page.route('**/exemplos-de-esbocos.pdf', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Baixar os três exemplos em PDF' }).click()
  await page.getByRole('main').getByRole('alert').waitFor()
  await expectAccessible(page, 'a missing PDF')
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

it('/recursos and /planos open at their sections', async () => {
  const { page } = await openPage()
  for (const [path, section, viewport] of [
    ['/recursos', '#features', PHONE],
    ['/planos', '#pricing', PHONE],
    ['/recursos', '#features', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    // before the app is there, which leaves it so
    await expect.poll(() => belowHeader(page, section)).toBeLessThan(60)
    expect(await belowHeader(page, section), path).toBeGreaterThanOrEqual(0)
    const place = await page.evaluate(() => window.scrollY)
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY), path).toBe(place)
  }
})

it('keeps what is only read where something changed the page before the app came', async () => {
  const { page } = await openPage()
  const arrived = Promise.withResolvers<Route>()
  await page.route('**/assets/main-*.js', (route) => arrived.resolve(route))
  await page.goto('/')
  await stirPointer(page)
  const app = await arrived.promise
  // as a translator does; React then makes the page anew
  await page.evaluate(() => {
    const title = document.querySelector('h1')
    if (title) title.textContent = 'From Sunday to your group'
  })
  await app.continue()
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: /^Da mensagem de domingo/ }).waitFor()
  for (const name of ['Como funciona', 'Tudo o que o encontro pede', 'Perguntas frequentes']) {
    expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true)
  }
})

it('Home leads back to the hero, from below and from another page', async () => {
  const { page } = await open('/planos', DESKTOP)
  const home = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Home' })
  await expect.poll(() => belowHeader(page, '#pricing')).toBeLessThan(60)
  await home.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(5)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guias' }).click()
  await page.getByRole('heading', { level: 1, name: 'Guias' }).waitFor()
  await home.click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => belowHeader(page, '#hero')).toBe(0)
})

it('the examples are there as PDF', async () => {
  const { page } = await open('/', DESKTOP)
  // not into the browser's own viewer: a context that is closed under it may hang
  await page.route(
    (url) => url.pathname.endsWith('.pdf'),
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ body: 'PDF' }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Baixar os três exemplos em PDF' }).click()
  await page.waitForURL('**/exemplos-de-esbocos.pdf')
  const answer = await page.request.get(page.url())
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

it('running text has the letters of the device on the first page, and from the next on ours, under no eyes', async () => {
  const { page } = await openPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const lettersOf = async (selector: string) => {
    const { root } = await devtools.send('DOM.getDocument')
    const asked = { nodeId: root.nodeId, selector }
    const { nodeId } = await devtools.send('DOM.querySelector', asked)
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'device'))
  }
  const fetched = () =>
    // by its file: the style sheet of the app makes every face of the page anew
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/atkinson-')),
    )

  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => lettersOf('h1')).toEqual(['Literata'])
  await expect.poll(fetched).toBe(true)
  expect(await lettersOf('main p')).toEqual(['device'])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Tutoriais' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tutoriais' }).waitFor()
  await expect.poll(() => lettersOf('main p')).toEqual(['Atkinson Hyperlegible Next'])
})
