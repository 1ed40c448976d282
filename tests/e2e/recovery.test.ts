/** What faults 19-22 do to an outline that is being made, in a real browser. */
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage } from './browser.ts'
import { confirmedUser, logIn } from './leader.ts'

const WEBHOOK = '**/functions/v1/generate-outline'
const TITLE = /^Esboço de Célula\/Pequeno Grupo - \d{2}\/\d{2}\/\d{4}$/

async function fillForm(page: Page) {
  await page.getByLabel('URL do vídeo do YouTube').fill('https://youtu.be/demo-paz-01')
  await page.getByRole('combobox', { name: 'Tipo de esboço' }).click()
  await page.getByRole('option', { name: 'Célula/Pequeno Grupo' }).click()
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
  return region.getByRole('heading', { name: TITLE }).allInnerTexts()
}

const left = (page: Page, count: number) =>
  page.getByText(`Restam ${count} de 10 esboços.`, { exact: false }).first().waitFor()

/** Lets the request through to the server, and its answer reach nobody. */
async function answerNobody(page: Page): Promise<{ arrived: Promise<void> }> {
  const arrived = Promise.withResolvers<void>()
  await page.route(WEBHOOK, (route: Route) => {
    // its own connection: what becomes of the page is nothing to the server
    void fetch(route.request().url(), {
      method: 'POST',
      headers: route.request().headers(),
      body: route.request().postData(),
    }).then((response) => response.text())
    arrived.resolve()
  })
  return { arrived: arrived.promise }
}

describe('a reload in mid-run', () => {
  it('brings the outline back, saved and counted once', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'recarrega')
    await fillForm(page)
    const { arrived } = await answerNobody(page)
    page.on('dialog', (dialog) => void dialog.accept())
    await submit(page)
    await arrived
    await page.unroute(WEBHOOK)
    await page.reload()
    await result(page).waitFor({ timeout: 60_000 })
    await expectAccessible(page, 'an outline that came back')
    expect(await history(page)).toHaveLength(1)
    await left(page, 9)
    await page.reload()
    expect(await history(page)).toHaveLength(1)
  })

  it('waits while the outline is being made', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'espera')
    await fillForm(page)
    await page.route(WEBHOOK, () => {})
    page.on('dialog', (dialog) => void dialog.accept())
    // how long a request may be on its way is told by the clock, which a slow machine must not reach
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await submit(page)
    await page.getByRole('heading', { name: 'Preparando o seu esboço' }).waitFor()
    await page.getByRole('link', { name: 'Termos de Uso' }).first().click()
    await page.getByRole('dialog', { name: 'Sair desta página?' }).waitFor()
    await expectAccessible(page, 'leaving while the outline is made')
    await page.getByRole('button', { name: 'Esperar aqui' }).click()
    await page.reload()
    await page.getByText('Você pediu este esboço há pouco.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Gerando Esboço...' }).isDisabled()).toBe(true)
    expect(await page.getByLabel('URL do vídeo do YouTube').inputValue()).toBe(
      'https://youtu.be/demo-paz-01',
    )
    await expectAccessible(page, 'an outline that is awaited')
    await page.clock.setFixedTime(now + 21_000)
    await page.getByText('O seu pedido não chegou ao servidor.', { exact: false }).waitFor()
    await expectAccessible(page, 'a request that never arrived')
    await page.unroute(WEBHOOK)
    await submit(page)
    await result(page).waitFor({ timeout: 60_000 })
  })
})

describe('a form sent without a connection', () => {
  it('costs nothing, keeps what was typed, and can be sent later', async () => {
    const { page, context } = await openPage()
    await confirmedUser(page, 'semrede')
    await fillForm(page)
    await context.setOffline(true)
    await submit(page)
    await page
      .getByText('Você está sem conexão com a internet. Nada foi descontado', { exact: false })
      .first()
      .waitFor()
    expect(await page.getByLabel('Perfil do grupo').inputValue()).toBe('Casais jovens')
    await context.setOffline(false)
    await submit(page)
    await result(page).waitFor({ timeout: 60_000 })
    await left(page, 9)
  })

  it('that was cut off in mid-run brings the outline when it is back', async () => {
    const { page, context } = await openPage()
    await confirmedUser(page, 'queda')
    await fillForm(page)
    const { arrived } = await answerNobody(page)
    await submit(page)
    await arrived
    await context.setOffline(true)
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await context.setOffline(false)
    await page.goto('/dashboard')
    await page
      .getByRole('region', { name: 'Histórico de Esboços' })
      .getByRole('heading', { name: TITLE })
      .waitFor({ timeout: 60_000 })
  })
})

describe('a second device', () => {
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
      .getByRole('heading', { name: TITLE })
      .waitFor({ timeout: 60_000 })
    await second.page.reload()
    expect(await history(second.page)).toHaveLength(1)
    await left(second.page, 9)
  })
})

describe('two quick clicks', () => {
  it('make one outline', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'pressa')
    await fillForm(page)
    await page.getByRole('button', { name: 'Gerar Esboço' }).dblclick()
    await result(page).waitFor({ timeout: 60_000 })
    await page.getByText('Seu esboço foi gerado com sucesso!').first().waitFor()
    await left(page, 9)
    expect(await history(page)).toHaveLength(1)
  })
})

describe('the history', () => {
  it('is searched, renamed, deleted, and says so to everybody', async () => {
    const { page } = await openPage()
    await confirmedUser(page, 'historico')
    await fillForm(page)
    await submit(page)
    await page.getByText('Seu esboço foi gerado com sucesso!').first().waitFor({ timeout: 60_000 })
    await page.goto('/dashboard')
    const region = page.getByRole('region', { name: 'Histórico de Esboços' })
    await region.getByLabel('Buscar nos esboços').fill('FILIPENSES')
    await region.getByText('1 esboço', { exact: true }).waitFor()
    await region.getByLabel('Buscar nos esboços').fill('inexistente')
    await region.getByRole('heading', { name: 'Nenhum resultado' }).waitFor()
    await expectAccessible(page, 'a search without a result')
    await region.getByRole('button', { name: 'Limpar busca e filtro' }).click()

    await region.getByRole('button', { name: 'Editar título' }).click()
    await expectAccessible(page, 'a title that is edited')
    await page.keyboard.type('A paz que guarda')
    await page.keyboard.press('Enter')
    await page.getByText('Título atualizado').first().waitFor()
    await page.reload()
    await region.getByRole('heading', { name: 'A paz que guarda' }).waitFor()

    await region.getByRole('button', { name: 'Excluir esboço' }).click()
    await page.getByText('Esboço excluído').first().waitFor()
    await expectAccessible(page, 'an outline that was deleted')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await region.getByRole('heading', { name: 'A paz que guarda' }).waitFor()
    await page.getByText('Esboço excluído').waitFor({ state: 'detached' })

    await region.getByRole('button', { name: 'Excluir esboço' }).click()
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
