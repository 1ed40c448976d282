/** What faults 19 to 22 do to an outline that is being made, in a real browser. */
import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, clearOfBar, expectAccessible, openPage } from './browser.ts'
import { confirmedUser, logIn, newLeader, newOutline, press } from './leader.ts'

const WEBHOOK = '**/functions/v1/generate-outline'
const HISTORY = '**/rest/v1/generated_outlines*'
const TITLE = /^Esboço de Célula\/Pequeno Grupo - \d{2}\/\d{2}\/\d{4}$/

async function fillForm(page: Page) {
  await page.getByLabel('URL do vídeo do YouTube').fill('https://youtu.be/demo-paz-01')
  await choose(page, 'Tipo de esboço', 'Célula/Pequeno Grupo')
  await page.getByLabel('Perfil do grupo').fill('Casais jovens')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Gerar Esboço' }).click()

const result = (page: Page) =>
  page
    .getByRole('region', { name: 'Seu Esboço Gerado' })
    .getByRole('heading', { name: /^Quebra-gelo/ })

/** Titles in the history, once it is read. */
async function history(page: Page): Promise<string[]> {
  await page.goto('/dashboard')
  const region = page.getByRole('region', { name: 'Histórico de Esboços' })
  await region
    .getByText(/^\d+ esboços?$/)
    .or(region.getByRole('heading', { name: 'Nenhum esboço encontrado' }))
    .waitFor()
  return region.getByText(TITLE).allInnerTexts()
}

const left = (page: Page, count: number) =>
  page.getByText(`Restam ${count} de 10 esboços.`, { exact: false }).first().waitFor()

/** Whether all of it stands in the window, clear of the header. */
const shownWhole = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return top >= header && bottom <= window.innerHeight
  })

/** How many outlines this device still has to save. */
const unsaved = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('esboca:pending-outline') ?? '[]') as {
      unsaved: string | null
    }[]
    return kept.filter((request) => request.unsaved !== null).length
  })

const SESSION = 'sb-localhost-auth-token'

const accessToken = (page: Page) =>
  page.evaluate(
    (key) =>
      (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token,
    SESSION,
  )

/** Makes the stored access token one that is over and that no server takes; returns it. */
function endSession(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    const over = { ...session, access_token: 'over', expires_at: 1_700_000_000, expires_in: 0 }
    localStorage.setItem(key, JSON.stringify(over))
    return over.access_token
  }, SESSION)
}

/**
 * Lets the request through to the server, and its answer reach nobody; `cut` ends what the page waits for as a
 * connection ends that is lost.
 */
async function answerNobody(
  page: Page,
): Promise<{ arrived: Promise<void>; made: Promise<string>; cut: () => Promise<void> }> {
  const arrived = Promise.withResolvers<void>()
  const made = Promise.withResolvers<string>()
  const held: Route[] = []
  let isCut = false
  await page.route(WEBHOOK, (route: Route) => {
    if (isCut) return route.continue()
    held.push(route)
    // its own connection: what becomes of the page is nothing to the server
    const answer = fetch(route.request().url(), {
      method: 'POST',
      headers: route.request().headers(),
      body: route.request().postData(),
    })
    answer.then((response) => response.text()).then(made.resolve, made.reject)
    arrived.resolve()
    return undefined
  })
  // not every test asks what was made
  made.promise.catch(() => {})
  const cut = async () => {
    isCut = true
    for (const route of held) await route.abort('connectionreset')
  }
  return { arrived: arrived.promise, made: made.promise, cut }
}

/** Answers the browser's own question before a page is left. */
function leaveWhenAsked(page: Page): void {
  // the page may be gone before it has told that it heard the answer
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
}

describe('an outline that the history refuses (fault 19)', () => {
  it('stays on the screen, is told, and is saved once when it can be', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'recusa')
    await fillForm(page)
    await page.route(HISTORY, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await submit(page)
    await result(page).waitFor({ timeout: 120_000 })
    const told = page
      .getByRole('listitem')
      .filter({ hasText: 'Esboço gerado com sucesso, mas não foi possível salvá-lo no histórico.' })
    await told.waitFor()
    await expectAccessible(page, 'an outline that could not be saved', { within: told })
    expect(await unsaved(page)).toBe(1)
    await page.unroute(HISTORY)
    await page.reload()
    await expect.poll(() => unsaved(page)).toBe(0)
    expect(await history(page)).toHaveLength(1)
    await left(page, 9)
  })
})

describe('a phone that slept in mid-run (fault 20)', () => {
  it('shows the outline when it wakes', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'soneca')
    await fillForm(page)
    await page.clock.install()
    const { made, cut } = await answerNobody(page)
    await submit(page)
    // ten minutes are enough for the server
    await made
    await page.clock.fastForward('10:00')
    // what was under way when it fell asleep has no connection left
    await cut()
    await result(page).waitFor({ timeout: 120_000 })
    expect(await history(page)).toHaveLength(1)
    await left(page, 9)
  })
})

describe('a reload in mid-run, of a session that has ended meanwhile (faults 20 and 21)', () => {
  it('renews the session and brings the outline back, saved and counted once', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'sessao')
    await fillForm(page)
    const { arrived } = await answerNobody(page)
    leaveWhenAsked(page)
    await submit(page)
    await arrived
    await page.unroute(WEBHOOK)
    const before = await endSession(page)
    await page.reload()
    await result(page).waitFor({ timeout: 120_000 })
    expect(await accessToken(page)).not.toBe(before)
    expect(await history(page)).toHaveLength(1)
    await left(page, 9)
    await page.reload()
    expect(await history(page)).toHaveLength(1)
  })
})

describe('a reload in mid-run (fault 20)', () => {
  it('waits while the outline is being made', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'espera')
    await fillForm(page)
    await page.route(WEBHOOK, () => {})
    leaveWhenAsked(page)
    // how long a request may be on its way is told by the clock, which a slow machine must not reach
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await submit(page)
    await page.getByRole('heading', { name: 'Preparando o seu esboço' }).waitFor()
    await page.getByRole('link', { name: 'Termos de Uso' }).first().click()
    const question = page.getByRole('dialog', { name: 'Sair desta página?' })
    await question.waitFor()
    await expectAccessible(page, 'leaving while the outline is made', { within: question })
    await page.getByRole('button', { name: 'Esperar aqui' }).click()
    await page.reload()
    await page.getByText('Você pediu este esboço há pouco.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Gerando Esboço...' }).isDisabled()).toBe(true)
    // on a slow machine the form is filled a frame later
    await expect
      .poll(() => page.getByLabel('URL do vídeo do YouTube').inputValue())
      .toBe('https://youtu.be/demo-paz-01')
    await expectAccessible(page, 'an outline that is awaited')
    await page.clock.setFixedTime(now + 21_000)
    await page.getByText('O seu pedido não chegou até nós.', { exact: false }).waitFor()
    // whoever waits looks at the end of the form: it comes to them
    const told = page.getByRole('alert').filter({ hasText: 'O seu pedido não chegou' })
    await expect.poll(() => shownWhole(told)).toBe(true)
    await clearOfBar(page.getByRole('slider', { name: 'Duração' }))
    await expectAccessible(page, 'a request that never arrived')
    await page.unroute(WEBHOOK)
    await told.getByRole('button', { name: 'Gerar de novo' }).click()
    await result(page).waitFor({ timeout: 120_000 })
  })
})

describe('a form sent without a connection (fault 22)', () => {
  it('costs nothing, keeps what was typed, and can be sent later', async () => {
    const { page, context } = await openPage()
    await confirmedUser(page, 'semrede')
    await fillForm(page)
    const sign = page.getByText('Sem conexão', { exact: true })
    await context.setOffline(true)
    await sign.waitFor()
    await submit(page)
    await page
      .getByText('Você está sem conexão com a internet. Nada foi descontado', { exact: false })
      .first()
      .waitFor()
    expect(await page.getByLabel('Perfil do grupo').inputValue()).toBe('Casais jovens')
    await context.setOffline(false)
    await sign.waitFor({ state: 'detached' })
    await submit(page)
    await result(page).waitFor({ timeout: 120_000 })
    await left(page, 9)
  })
})

describe('a second device (fault 20)', () => {
  it('gets what the first one asked for and never saw', async () => {
    const first = await openPage()
    const address = await confirmedUser(first.page, 'dois')
    await fillForm(first.page)
    const { arrived } = await answerNobody(first.page)
    await submit(first.page)
    await arrived
    await first.context.close()

    const second = await openPage()
    await logIn(second.page, address, { wanted: '/dashboard' })
    await second.page.waitForURL('**/dashboard')
    await second.page
      .getByRole('region', { name: 'Histórico de Esboços' })
      .getByText(TITLE)
      .waitFor({ timeout: 120_000 })
    await second.page.reload()
    expect(await history(second.page)).toHaveLength(1)
    await left(second.page, 9)
  })
})

describe('the history', () => {
  it('can be used by everyone in each of its states, and loses what is deleted for good', async () => {
    const { page } = await openPage()
    await newOutline(await newLeader(page, 'historico'))
    await page.goto('/dashboard')
    const region = page.getByRole('region', { name: 'Histórico de Esboços' })
    await region.getByRole('button', { name: 'Filtrar', exact: true }).click()
    await region.getByLabel('Buscar nos esboços').fill('inexistente')
    await region.getByRole('heading', { name: 'Nenhum resultado' }).waitFor()
    await expectAccessible(page, 'a search without a result')
    await region.getByRole('button', { name: 'Limpar busca e filtro' }).click()

    await region.getByRole('button', { name: 'Editar título' }).click()
    await expectAccessible(page, 'a title that is edited')
    await page.keyboard.press('Escape')

    await region.getByRole('button', { name: 'Excluir esboço' }).click()
    await press(page, 'Excluir')
    await page.getByText('Esboço excluído').first().waitFor()
    await expectAccessible(page, 'an outline that was deleted')
    // the page is gone while the message still offers to undo
    await page.getByRole('button', { name: 'Desfazer' }).waitFor()
    await page.goto('/criar-esboco')
    expect(await history(page)).toEqual([])
    await region.getByRole('heading', { name: 'Nenhum esboço encontrado' }).waitFor()
    // nor does what this device has kept bring it back
    await page.route('**/rest/v1/generated_outlines*', () => {})
    await page.reload()
    await region.getByRole('heading', { name: 'Nenhum esboço encontrado' }).waitFor()
  })
})
