/** A leader and their groups from week to week, on a phone. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectRoomy, openPage } from './browser.ts'
import { confirmedUser, press } from './leader.ts'

const OUTLINE = 'Seu Esboço Gerado'

async function generate(page: Page, video: string): Promise<string> {
  await page.getByLabel('URL do vídeo do YouTube').fill(`https://youtu.be/${video}`)
  await press(page, 'Gerar Esboço')
  const result = page.getByRole('region', { name: OUTLINE })
  await result.getByRole('heading', { name: /^(?:Palavra: )?Desafio/ }).waitFor({ timeout: 60_000 })
  return result.innerText()
}

/** The paragraphs below the heading of a section, up to the next one. */
function partOf(sheet: string, title: RegExp, next: RegExp): string {
  const [, after = ''] = sheet.split(title)
  return (after.split(next)[0] ?? '').trim()
}

it('saves a group, and next week the sheet opens with its challenge, in the order of the church', async () => {
  const { page, problems } = await openPage()
  await confirmedUser(page, 'grupos')

  await page.getByRole('combobox', { name: 'Tipo de esboço' }).click()
  await page.getByRole('option', { name: 'Célula/Pequeno Grupo' }).click()
  await page.getByLabel('Perfil do grupo').fill('Jovens de 18 a 25 anos')
  await press(page, 'Salvar este grupo para a próxima vez')
  await page.getByLabel('Nome do grupo').fill('Jovens de sábado')
  await press(page, 'Salvar grupo')
  await page.getByRole('radio', { name: 'Jovens de sábado' }).waitFor({ state: 'attached' })
  const first = await generate(page, 'demo-paz-01')
  expect(first).not.toContain('Como foi?')
  const challenge = partOf(first, /\nDesafio[^\n]*\n/, /\nPara quem conduz|\nTextos bíblicos/)

  await page.goto('/grupos')
  await page.getByRole('heading', { name: 'Jovens de sábado' }).waitFor()
  await expectAccessible(page, 'the groups')
  await expectRoomy(page, 'the groups')
  await press(page, 'Editar')
  const editor = page.getByRole('dialog', { name: 'Editar grupo' })
  await editor.waitFor()
  await page.getByRole('combobox', { name: 'Ordem do encontro' }).click()
  await page.getByRole('option', { name: 'Livre' }).click()
  await press(page, 'Acrescentar bloco')
  await page.keyboard.type('Lanche')
  await page.getByLabel('Minutos do bloco 5').fill('15')
  await expectAccessible(page, 'a group being edited', { within: editor })
  await expectRoomy(page, 'a group being edited')
  await press(page, 'Salvar grupo')
  await page.getByText('Palavra, Oração, Lanche').waitFor()

  await page.goto('/criar-esboco')
  await page
    .getByRole('radio', { name: 'Jovens de sábado', checked: true })
    .waitFor({ state: 'attached' })
  expect(await page.getByLabel('Perfil do grupo').inputValue()).toBe('Jovens de 18 a 25 anos')
  await page.getByRole('checkbox', { name: 'Começar com “Como foi?”' }).waitFor()
  await expectAccessible(page, 'the form with a group')
  await expectRoomy(page, 'the form with a group')
  const second = await generate(page, 'demo-filho1')
  const opening = partOf(second, /\nComo foi\?[^\n]*\n/, /\nQuebra-gelo/)
  expect(opening).toContain('Do encontro anterior')
  const words = challenge.split('\n').find((line) => line.length > 30) ?? ''
  expect(opening).toContain(words.replaceAll('"', '').slice(0, 60))
  expect(second).toMatch(/\nPalavra: Perguntas para discussão[^]*\nLanche\b/)

  await page.goto('/dashboard')
  await page.getByText('2 esboços').waitFor()
  await page.getByRole('combobox', { name: 'Filtrar por grupo' }).click()
  await page.getByRole('option', { name: 'Jovens de sábado' }).click()
  await page.getByText('2 esboços').waitFor()
  expect(problems).toEqual([])
})
