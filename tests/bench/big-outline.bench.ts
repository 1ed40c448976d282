/** The largest outlines that can be stored, and a device that keeps nothing, in Chromium on the production build (faults 38, 40). */
import { chromium, type Page } from 'playwright-core'
import { chromiumOptions } from '../chromium/chromium.ts'
import { startPreview } from '../preview-server.ts'
import type { Bench, Measurement } from './bench.ts'
import { signUp } from './sign-up.ts'

/** What the database takes. */
const SIZE = 200_000
/** Milliseconds in which nothing answers; above a second people press again. */
const FROZEN = 1_000

const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE - 20)

const TEXTS: Record<string, string> = {
  paragraphs: fill('Um texto **forte** aqui, e [um link](https://x.example/).\n\n'),
  headings: fill('## a\n'),
  'lists inside lists': fill('- 1. '),
  'quotes inside quotes': fill('> '),
  'links with scripts': fill('[a](javascript:alert(1)) <img src=x onerror=alert(1)> '),
  'bold that never ends': fill('**a'),
}

export const bench: Bench = async () => {
  const { origin, stop } = await startPreview()
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } })
    await signUp(page, origin)
    const ids = await store(page)
    const rows: Measurement[] = []
    for (const [what, id] of Object.entries(ids)) {
      const { shown, frozen } = await opened(page, id)
      rows.push({ what: `${what}: shown after`, value: shown, unit: 'ms' })
      rows.push({ what: '  longest without an answer', value: frozen, unit: 'ms', goal: FROZEN })
    }
    rows.push({
      what: 'device that keeps nothing: form after',
      value: await without(page),
      unit: 'ms',
    })
    return rows
  } finally {
    await browser.close()
    await stop()
  }
}

/** Saved as the app saves them; by what they hold, their ids. */
async function store(page: Page): Promise<Record<string, string>> {
  let headers: Record<string, string> = {}
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) headers = request.headers()
  })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Nenhum esboço encontrado' }).waitFor()
  const { authorization = '', apikey = '' } = headers
  const ids: Record<string, string> = {}
  for (const [what, text] of Object.entries(TEXTS)) {
    const answer = await page.request.post('/rest/v1/generated_outlines', {
      headers: {
        authorization,
        apikey,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      data: {
        title: what,
        youtube_url: 'https://www.youtube.com/watch?v=demo-paz-01',
        outline_type: 'celula',
        duration: 60,
        generated_content: `# Um esboço\n\n${text}`,
      },
    })
    if (!answer.ok()) throw new Error(`saving answered ${answer.status()}`)
    const [row] = (await answer.json()) as { id: string }[]
    ids[what] = row!.id
  }
  return ids
}

/** Until its title stands there, and the longest task from then on and before. */
async function opened(page: Page, id: string): Promise<{ shown: number; frozen: number }> {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const begun = performance.now()
  await page.goto(`/esboco/${id}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 180_000 })
  const shown = performance.now() - begun
  await page.waitForTimeout(2_000)
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  return { shown, frozen: Math.max(0, ...tasks) }
}

/** The same person where storage is full: until the form can be used, which is asked for after a login. */
async function without(page: Page): Promise<number> {
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: new URL(page.url()).origin,
      viewport: { width: 390, height: 844 },
    })
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const other = await context.newPage()
  const begun = performance.now()
  await other.goto('/login')
  await other.getByLabel('E-mail').fill('marta@exemplo.com.br')
  await other.getByLabel('Senha', { exact: true }).fill('graça e paz')
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await other.getByLabel('URL do vídeo do YouTube').waitFor()
  const usable = performance.now() - begun
  await context.close()
  return usable
}
