/**
 * Every public page: hydrated as it was written beforehand; for eyes, thumbs and keyboards, in both themes, on the
 * narrowest phone and zoomed in.
 */
import { chromium, type Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { listedPages } from '../../build/site-map.ts'
import { routes } from '../../src/app/routes.ts'
import { chromiumOptions } from '../chromium/chromium.ts'
import {
  DESKTOP,
  expectAccessible,
  expectFocus,
  expectRoomy,
  headTags,
  hydrated,
  openPage,
} from './browser.ts'
import { newLeader } from './leader.ts'

/** 1280 px at 400 %, and the narrowest phones. */
const NARROW = { width: 320, height: 640 }
/** 1280 x 800 px at 200 %. */
const ZOOMED = { width: 640, height: 400 }

const LISTED = listedPages.map(({ path }) => path)

/** What nobody should find, and what is not there. */
const UNLISTED = ['/login', '/cadastro', '/nao-existe']

/** Once where two addresses show the same page. */
const PAGES = listedPages
  .filter(({ route }) => routes.find(({ page }) => page === route.page) === route)
  .map(({ path }) => path)
  .concat(UNLISTED)

type Marks = { parsedHeading?: Element | null }

/** The letters of a device, in place of the brand's. */
const LETTERS = {
  Liberation: ['Literata Liberation', 'Atkinson Arial'],
  Noto: ['Literata Noto', 'Atkinson Noto'],
  // wider than any, as they are where no face of ours narrows them
  DejaVu: ['DejaVu Serif', 'DejaVu Sans'],
} as const

async function expectRoomInAllLetters(page: Page, state: string): Promise<void> {
  for (const [name, [serif, sans]] of Object.entries(LETTERS)) {
    await page.evaluate(
      async ([reading, working]) => {
        const { style } = document.documentElement
        style.setProperty('--font-serif', `'${reading}', serif`)
        style.setProperty('--font-heading', `'${reading}', serif`)
        style.setProperty('--font-sans', `'${working}', sans-serif`)
        document.body.getBoundingClientRect()
        await document.fonts.ready
      },
      [serif, sans] as const,
    )
    await expectRoomy(page, `${state}, ${name}`)
  }
}

/** Opens the questions and steps that are folded. */
async function unfold(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
    for (const question of document.querySelectorAll<HTMLElement>('main h3 > [aria-expanded]')) {
      question.click()
    }
  })
}

describe('every public page', () => {
  it('is hydrated as it stands, and whoever only reads fetches nothing of the backend', async () => {
    const { page, context, problems } = await openPage()
    await context.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        ;(globalThis as Marks).parsedHeading = document.querySelector('h1')
      })
    })
    const requested: string[] = []
    const scripts = new Map<string, Promise<string>>()
    page.on('request', (request) => requested.push(request.url()))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && !scripts.has(response.url())) {
        scripts.set(response.url(), response.text())
      }
    })
    for (const path of LISTED) {
      await page.goto(path)
      await hydrated(page)
      const isParsed = await page.evaluate(
        () => (globalThis as Marks).parsedHeading === document.querySelector('h1'),
      )
      expect(isParsed, path).toBe(true)
      expect(await headTags(page), path).toEqual({
        titles: 1,
        descriptions: 1,
        canonicals: [inject('origin') + path],
        robots: 0,
      })
      expect(problems, path).toEqual([])
    }
    const texts = await Promise.all(scripts.values())
    expect(texts.length).toBeGreaterThan(LISTED.length)
    expect(texts.filter((text) => text.includes('gotrue-js'))).toEqual([])
    expect(requested.filter((url) => !url.startsWith(inject('origin')))).toEqual([])
  })

  it('has nothing that axe objects to, narrow and dark, wide and light', async () => {
    const { page } = await openPage()
    for (const path of PAGES) {
      await page.setViewportSize(NARROW)
      await page.goto(path)
      await unfold(page)
      await expectRoomy(page, `${path}, narrow`)
      await expectAccessible(page, path, { wide: true })
      await page.setViewportSize(ZOOMED)
      await expectRoomy(page, `${path}, zoomed`)
    }
  })
})

describe('whatever fonts a device has (fault 51)', () => {
  // the other tests see DejaVu alone, as on a bare Debian
  it('every page has room at 320 px', async () => {
    const browser = await chromium.launch(await chromiumOptions('every'))
    onTestFinished(() => browser.close())
    const { page } = await openPage({ browser, viewport: NARROW })
    // the fonts that the brand's own replace
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of PAGES) {
      await page.goto(path)
      await unfold(page)
      await expectRoomInAllLetters(page, path)
    }
    await newLeader(page, 'ines')
    for (const [path, name] of [
      ['/criar-esboco', 'Criar Esboço'],
      ['/dashboard', 'Oi, Marta!'],
      ['/conta', 'Minha conta'],
      ['/checkout', 'Assinar Plano'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expectRoomInAllLetters(page, path)
    }
  })
})

describe('with the keyboard alone', () => {
  it('the first stop leads past the header', async () => {
    const { page } = await openPage({ viewport: DESKTOP })
    await page.goto('/blog')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
    await expectFocus(skip)
    expect(await skip.isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await isInside(page, 'main')).toBe(true)
  })

  it('every stop can be seen, and none is hidden under the header', async () => {
    const { page } = await openPage({ viewport: DESKTOP })
    await page.goto('/central-de-ajuda')
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused) return 'nothing has the focus'
        const { top, left, width, height } = focused.getBoundingClientRect()
        const { outlineStyle, boxShadow } = getComputedStyle(focused)
        if (outlineStyle === 'none' && boxShadow === 'none') return `no mark: ${focused.outerHTML}`
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there && (focused.contains(there) || there.contains(focused))
          ? ''
          : `hidden: ${focused.outerHTML}`
      })
      expect(seen).toBe('')
    }
  })

  it('the menu of a phone opens, keeps the focus, and gives it back', async () => {
    const { page } = await openPage()
    await page.goto('/blog')
    const toggle = page.getByRole('button', { name: 'Abrir menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.waitFor()
    await expectAccessible(page, 'the open menu', { within: menu })
    await expectRoomy(page, 'the open menu')
    const stops = await menu.getByRole('link').count()
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside(page, 'header')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Abrir menu' }).waitFor()
    await expectFocus(page.getByRole('button', { name: 'Abrir menu' }))
  })
})

it('a tablet shows the navigation in its header, in the place of a menu', async () => {
  const { page } = await openPage({ viewport: { width: 768, height: 1024 } })
  await page.goto('/blog')
  const links = page.getByRole('banner').getByRole('link')
  expect(await links.allInnerTexts()).toEqual([
    'Esboça',
    'Home',
    'Contato',
    'Ajuda',
    'Login',
    'Cadastre-se',
  ])
  await page.getByRole('button', { name: 'Abrir menu' }).waitFor({ state: 'hidden' })
  await expectRoomy(page, 'the header of a tablet')
})

function isInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((area) => document.activeElement?.closest(area) !== null, selector)
}
