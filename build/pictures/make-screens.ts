/**
 * Takes the pictures of the product that the site shows, from the product itself on the embedded backend: those of the
 * landing page and of the tutorials in both themes, the PDF of examples, and the picture of the README. Run by hand
 * after a change of these screens, against a product with an empty database:
 *
 *   LOCAL_DATA_DIR=memory npm run preview
 *   npm run screens -- http://localhost:5173
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { chromiumOptions } from '../../tests/chromium/chromium.ts'
import { EXAMPLE_GROUPS, EXAMPLE_MESSAGE } from '../../src/content/example-groups.ts'
import { examplesPdf } from './examples-pdf.ts'

const ROOT = new URL('../../', import.meta.url)
const [origin = 'http://localhost:5173'] = process.argv.slice(2)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1180, height: 760 }
const THEMES = ['light', 'dark'] as const
const SCALE = 2
/** What covers the top of the window, and a little room. */
const HEADER = 76
const WEBP_QUALITY = 0.72

const VIDEO = `https://youtu.be/${EXAMPLE_MESSAGE.videoId}`
/** What a link looks like, in the pictures: that of the example says that it is one. */
const SHOWN_LINK = 'youtu.be/Lucas15-1132'
/** Of the pictures of the three steps, in CSS pixels: what is in a card, from its edge to its edge. */
const STEP = { width: 288, height: 356 }
/** A narrow one: side by side the pictures are shown larger than they were taken, and can be read. */
const STEP_PHONE = { width: STEP.width + 42, height: 844 }
const EMAIL = 'marta@exemplo.com.br'
const PASSWORD = 'graça e paz'

type PictureOptions = {
  /** The part of the window, in CSS pixels; without it, all of it. */
  piece?: { top: number; height: number; left?: number; width?: number }
  /** Width of the file in pixels, where it is shown smaller than it was on the screen. */
  width?: number
}

const browser = await chromium.launch(await chromiumOptions())
try {
  const page = await openPage(browser, PHONE)
  await signUp(page)
  const form = await formPictures(page)
  const outlines = await examples(page)
  await historyPicture(page)
  await examplesPdf(page, outlines)
  await page.setViewportSize(PHONE)
  // last: it stops the clock, and letters that come when a page is idle would never come
  const outline = await outlinePictures(page, outlines.at(-1) ?? '')
  await readmePicture([form, outline])
} finally {
  await browser.close()
}

async function openPage(on: Browser, viewport: typeof PHONE): Promise<Page> {
  const context = await on.newContext({
    viewport,
    deviceScaleFactor: SCALE,
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await fetchFonts(page)
  return page
}

/** A device on which the fonts of the site are already, and come before the first paint. */
async function fetchFonts(page: Page): Promise<void> {
  await page.goto('/guias')
  await page.evaluate(async () => {
    // those of the device that it does not have cannot be loaded
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
  })
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const buttons = page.getByRole('button', { name, exact: typeof name === 'string' })
  await buttons.first().click()
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/cadastro')
  await page.getByLabel('Seu nome').fill('Marta Ribeiro')
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Senha', { exact: true }).blur()
  await picture(page, 'cadastro', { piece: { top: 0, height: 786 } })
  // so that the same database serves another time
  const address = `marta.${Date.now().toString(36)}@exemplo.com.br`
  await page.getByLabel('E-mail').fill(address)
  await press(page, 'Criar Conta e Começar Teste Grátis')
  await page.getByRole('button', { name: 'Já confirmei - Fazer login' }).waitFor()
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as {
    to: string
    link: string
  }[]
  await page.goto(mails.find(({ to }) => to === address)?.link ?? '')
  await page.waitForURL('**/criar-esboco')
}

async function fillForm(page: Page, profile: string, minutes: number): Promise<void> {
  await page.goto('/criar-esboco')
  await page.getByLabel('URL do vídeo do YouTube').fill(VIDEO)
  await page.getByRole('combobox', { name: 'Tipo de esboço' }).click()
  await page.getByRole('option', { name: 'Célula/Pequeno Grupo' }).click()
  const duration = page.getByRole('slider', { name: 'Duração' })
  await duration.focus()
  await page.keyboard.press('Home')
  for (let value = 5; value < minutes; value += 5) await page.keyboard.press('ArrowRight')
  await duration.blur()
  await fillProfile(page, profile)
}

async function fillProfile(page: Page, profile: string): Promise<void> {
  await page.getByLabel('Perfil do grupo').fill(profile)
  await page.getByLabel('Perfil do grupo').blur()
}

/** Returns the whole screen for the README. */
async function formPictures(page: Page): Promise<Buffer> {
  await page.setViewportSize(STEP_PHONE)
  // before there is a profile: what it may begin with is offered
  await fillForm(page, '', 40)
  await onlyWhatEveryoneSees(page)
  await page
    .getByText(/^Vídeo encontrado/)
    .last()
    .waitFor()
  const link = page.getByLabel('URL do vídeo do YouTube')
  await link.evaluate((field: HTMLInputElement, shown) => {
    field.value = shown
  }, SHOWN_LINK)
  // the card from edge to edge: what shows the picture is its frame
  const card = page.locator('form:has(fieldset) > :first-child')
  const box = await card.boundingBox()
  const sides = { left: (box?.x ?? 0) + 1, width: STEP.width }
  await card.evaluate((element) => {
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('.bg-cloth')])
      if (part instanceof HTMLElement) part.style.borderRadius = '0'
  })
  // what comes next in the form is not of the step, and would be cut
  const duration = page.getByText('Duração', { exact: true })
  const durationField = page.locator('[data-field]').filter({ has: duration }).last()
  await show(durationField, false)
  await picture(page, 'link', { piece: { ...(await pieceAt(card, STEP.height, -1)), ...sides } })
  await show(durationField, true)
  const profile = page.getByLabel('Perfil do grupo')
  await show(profile, false)
  await picture(page, 'grupo', {
    piece: { ...(await pieceAt(duration, STEP.height, 12)), ...sides },
  })
  await show(profile, true)
  await page.setViewportSize(PHONE)
  await fillProfile(page, 'Casais de 25 a 35 anos, com filhos pequenos, alguns novos na fé')
  await page.evaluate(() => {
    scrollTo(0, 0)
  })
  const whole = await page.screenshot()

  await page.getByText('Mais opções').click()
  await press(page, 'Configurações avançadas')
  await page.getByLabel('Tempo de início').pressSequentially('0730')
  await page.getByLabel('Tempo de fim').pressSequentially('3540')
  await page.getByLabel('Tempo de fim').blur()
  const advanced = page.getByRole('button', { name: 'Configurações avançadas' })
  await picture(page, 'tempos', { piece: await pieceAt(advanced, 488) })

  const transcript = page.getByLabel('Transcrição do vídeo (opcional)')
  await transcript.fill(await transcriptPanel())
  await transcript.blur()
  await transcript.evaluate((field) => field.scrollTo(0, 0))
  await picture(page, 'transcricao', {
    piece: await pieceAt(page.getByText('Transcrição do vídeo (opcional)', { exact: true }), 298),
  })

  for (const name of ['Tempo de início', 'Tempo de fim']) await page.getByLabel(name).fill('')
  await transcript.fill('')
  return whole
}

/** Makes the three examples as a leader would; returns the address of each. */
async function examples(page: Page): Promise<string[]> {
  const addresses: string[] = []
  for (const { profile, minutes } of EXAMPLE_GROUPS) {
    await fillForm(page, profile, minutes)
    await press(page, 'Gerar Esboço')
    await page.getByText('Seu esboço foi gerado com sucesso!').first().waitFor()
    await page.getByRole('link', { name: 'Editar e conduzir' }).click()
    await page.waitForURL('**/esboco/*')
    addresses.push(page.url())
  }
  return addresses
}

/** Returns the whole screen for the README. */
async function outlinePictures(page: Page, address: string): Promise<Buffer> {
  await page.goto(address)
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  await page.getByRole('button', { name: 'WhatsApp' }).waitFor()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const whole = await page.screenshot()
  const summary = page.getByRole('heading', { name: /^Resumo da mensagem/ }).first()
  await picture(page, 'resumo', { piece: await pieceAt(summary, 764, 36), width: 520 })

  await page.clock.install()
  await press(page, 'Modo encontro')
  await press(page, 'Começar')
  await page.getByText(/^Parte 1 de/).waitFor()
  for (const part of [2, 3, 4]) {
    // a group that takes for each part the minutes that it has; a text that is read has none
    const clock = page.getByRole('timer')
    const left = (await clock.count()) === 0 ? 0 : Number(/\d+/.exec(await clock.innerText()))
    await page.clock.fastForward(left * 60_000)
    await press(page, 'Próxima parte')
    await page.getByText(`Parte ${String(part)} de`, { exact: false }).waitFor()
  }
  await page.clock.fastForward(2 * 60_000)
  await picture(page, 'encontro', { width: 620 })
  await press(page, 'Sair do modo encontro')
  // away from the button that is now below it
  await page.mouse.move(0, 0)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await press(page, 'Mais')
  await picture(page, 'levar', { piece: { top: PHONE.height - 712, height: 712 } })
  return whole
}

async function historyPicture(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Histórico de Esboços' }).waitFor()
  await page
    .getByRole('button', { name: /^Ver Esboço/ })
    .first()
    .waitFor()
  const title = page.getByRole('heading', { name: 'Histórico de Esboços' })
  await picture(page, 'historico', { piece: await pieceAt(title, 496, 8), width: 1480 })
}

/** The form and the outline side by side, as two phones on paper. */
async function readmePicture(shots: readonly Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 900, height: 740 } })
  const phones = shots.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  await page.setContent(`<style>
    body { margin: 0; height: 640px; display: flex; gap: 64px; justify-content: center; overflow: hidden;
      background: #efe7d6 }
    img { width: 336px; margin-top: 44px; border: 7px solid #27231b; border-radius: 34px; box-sizing: border-box;
      align-self: flex-start }
    img + img { margin-top: 92px }
  </style>${phones.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.screenshot({ path: fileURLToPath(new URL('docs/images/esboco.png', ROOT)) })
  await page.close()
}

/** What a production build does not have is hidden. */
async function onlyWhatEveryoneSees(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Usar um vídeo de exemplo', includeHidden: true })
  await button.evaluate(({ parentElement }) => {
    if (parentElement) parentElement.style.display = 'none'
  })
}

async function show(what: Locator, shown: boolean): Promise<void> {
  await what.evaluate(
    (element: HTMLElement, visibility) => {
      element.style.visibility = visibility
    },
    shown ? '' : 'hidden',
  )
}

/** From a little above something, scrolled to where nothing covers it. */
async function pieceAt(what: Locator, height: number, above = 24) {
  await what.evaluate((element, room) => {
    const { top } = element.getBoundingClientRect()
    window.scrollTo({ top: top + window.scrollY - room, behavior: 'instant' })
  }, HEADER + above)
  const box = await what.boundingBox()
  if (!box) throw new Error('nothing to take a picture of')
  return { top: Math.round(box.y) - above, height }
}

/** One screen in both themes. */
async function picture(page: Page, name: string, options: PictureOptions = {}): Promise<void> {
  const { width: whole, height } = page.viewportSize() ?? PHONE
  const { top, left = 0, width = whole, ...piece } = options.piece ?? { top: 0, height }
  const { width: shownWidth = width * SCALE } = options
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    await page.evaluate(themeShown)
    const png = await page.screenshot({
      clip: { x: left, y: top, width, height: piece.height },
    })
    await writeFile(screenFile(name, theme), await toWebp(png, shownWidth))
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Colours change in a transition, and the fonts of a theme are the fonts of the page. */
async function themeShown(): Promise<void> {
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

function screenFile(name: string, theme: (typeof THEMES)[number]): URL {
  return new URL(`src/content/screens/${name}-${theme}.webp`, ROOT)
}

async function toWebp(png: Buffer, shownWidth: number): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async ({ data, quality, width }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((image.height * width) / image.width)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    { data: png.toString('base64'), quality: WEBP_QUALITY, width: shownWidth },
  )
  await page.close()
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** The first lines of the captions as YouTube's panel gives them. */
async function transcriptPanel(): Promise<string> {
  const captions = new URL(`supabase/local/demo-videos/${EXAMPLE_MESSAGE.videoId}.vtt`, ROOT)
  const cues = (await readFile(captions, 'utf8')).matchAll(/^00:(\d\d:\d\d)\.\d+ --> .*\n(.+)/gm)
  return [...cues]
    .slice(0, 12)
    .map(([, time, text]) => `${time}\n${text}`)
    .join('\n')
}
