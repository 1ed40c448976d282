/** What a leader does in most tests: signing up and logging in, as they would. */
import type { Page } from 'playwright-core'
import { mailTo, newAddress } from './browser.ts'

export const PASSWORD = 'graça e paz'

/** Presses the first button with exactly this name. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Until the page that asks to confirm the e-mail. */
export async function signUp(page: Page, address: string): Promise<void> {
  await page.goto('/cadastro')
  await page.getByLabel('Seu nome').fill('Marta Ribeiro')
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await press(page, 'Criar Conta e Começar Teste Grátis')
  await page.getByRole('button', { name: 'Já confirmei - Fazer login' }).waitFor()
}

/** Somebody new, logged in and on /criar-esboco; returns the address. */
export async function confirmedUser(page: Page, name: string): Promise<string> {
  const address = newAddress(name)
  await signUp(page, address)
  const { link } = await mailTo(address)
  await page.goto(link!)
  await press(page, 'Confirmar meu e-mail')
  await page.waitForURL('**/criar-esboco')
  return address
}

/** Sends the login form of `/login`, or of the page that was wanted. */
export async function logIn(
  page: Page,
  address: string,
  { password = PASSWORD, wanted = '/login' } = {},
): Promise<void> {
  await page.goto(wanted)
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await press(page, 'Entrar')
}
