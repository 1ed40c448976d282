import { readFile } from 'node:fs/promises'
import { describe, expect, inject, it } from 'vitest'
import { expectAccessible, mailTo, newAddress, openPage } from './browser.ts'
import { confirmedUser, logIn, PASSWORD, press, signUp } from './leader.ts'

/** What a program does that looks into every mail for harm. */
async function scan(link: string) {
  for (const method of ['HEAD', 'GET', 'GET']) await fetch(link, { method })
}

describe('a link of an e-mail', () => {
  it('survives scanners, and opens in another browser, once (faults 33 to 35)', async () => {
    const { page } = await openPage()
    const address = newAddress('rute')
    await signUp(page, address)
    const confirmation = (await mailTo(address)).link!
    await scan(confirmation)

    const other = await openPage()
    const told: string[] = []
    other.page.on('request', (request) => {
      const { referer } = request.headers()
      if (!request.url().startsWith(inject('origin')) || referer?.includes('token')) {
        told.push(request.url())
      }
    })
    await other.page.goto(confirmation)
    await expectAccessible(other.page, 'the link of the mail')
    await press(other.page, 'Confirmar meu e-mail')
    await other.page.waitForURL('**/criar-esboco')
    expect(told.filter((url) => !url.startsWith(inject('origin')))).toEqual([])
    await other.context.close()

    await page.goto(confirmation)
    await page.getByText('Este link de confirmação expirou ou já foi usado.').waitFor()
    await expectAccessible(page, 'a used confirmation')
    await press(page, 'Já confirmei - Fazer login')
    await page.getByRole('heading', { name: 'Fazer Login' }).waitFor()

    await press(page, 'Esqueci minha senha')
    await page.getByLabel('E-mail').fill(address)
    await press(page, 'Enviar link de recuperação')
    await page.getByRole('heading', { name: 'E-mail de recuperação enviado' }).waitFor()
    const recovery = (await mailTo(address)).link!
    await scan(recovery)
    await page.goto(recovery)
    await expectAccessible(page, 'the link to a new password')
    await press(page, 'Criar nova senha')
    await page.getByLabel('Senha', { exact: true }).fill('outra senha')
    await page.getByLabel('Confirmar senha').fill('outra senha')
    await expectAccessible(page, 'a new password')
    await press(page, 'Salvar nova senha')
    await page.getByRole('heading', { name: 'Fazer Login' }).waitFor()
    await logIn(page, address, { password: 'outra senha' })
    await page.waitForURL('**/criar-esboco')

    await page.goto(recovery)
    await press(page, 'Criar nova senha')
    await page.getByText('O link de recuperação expirou. Solicite um novo.').waitFor()
  })
})

describe('two tabs', () => {
  it('follow each other out, in, and to another person (fault 39)', async () => {
    const { page, context } = await openPage()
    const first = await confirmedUser(page, 'ana')
    const second = await context.newPage()
    await second.goto('/conta')
    await second.getByText(first, { exact: true }).waitFor()

    await page.goto('/criar-esboco')
    await press(page, 'Abrir menu')
    await press(page, 'Sair')
    await second.getByRole('heading', { name: 'Fazer Login' }).waitFor()
    expect(await second.getByText(first).count()).toBe(0)

    const other = await openPage()
    const next = await confirmedUser(other.page, 'bia')
    await other.context.close()
    await logIn(page, next)
    await page.waitForURL('**/criar-esboco')
    await second.waitForURL('**/conta')
    await second.getByText(next, { exact: true }).waitFor()
  })
})

describe('the account', () => {
  it('changes name and e-mail, gives its data, and is deleted with no second trial', async () => {
    const { page, problems } = await openPage()
    const address = await confirmedUser(page, 'noemi')
    await page.goto('/conta')
    await page.getByRole('heading', { level: 1, name: 'Minha conta' }).waitFor()
    await expectAccessible(page, 'the account')

    await press(page, 'Trocar nome')
    await page.getByLabel('Seu nome').fill('Noemi Souza')
    await press(page, 'Salvar nome')
    await page.getByText('Nome atualizado').waitFor()

    const next = newAddress('noemi.nova')
    await press(page, 'Trocar e-mail')
    await page.getByLabel('Novo e-mail').fill(next)
    const emails = page.getByRole('region', { name: 'E-mail' })
    await emails.getByLabel('Senha atual').fill('não é esta')
    await press(page, 'Trocar e-mail')
    await emails.getByText('A senha não confere. Digite de novo a sua senha atual.').waitFor()
    await emails.getByLabel('Senha atual').fill(PASSWORD)
    await press(page, 'Trocar e-mail')
    await page.getByText(`outro para ${next}`).waitFor()
    await expectAccessible(page, 'an e-mail change under way')
    await page.goto((await mailTo(next)).link!)
    await expectAccessible(page, 'the link of an e-mail change')
    await press(page, 'Confirmar a troca')
    await page.getByRole('heading', { name: 'Falta o outro endereço' }).waitFor()
    await expectAccessible(page, 'half an e-mail change')
    await page.goto((await mailTo(address)).link!)
    await press(page, 'Confirmar a troca')
    await page.waitForURL('**/conta')
    await page.getByText(next, { exact: true }).waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Baixar meus dados'),
    ])
    expect(download.suggestedFilename()).toMatch(/^esboca-meus-dados-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object
    expect(data).toMatchObject({
      conta: { email: next, nome: 'Noemi Souza' },
      perfil: [{ email: next, name: 'Noemi Souza', subscription_status: 'trial' }],
      esbocos: [],
      pedidos: [],
      assinatura: [],
    })

    await press(page, 'Excluir minha conta')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectAccessible(page, 'the deletion', { within: dialog })
    await page.getByLabel('Para confirmar, digite EXCLUIR').fill('EXCLUIR')
    await dialog.getByLabel('Senha atual').fill('não é esta')
    await press(page, 'Excluir para sempre')
    await dialog.getByText('A senha não confere. Digite de novo a sua senha atual.').waitFor()
    await dialog.getByLabel('Senha atual').fill(PASSWORD)
    await press(page, 'Excluir para sempre')
    await page.getByText('Sua conta foi excluída.').waitFor({ timeout: 120_000 })
    await page.waitForURL((url) => url.pathname === '/')
    // the logout of an account that is gone, and the re-check of its plan (PROF-2) where that falls in between
    const ofTheGone = /403|user_profiles/
    expect(problems.filter((problem) => !ofTheGone.test(problem))).toEqual([])

    await logIn(page, next)
    await page.getByText('Email ou senha incorretos').waitFor()
    await signUp(page, next)
    await page.goto((await mailTo(next)).link!)
    await page.waitForURL('**/criar-esboco')
    await page.goto('/dashboard')
    await page.getByText('Teste Gratuito Expirado').first().waitFor()
  })
})
