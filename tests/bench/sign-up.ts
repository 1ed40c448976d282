import type { Page } from 'playwright-core'

/** A new person, logged in. */
export async function signUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/cadastro`)
  await page.getByLabel('Seu nome').fill('Marta Ribeiro')
  await page.getByLabel('E-mail').fill('marta@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('graça e paz')
  await page.getByRole('button', { name: 'Criar Conta e Começar Teste Grátis' }).click()
  await page.getByRole('button', { name: 'Já confirmei - Fazer login' }).waitFor()
  const answer = await fetch(`${origin}/dev/mail.json`)
  const [mail] = (await answer.json()) as { link: string }[]
  await page.goto(mail?.link ?? '')
  await page.waitForURL('**/criar-esboco')
}
