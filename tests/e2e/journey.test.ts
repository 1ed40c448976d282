import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, expectAccessible, expectRoomy, mailTo, newAddress, openPage } from './browser.ts'
import { confirmedUser, logIn, PASSWORD, signUp } from './leader.ts'

async function chooseType(page: Page, label: string) {
  await choose(page, 'Tipo de esboço', label)
}

describe('a leader', () => {
  it('goes from sign-up to an outline in the history, and out', async () => {
    const { page, problems } = await openPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Comece Gratuitamente' }).first().click()
    await page.waitForURL('**/cadastro')

    const address = newAddress('marta')
    await signUp(page, address)
    await expectAccessible(page, 'confirm your e-mail')

    await page.goto('/dev/mail')
    await expectAccessible(page, 'the inbox')
    const mail = await mailTo(address)
    expect(mail.html).toContain('Esboça')
    await page.goto(mail.link!)
    await page.waitForURL('**/criar-esboco')
    expect(page.url()).not.toMatch(/token/)
    await expectAccessible(page, 'the empty form', { wide: true })
    await expectRoomyAtEveryWidth(page, 'the empty form')

    await page.getByRole('button', { name: 'Gerar Esboço' }).click()
    await page.getByText('Por favor, insira a URL do vídeo do YouTube.').first().waitFor()

    await page.getByRole('button', { name: 'Usar um vídeo de exemplo' }).click()
    await page.getByRole('button', { name: /paz/i }).first().click()
    await expect
      .poll(() => page.getByLabel('URL do vídeo do YouTube').inputValue())
      .toBe('https://www.youtube.com/watch?v=demo-paz-01')
    await chooseType(page, 'Célula/Pequeno Grupo')
    await page.getByLabel('Perfil do grupo').fill('Casais jovens, 25 a 35 anos')
    await page.getByRole('button', { name: 'Gerar Esboço' }).click()

    await page.getByText('Seu esboço foi gerado com sucesso!').first().waitFor({ timeout: 120_000 })
    const result = page.getByRole('region', { name: 'Seu Esboço Gerado' })
    for (const title of [
      'Quebra-gelo',
      'Resumo da mensagem',
      'Perguntas para discussão',
      'Aplicação prática',
      'Conclusão',
      'Desafio',
      'Textos bíblicos relacionados',
    ]) {
      await result.getByRole('heading', { name: new RegExp(`^${title}`) }).waitFor()
    }
    expect(await result.innerText()).toContain('Filipenses 4')
    await expectAccessible(page, 'the outline')

    // with the form open again its button lies under no other bar, on a tablet either
    await page.getByRole('button', { name: 'Alterar' }).click()
    const narrow = page.viewportSize()
    await page.setViewportSize({ width: 820, height: 1180 })
    const isInReach = () =>
      page.getByRole('button', { name: 'Gerar Esboço' }).evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    for (const y of [0, 400]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect.poll(isInReach).toBe(true)
    }
    if (narrow) await page.setViewportSize(narrow)

    await page.goto('/dashboard')
    await page.reload()
    const history = page.getByRole('region', { name: 'Histórico de Esboços' })
    await history.getByText(/^Esboço de Célula\/Pequeno Grupo - \d{2}\/\d{2}\/\d{4}$/).waitFor()
    await expectAccessible(page, 'the dashboard', { wide: true })
    await expectRoomyAtEveryWidth(page, 'the dashboard')
    await history.getByRole('button', { name: /Ver Esboço/ }).click()
    const opened = page.getByRole('dialog')
    await opened.getByRole('heading', { name: /^Quebra-gelo/ }).waitFor()
    await expectAccessible(page, 'the outline from the history', { within: opened, wide: true })
    await page.keyboard.press('Escape')

    await page
      .getByRole('button', { name: /Marta Ribeiro|menu/i })
      .first()
      .click()
    await page
      .getByRole('button', { name: 'Sair' })
      .or(page.getByRole('menuitem', { name: 'Sair' }))
      .click()
    await page.getByRole('link', { name: 'Comece Gratuitamente' }).first().waitFor()
    await page.goto('/dashboard')
    await page.waitForURL('**/auth?next=%2Fdashboard')
    expect(problems).toEqual([])
  })
})

/** The narrowest phones, a desktop zoomed in to 200 %, and tablets, where the header is fullest. */
async function expectRoomyAtEveryWidth(page: Page, state: string) {
  const before = page.viewportSize()
  for (const width of [320, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 640 })
    await expectRoomy(page, `${state} at ${width} px`)
  }
  if (before) await page.setViewportSize(before)
}

describe('logging in', () => {
  it('tells a wrong password, and comes back to the wanted page after the right one', async () => {
    const { page, context } = await openPage()
    const address = await confirmedUser(page, 'joana')
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())

    await page.goto('/dashboard')
    await page.waitForURL('**/auth?next=%2Fdashboard')
    await page.getByLabel('E-mail').fill(address)
    await page.getByLabel('Senha', { exact: true }).fill('errada!')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByText('Email ou senha incorretos').first().waitFor()
    await expectAccessible(page, 'a refused login')
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
  })

  it('before the confirmation opens the confirmation screen and shows no error', async () => {
    const { page } = await openPage()
    const address = newAddress('rute')
    await signUp(page, address)
    await page.getByRole('button', { name: 'Já confirmei - Fazer login' }).click()
    await page.getByLabel('E-mail').fill(address)
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByRole('button', { name: 'Já confirmei - Fazer login' }).waitFor()
    expect(await page.getByText('Ocorreu um erro inesperado').count()).toBe(0)
  })
})

describe('a pasted transcript', () => {
  const PANEL = Array.from({ length: 24 }, (_, i) => {
    const seconds = i * 20
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    const spoken =
      seconds < 60
        ? `${seconds} segundos`
        : `${Math.floor(seconds / 60)} minutos e ${seconds % 60} segundos`
    const lines = [
      'o apóstolo Paulo escreve da prisão e fala de alegria',
      'a ansiedade rouba o sono mas a oração abre a janela',
      'quem agradece lembra de onde Deus já tirou a família',
      'a paz de Cristo guarda o coração de quem se entrega',
      'leve a sua preocupação em oração antes de dormir hoje',
      'filipenses quatro seis ensina a não andar ansioso',
      'a minha avó orava na cozinha enquanto fazia o café',
      'nesta semana separe dez minutos para orar em família',
    ]
    return `${clock}${spoken}${lines[i % lines.length]} ${i} vezes aprendi isso na caminhada com os irmãos`
  }).join('\n')

  it('makes an outline of a video that gives no captions', async () => {
    const { page } = await openPage()
    const address = await confirmedUser(page, 'paulo')
    await logOutAndIn(page, address)
    await page.getByLabel('URL do vídeo do YouTube').fill('https://youtu.be/naoexiste01')
    await chooseType(page, 'Devocional')
    await page.getByRole('button', { name: 'Gerar Esboço' }).click()
    await page
      .getByText('O YouTube não nos deixou ler as legendas agora.')
      .first()
      .waitFor({ timeout: 120_000 })
    await expectAccessible(page, 'a video that was blocked')

    await page.getByLabel('Transcrição do vídeo (opcional)').fill(PANEL)
    await page.getByRole('button', { name: 'Gerar Esboço' }).click()
    await page.getByText('Seu esboço foi gerado com sucesso!').first().waitFor({ timeout: 120_000 })
  })

  async function logOutAndIn(page: Page, address: string) {
    await page.evaluate(() => localStorage.clear())
    await logIn(page, address)
    await page.waitForURL('**/criar-esboco')
  }
})
