import { describe, expect, inject, it } from 'vitest'
import { expectAccessible, headTags, hydrated, openPage, stirPointer } from './browser.ts'
import { newLeader } from './leader.ts'

/** All of the app but what boots it. */
const APP = '**/assets/main-*.js'

/** What TypeScript does not know of an entry 'layout-shift'. */
type Shift = { value: number; sources: { node: Node | null }[] }

describe('a prerendered page', () => {
  it('fetches the app when it has loaded, where nothing waits for it', async () => {
    const { page, problems } = await openPage()
    await page.goto('/central-de-ajuda')
    await hydrated(page)
    const [app, loaded] = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource')
      return [files.find(({ name }) => name.includes('/main-'))?.startTime, visit?.loadEventStart]
    })
    expect(app).toBeGreaterThan(loaded ?? Infinity)
    expect(problems).toEqual([])
  })

  it('keeps one of each tag when the next page is shown', async () => {
    const { page, problems } = await openPage()
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
    await page.waitForFunction(() => document.title === 'Blog | Esboça')
    expect(await headTags(page)).toEqual({
      titles: 1,
      descriptions: 1,
      canonicals: [`${inject('origin')}/blog`],
      robots: 0,
    })
    expect(problems).toEqual([])
  })

  it('is read, and leads on, without any script', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto('/central-de-ajuda')
    expect(await page.getByText(/Em geral, de 15 a 45 segundos/).isVisible()).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Termos de Uso')
  })

  it('does what was pressed before the app was there', async () => {
    const { page, problems } = await openPage()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(APP, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contato')
    await page.getByLabel('Nome', { exact: true }).fill('Marta')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    expect(page.url()).toBe(`${inject('origin')}/contato`)
    release()
    await hydrated(page)
    // what was typed is still there, what is missing is said
    await page.getByText('Informe o seu sobrenome.').waitFor()
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Marta')
    expect(problems).toEqual([])
  })
})

it.each([
  ['/dashboard', 'Link do vídeo da mensagem'],
  ['/conta', 'Seu tipo preferido'],
])('nothing of %s moves when it is known who is there', async (address, field) => {
  const { page, context } = await openPage()
  await newLeader(page, 'calma')
  await context.addInitScript(() => {
    const moved: string[] = []
    const observer = new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // less than a line of text
        if (shift.value < 0.002) continue
        moved.push(...shift.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''))
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { moved })
  })
  await page.goto(address)
  await page.getByLabel(field).waitFor()
  await page.getByText('Restam 10 de 10').waitFor()
  // two frames later whatever it moved has been told
  await page.evaluate(
    () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
  )
  expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([])
})

it('a script that is gone after a deploy: one fresh page, then plain words', async () => {
  const { page } = await openPage()
  let asked = 0
  await page.route('**/assets/guides-page-*.js', (route) => {
    asked += 1
    return route.fulfill({ status: 404, contentType: 'text/html', body: '' })
  })
  await page.goto('/')
  await hydrated(page)
  const guides = page.getByRole('contentinfo').getByRole('link', { name: 'Guias' })
  await Promise.all([page.waitForEvent('load'), guides.click()])
  // a public page would wait for ten seconds where nobody is seen to be there
  await stirPointer(page)
  await page.getByRole('heading', { name: 'Não foi possível abrir esta página' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/guias')
  // the click, and the fresh page
  expect(asked).toBeLessThanOrEqual(4)
  const loads = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
  expect(loads).toMatchObject({ type: 'reload' })

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Recarregar a página' }).click()
  await page.getByRole('heading', { level: 1, name: 'Guias' }).waitFor()
})

it('a private page says so where the app cannot be fetched, and opens when it can', async () => {
  const { page } = await openPage()
  await page.route(APP, (route) => route.abort())
  await page.goto('/login')
  const notice = page.getByRole('alert')
  await notice.getByText('Não foi possível abrir esta página').waitFor()
  expect(await page.getByText('Carregando…').isVisible()).toBe(false)
  await expectAccessible(page, 'the app is not there')

  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Recarregar a página' }).click()
  await page.getByLabel('E-mail').waitFor()
})

it('a dialog opened in a tab older than a deploy: one fresh page, then it opens (fault 52)', async () => {
  const { page } = await openPage()
  let gone = 0
  await page.route('**/assets/example-dialog-*.js', (route) => {
    gone += 1
    return gone === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  const example = page.getByRole('button', { name: 'Ler o esboço: Adolescentes' })
  await Promise.all([page.waitForEvent('load'), example.click()])
  await hydrated(page)
  await example.click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Desafio/ })
    .waitFor()
  expect(gone).toBe(2)
})

describe('the host', () => {
  it('answers what is not there with the page for it and status 404', async () => {
    const { page } = await openPage()
    for (const path of ['/nada', '/blog/nao-existe']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: 'Oops! Página não encontrada' }).waitFor()
    }
    // the article's own page has hydrated it, with one of each tag
    await page.getByRole('link', { name: 'Todos os artigos' }).waitFor()
    expect(await headTags(page)).toEqual({
      titles: 1,
      descriptions: 1,
      canonicals: [],
      robots: 1,
    })
  })

  it('sends the private pages as a shell that is loading and not to be listed', async () => {
    const answer = await fetch(`${inject('origin')}/dashboard`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = await answer.text()
    expect(html).toMatch(/<div id="root"[^>]*>.*Carregando…/)
    expect(html).toMatch(/<meta[^>]* name="robots" content="noindex"/)
  })

  it('forbids inline scripts', async () => {
    const answer = await fetch(inject('origin'))
    expect(answer.headers.get('content-security-policy')).toMatch(/(^|; )script-src 'self';/)
    const { page } = await openPage()
    await page.goto('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.inlineRan = true'
      document.head.append(script)
      return 'inlineRan' in globalThis
    })
    expect(ran).toBe(false)
  })
})
