/** An outline given away: to the group, who are strangers to the product, and to a second leader. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectRoomy, openPage } from './browser.ts'
import { newLeader, newOutline, press } from './leader.ts'

async function makeLink(page: Page, kind: string, choose: () => Promise<void>): Promise<string> {
  if (!(await page.getByRole('button', { name: kind, exact: true }).isVisible())) {
    await press(page, 'Mais')
  }
  await press(page, kind)
  await page.getByRole('button', { name: 'Criar link', exact: true }).waitFor()
  await choose()
  await press(page, 'Criar link')
  return linkOnScreen(page)
}

async function linkOnScreen(page: Page): Promise<string> {
  const url = page.getByText(/^Endereço do link:/).locator('xpath=..')
  return (await url.innerText()).replace(/^[^]*?(?=http)/, '')
}

it('a link is opened by a stranger, ended and opened again; a copy is taken by a second leader', async () => {
  const { page, problems } = await openPage()
  const session = await newLeader(page, 'links')
  await page.goto(`/esboco/${await newOutline(session)}`)
  const ofGroup = await makeLink(page, 'Link para o grupo', () =>
    page.getByRole('checkbox', { name: 'Mostrar o título do esboço' }).check(),
  )

  const { page: stranger, problems: theirs } = await openPage({ serviceWorker: true })
  const asked: string[] = []
  stranger.on('request', (request) => asked.push(request.url()))
  await stranger.goto(ofGroup)
  await stranger.getByRole('heading', { level: 2, name: 'Perguntas para discussão' }).waitFor()
  const sheet = await stranger.locator('main').innerText()
  expect(sheet).toMatch(/^A paz que fica de guarda/)
  expect(sheet).toContain('Desafio')
  expect(sheet).not.toMatch(/Quebra-gelo|Para quem conduz|Resumo da mensagem|\d min/)
  await expectAccessible(stranger, "the group's page")
  await expectRoomy(stranger, "the group's page")
  const [, token = ''] = ofGroup.split('#')
  expect(token).toHaveLength(22)
  // a browser keeps what is behind # to itself
  expect(asked.filter((url) => url.replace(/#.*/, '').includes(token))).toEqual([])
  const kept = await stranger.evaluate(async () => [
    Object.keys(localStorage).length + Object.keys(sessionStorage).length,
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ])
  expect(kept).toEqual([0, 0, 0])

  await press(page, 'Encerrar link')
  const ended = page.getByRole('listitem').filter({ hasText: 'Link encerrado. Quem abrir agora' })
  // a message lies above the dialog, which stays when it is pressed
  await ended.getByRole('button', { name: 'Fechar' }).click()
  await ended.waitFor({ state: 'detached' })
  await stranger.reload()
  await stranger
    .getByText('Este link não está mais disponível. Peça um novo a quem lidera o grupo.')
    .waitFor()
  await press(page, 'Criar link')
  const again = await linkOnScreen(page)
  expect(again).not.toBe(ofGroup)
  await stranger.goto(again)
  await stranger.reload()
  await stranger.getByRole('heading', { level: 2, name: 'Perguntas para discussão' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()

  const ofLeaders = await makeLink(page, 'Compartilhar com líderes', () =>
    page.getByLabel(/^Recado para quem recebe/).fill('Revisado por Marta'),
  )
  const { page: second, problems: others } = await openPage()
  await newLeader(second, 'segunda')
  await second.goto(ofLeaders)
  await second.getByText('Revisado por Marta').waitFor()
  await press(second, 'Guardar nos meus esboços')
  await second.getByText('Recebido de outro líder: Revisado por Marta').waitFor()
  await second.goto('/dashboard')
  await second.getByText('1 esboço', { exact: true }).waitFor()
  for (const each of [problems, theirs, others]) expect(each).toEqual([])
})
