/** A saved outline in a living room: its verses in place, the meeting, and all of it without a connection. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  clearOfBar,
  DESKTOP,
  expectAccessible,
  expectFocus,
  expectRoomy,
  openPage,
} from './browser.ts'
import { newLeader, newOutline, press } from './leader.ts'

/** A new leader whose first outline is on its own page; returns its address. */
async function openOutline(page: Page, name: string): Promise<string> {
  const id = await newOutline(await newLeader(page, name))
  await page.goto(`/esboco/${id}`)
  await heading(page, /^Quebra-gelo/).waitFor()
  return page.url()
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name }).first()
const reference = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first()

const contents = (page: Page) => page.locator('summary').filter({ hasText: 'Neste esboço' })

const firstQuestion = (page: Page) => page.locator('[data-line]').filter({ hasText: /\?$/ }).first()

describe('an outline on a phone', () => {
  it('opens its verses in place, is edited, and leads the meeting', async () => {
    const { page, problems } = await openPage()
    await openOutline(page, 'lidia')
    await clearOfBar(contents(page))
    await expectAccessible(page, 'the outline', { wide: true })

    await clearOfBar(contents(page))
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await press(page, 'Mais')
    // the menu lies over the page
    expect(await scrolled()).toBe(before)
    await expectAccessible(page, 'the menu of the outline')
    await page.keyboard.press('Escape')
    await expectFocus(page.getByRole('button', { name: 'Mais', exact: true }))

    await reference(page, 'Filipenses 4:4-9').click()
    const passage = page.getByRole('region', { name: 'Filipenses 4:4-9', exact: true })
    await passage.getByText('Alegrai-vos sempre no Senhor.').waitFor()
    await expectAccessible(page, 'an open passage', { within: passage })
    await passage.getByRole('button', { name: 'Ler o capítulo' }).click()
    const chapter = page.getByRole('region', { name: 'Filipenses 4', exact: true })
    await chapter.waitFor()
    await expectAccessible(page, 'an open chapter', { within: chapter })
    await page.keyboard.press('Escape')
    expect(await page.getByRole('region', { name: /^Filipenses/ }).count()).toBe(0)
    await expectFocus(reference(page, 'Filipenses 4:4-9'))

    // wherever its line stands, it opens in full view, above the tools
    await page.getByRole('button', { name: 'Filipenses 4:4-9', exact: true }).nth(1).click()
    await passage.getByText('Alegrai-vos sempre no Senhor.').waitFor()
    await expect
      .poll(async () => {
        const box = await passage.boundingBox()
        const tools = await page.locator('[data-reader-tools]').boundingBox()
        return box && tools && box.y > 0 && box.y + box.height <= tools.y
      })
      .toBe(true)
    await page.keyboard.press('Escape')

    await press(page, 'Letra maior')
    await press(page, 'Letra maior')
    await press(page, 'Letra maior')
    await expectRoomy(page, 'the outline in large type')

    await firstQuestion(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Engano.')
    await press(page, 'Desfazer')
    await page.getByText('Engano.').waitFor({ state: 'detached' })

    await firstQuestion(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Quem leva o pão de queijo?')
    await expectAccessible(page, 'a line that is changed')
    await press(page, 'Concluir')
    await page.getByText('Salvo', { exact: true }).waitFor()
    await press(page, 'Editar')
    await expectAccessible(page, 'every line a field')
    // at the foot of the window, where what is read is another part
    const question = page.getByRole('textbox', { name: 'Pergunta 1', exact: true })
    await question.focus()
    await question.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await page
      .locator('[aria-current=location]', { hasText: 'Perguntas para discussão' })
      .first()
      .waitFor({ state: 'attached' })
    await press(page, 'Concluir')
    await press(page, 'Desfazer')
    // nothing is left to tell: the bar goes
    await page.getByText(/^(?:Alterado|Salvando…)$/).waitFor({ state: 'detached' })
    await page.reload()
    await heading(page, /^Quebra-gelo/).waitFor()

    await press(page, 'Modo encontro')
    const meeting = page.getByRole('dialog', { name: /^Modo encontro/ })
    await meeting.getByRole('button', { name: 'Começar' }).waitFor()
    await expectAccessible(page, 'the start of the meeting', { within: meeting })
    await press(page, 'Começar')
    await meeting.getByText(/^Parte 1 de \d+$/).waitFor()
    await expectAccessible(page, 'the meeting', { within: meeting })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await meeting.getByText(/^Parte 3 de/).waitFor()
    await expectAccessible(page, 'a part with a passage', { within: meeting })
    await meeting.getByRole('button', { name: 'Parte anterior' }).click()
    await meeting.getByText(/^Parte 2 de/).waitFor()
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await meeting.waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('button', { name: 'Modo encontro' }))

    // it fills the screen, whose width cannot be changed meanwhile
    await page.setViewportSize(DESKTOP)
    await press(page, 'Modo encontro')
    await meeting.getByText(/^Parte 2 de/).waitFor()
    await expectAccessible(page, 'the meeting, wide', { within: meeting })
    expect(problems).toEqual([])
  })
})

it('a part is written anew, and the outline is made for another group', async () => {
  const { page, problems } = await openPage()
  await openOutline(page, 'rode')
  const asked = async () =>
    (await page.getByRole('listitem').filter({ hasText: /\?$/ }).allInnerTexts()).join('\n')
  const before = await asked()
  await press(page, 'Opções da parte: Perguntas para discussão')
  await expectAccessible(page, 'the menu of a part')
  await press(page, 'Pedir outra versão')
  await page.getByText('Você ainda pode pedir mais 5 novas versões neste esboço.').waitFor()
  const version = page.getByRole('dialog')
  await expectAccessible(page, 'a new version of a part', { within: version })
  await press(page, 'Ficar com a nova')
  await page.getByText('Nova versão em Perguntas para discussão').waitFor()
  await expect.poll(asked).not.toBe(before)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(asked).toBe(before)

  await press(page, 'Mais')
  await press(page, 'Duplicar para outro grupo')
  await page.waitForURL('**/criar-esboco')
  expect(await page.getByLabel('URL do vídeo do YouTube').inputValue()).toBe(
    'https://youtu.be/demo-paz-01',
  )
  // the new version was not counted
  await page.getByText('Restam 9 de 10 esboços.', { exact: false }).first().waitFor()
  await page.getByLabel('Perfil do grupo').fill('Adolescentes de 13 a 17 anos')
  await press(page, 'Gerar Esboço')
  await page.getByText('Seu esboço foi gerado com sucesso!').first().waitFor({ timeout: 120_000 })
  await page.getByText('Restam 8 de 10 esboços.', { exact: false }).first().waitFor()
  expect(problems).toEqual([])
})

it('the meeting is led with a finger, and left with Back', async () => {
  const { page, context } = await openPage({ hasTouch: true })
  await openOutline(page, 'ana')
  await press(page, 'Modo encontro')
  await press(page, 'Começar')
  await page.getByText(/^Parte 1 de/).waitFor()
  const swipe = await fingerOn(context, page)
  await swipe({ x: 330, y: 420 }, { x: 60, y: 440 })
  await page.getByText(/^Parte 2 de/).waitFor()
  await swipe({ x: 60, y: 420 }, { x: 330, y: 430 })
  await page.getByText(/^Parte 1 de/).waitFor()
  // scrolling is no turning
  await swipe({ x: 200, y: 600 }, { x: 120, y: 250 })
  await page.getByText(/^Parte 1 de/).waitFor()

  const address = page.url()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFocus(page.getByRole('button', { name: 'Modo encontro' }))
  expect(page.url()).toBe(address)
})

type Point = { x: number; y: number }

async function fingerOn(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (from: Point, to: Point) => {
    await touch('touchStart', [from])
    for (let step = 1; step <= 6; step += 1) {
      const part = step / 6
      await touch('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ])
    }
    await touch('touchEnd', [])
  }
}

it('the meeting on a phone zoomed to 200 % breaks no word of a heading', async () => {
  const { page } = await openPage({ viewport: { width: 195, height: 422 } })
  const id = await newOutline(await newLeader(page, 'lupa'))
  await page.goto(`/esboco/${id}`)
  await press(page, 'Modo encontro')
  await press(page, 'Começar')
  for (const title of [/^Resumo da mensagem/, /^Perguntas para discussão/, /^Aplicação prática/]) {
    const shown = page.getByRole('dialog').getByRole('heading', { level: 2, name: title })
    for (let part = 0; part < 8 && !(await shown.isVisible()); part += 1) {
      await page.keyboard.press('ArrowRight')
    }
    expect(await shown.evaluate(brokenWords)).toEqual([])
  }
})

it('the number of a verse stays whole in the large letters of the meeting', async () => {
  const { page } = await openPage()
  const id = await newOutline(await newLeader(page, 'numero'), 'https://youtu.be/demo-filho1')
  await page.goto(`/esboco/${id}`)
  await press(page, 'Modo encontro')
  await press(page, 'Começar')
  const meeting = page.getByRole('dialog')
  const questions = meeting.getByRole('heading', { level: 2, name: /^Perguntas para discussão/ })
  for (let part = 0; part < 8 && !(await questions.isVisible()); part += 1) {
    await page.keyboard.press('ArrowRight')
  }
  const number = meeting.locator('blockquote [aria-hidden]').filter({ hasText: '¹¹' }).first()
  await meeting.getByRole('button', { name: 'Letra maior' }).click()
  // in two lines one figure would lie over the other, and the verse would be another
  const lines = await number.evaluate((element) => {
    const figures = document.createRange()
    figures.selectNodeContents(element)
    return figures.getClientRects().length
  })
  expect(lines).toBe(1)
})

/** The words of an element that stand on two lines. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

describe('without a connection', () => {
  it('what was opened is read, with its verses, and used in the meeting', async () => {
    const { page, context } = await openPage({ serviceWorker: true })
    const outline = await openOutline(page, 'priscila')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Ver Esboço' }).waitFor()
    await onDevice(page, '"list","all"')
    await page.goto(outline)
    await atHand(page)
    // no answer of the backend, and no page but the shell
    const cached = await cachedPaths(page)
    expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual(['/app.html'])

    await context.setOffline(true)
    await page.goto(outline)
    await heading(page, /^Quebra-gelo/).waitFor()
    await page.getByText('Sem conexão', { exact: true }).waitFor()
    await clearOfBar(contents(page))
    await expectAccessible(page, 'the outline without a connection')
    await reference(page, 'Filipenses 4:4-9').click()
    await page.getByText('Alegrai-vos sempre no Senhor.').first().waitFor()
    await page.keyboard.press('Escape')
    await press(page, 'Modo encontro')
    await press(page, 'Começar')
    await page.getByText(/^Parte 1 de/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Parte 2 de/).waitFor()
    await page.keyboard.press('Escape')

    // reached from the list too, although the app is opened anew
    await page.goto('/dashboard')
    await page.getByText('Sem conexão', { exact: true }).waitFor()
    await press(page, 'Ver Esboço')
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /^Quebra-gelo/ })
      .waitFor()

    // nor is a session in the way that would have to be renewed
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!/^sb-.+-auth-token$/.test(key)) continue
        const session = JSON.parse(String(value)) as Record<string, unknown>
        localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_700_000_000 }))
      }
    })
    await page.goto(outline)
    await heading(page, /^Quebra-gelo/).waitFor()

    await context.setOffline(false)
    await page.getByText('Sem conexão', { exact: true }).waitFor({ state: 'detached' })
  })

  it('a change waits on the device until it can be saved; after signing out nothing is left', async () => {
    const { page, context } = await openPage({ viewport: DESKTOP, serviceWorker: true })
    const outline = await openOutline(page, 'loide')
    await atHand(page)
    await context.setOffline(true)
    await firstQuestion(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Levar pão de queijo.')
    await page
      .getByText('Não foi possível salvar. O texto continua guardado neste aparelho.')
      .waitFor()
    await page.goto(outline)
    await page.getByText('Você fez mudanças que não chegaram a ser salvas').waitFor()
    await expectAccessible(page, 'changes of an earlier visit')
    await context.setOffline(false)
    await press(page, 'Recuperar e salvar')
    await page.getByText('Levar pão de queijo.').waitFor()
    await expect
      .poll(async () => {
        const copies = await copyKeys(page)
        return copies.filter((key) => key.startsWith('edit/'))
      })
      .toEqual([])
    await page.reload()
    await page.getByText('Levar pão de queijo.').waitFor()

    expect(await copyKeys(page)).not.toEqual([])
    await page.getByRole('button', { name: /Marta Ribeiro/ }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.getByText('Você saiu da sua conta.').first().waitFor()
    await expect.poll(() => copyKeys(page)).toEqual([])
    await context.setOffline(true)
    await page.goto(outline)
    await page.waitForURL('**/auth?next=*')
  })
})

/** What the service worker keeps. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Until the service worker has all that the app is made of, and the books of the outline. */
async function atHand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await heading(page, /^Quebra-gelo/).waitFor()
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const files = await (await caches.open('esboca-files')).keys()
          return files.some(({ url }) => /PHP-.*\.json$/.test(url))
        }),
      { timeout: 20_000 },
    )
    .toBe(true)
  await onDevice(page, '"detail"')
}

/** Until a query whose key holds this is kept on the device. */
function onDevice(page: Page, part: string): Promise<void> {
  const isKept = async () => (await copyKeys(page)).some((key) => key.includes(part))
  return expect.poll(isKept, { timeout: 20_000 }).toBe(true)
}

/** The keys of what the app keeps in IndexedDB. */
function copyKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('esboca:outlines', 1)
        opening.addEventListener('error', () => reject(new Error('not opened')))
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('copies').objectStore('copies').getAllKeys()
          keys.addEventListener('success', () => {
            opening.result.close()
            resolve(keys.result.map(String))
          })
        })
      }),
  )
}
