import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { listedPages, moduleOf } from '../../build/site-map.ts'
import { routes } from '../../src/app/routes.ts'
import { LOCAL_KEYS } from '../../supabase/local/keys.ts'
import { startPlainHost } from '../plain-host.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const ORIGIN = 'https://esboca.exemplo.com.br'

const PAGES = listedPages.map((page) => page.path)

let dist: string

/** `npm run build` into a folder of its own, with these settings and no others. */
function build(settings: Record<string, string>) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITE') && name !== 'NODE_ENV',
  )
  return spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', dist, '--emptyOutDir'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      // empty, so that no .env of this machine has a say
      env: {
        ...Object.fromEntries(inherited),
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_ANON_KEY: '',
        VITE_OUTLINE_WEBHOOK_URL: '',
        VITE_GA_MEASUREMENT_ID: '',
        VITE_TURNSTILE_SITE_KEY: '',
        VITE_SENTRY_DSN: '',
        VITE_VAPID_PUBLIC_KEY: '',
        VITE_STRIPE_PIX: '',
        ...settings,
      },
    },
  )
}

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'esboca-dist-'))
  const { status, stdout, stderr } = build({
    VITE_SUPABASE_URL: 'https://projeto.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_do_projeto',
    VITE_OUTLINE_WEBHOOK_URL: 'https://automacao.exemplo.com.br/webhook/esboco',
    VITE_SITE_URL: `${ORIGIN}/`,
  })
  if (status !== 0) throw new Error(stdout + stderr)
}, 180_000)

afterAll(() => rm(dist, { recursive: true, force: true }))

const read = (file: string) => readFile(path.join(dist, file), 'utf8')

const page = (address: string) => read(path.join(address, 'index.html'))

const gz = async (file: string) =>
  gzipSync(await readFile(path.join(dist, file)), { level: 9 }).length

function content(html: string, name: string): string | undefined {
  return new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]

function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)
  return [...scripts].map((script) => JSON.parse(script[1] ?? '') as Record<string, unknown>)
}

/** What is imported at once, however deep, from a script; and the script. */
async function withImports(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found
  found.add(file)
  const imports = (await read(file)).matchAll(/(?:from|import) ?["`']\.\/([^"`']+\.js)["`']/g)
  for (const [, name = ''] of imports) await withImports(`assets/${name}`, found)
  return found
}

async function scriptNamed(name: string): Promise<string> {
  const files = await readdir(path.join(dist, 'assets'))
  const file = files.find((candidate) => new RegExp(`^${name}-.{8}\\.js$`).test(candidate))
  if (file === undefined) throw new Error(`There is no script ${name}`)
  return `assets/${file}`
}

/** The scripts that every page fetches. */
async function shellScripts(): Promise<Set<string>> {
  const entry =
    /<script type="module"[^>]* src="\/([^"]+)"/.exec(await read('index.html'))?.[1] ?? ''
  return await withImports(await scriptNamed('main'), await withImports(entry))
}

const weigh = async (scripts: Iterable<string>) =>
  (await Promise.all([...scripts].map(gz))).reduce((sum, size) => sum + size, 0)

describe('the landing page as it is sent', () => {
  it('can be read, found and shown as a preview without any script', async () => {
    const html = await page('/')
    expect(html).toMatch(/^<!doctype html>\s*<html lang="pt-BR">/i)
    expect(html).toMatch(/<h1[^>]*>Da mensagem de domingo ao encontro do seu grupo<\/h1>/)
    expect(html).toContain('Comece Gratuitamente')
    expect(titleOf(html)).toBe('Esboça: da mensagem de domingo ao encontro do seu grupo')
    expect(content(html, 'description')).toMatch(/^Cole o link do vídeo da mensagem/)
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/"`)
    expect(content(html, 'og:title')).toBe(titleOf(html))
    expect(content(html, 'og:description')).toBe(content(html, 'description'))
    expect(content(html, 'og:url')).toBe(`${ORIGIN}/`)
    expect(content(html, 'og:image')).toBe(`${ORIGIN}/og.png`)
    expect(content(html, 'og:locale')).toBe('pt_BR')
    expect(content(html, 'twitter:card')).toBe('summary_large_image')
    expect(content(html, 'robots')).toBeUndefined()
    expect(html).not.toContain('precisa de JavaScript')
  })

  it('says who is behind it, what it is and what it costs', async () => {
    const [organization, product] = structuredData(await page('/'))
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Esboça',
      url: `${ORIGIN}/`,
    })
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'BRL' },
    })
  })

  it('runs no inline script', async () => {
    for (const address of [...PAGES, '/404.html', '/app.html']) {
      const html = await (address.endsWith('.html') ? read(address) : page(address))
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '')
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) expect(script).toMatch(/ src="\/|type="application\/ld\+json"/)
      expect(html).not.toMatch(/<[^>]+ on[a-z]+=/)
    }
  })
})

describe('an article as it is sent', () => {
  it('is there with all its words and says what it is', async () => {
    const html = await page('/blog/do-domingo-ao-encontro')
    expect(html).toMatch(/<h1[^>]*>Do domingo ao encontro: uma hora de preparo<\/h1>/)
    expect(html).toContain('O grupo não é um segundo culto')
    expect(titleOf(html)).toBe('Do domingo ao encontro: uma hora de preparo | Esboça')
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/blog/do-domingo-ao-encontro"`)
    expect(content(html, 'og:type')).toBe('article')
    expect(structuredData(html)).toMatchObject([
      {
        '@type': 'Article',
        headline: 'Do domingo ao encontro: uma hora de preparo',
        datePublished: '2026-10-27T09:00:00-03:00',
        mainEntityOfPage: `${ORIGIN}/blog/do-domingo-ao-encontro`,
      },
    ])
  })
})

it('the help centre tells search engines its ten questions', async () => {
  const [faq] = structuredData(await page('/central-de-ajuda'))
  expect(faq).toMatchObject({ '@type': 'FAQPage' })
  expect(faq?.['mainEntity']).toHaveLength(10)
  expect(JSON.stringify(faq)).toContain('Em geral, de 15 a 45 segundos')
})

it('every public page has a title, a description and an address of its own', async () => {
  const pages = await Promise.all(PAGES.map(page))
  for (const html of pages) {
    expect([...html.matchAll(/<title/g)]).toHaveLength(1)
    expect([...html.matchAll(/<h1[ >]/g)]).toHaveLength(1)
  }
  for (const facts of [
    pages.map(titleOf),
    pages.map((html) => content(html, 'description')),
    pages.map((html) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
  ]) {
    expect(new Set(facts).size).toBe(PAGES.length)
    expect(facts).not.toContain(undefined)
  }
})

describe('every link and picture of the prerendered pages', () => {
  const PRERENDERED = [...PAGES, '/404.html']
  const prerendered = (address: string) =>
    address.endsWith('.html') ? read(address) : page(address)
  const attributes = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))

  it('leads to a page, to a place on it, or to a file that is there', async () => {
    const files = await readdir(dist, { recursive: true })
    const rules = (await read('_redirects')).split('\n')
    const shells = new Set(rules.map((rule) => rule.split(' ')[0]))
    const broken: string[] = []
    for (const address of PRERENDERED) {
      const html = await prerendered(address)
      const links = attributes(html, /<a\b[^>]* href="([^"]*)"/g)
      expect(links.length).toBeGreaterThan(10)
      for (const link of links) {
        if (/^(https:\/\/|mailto:\S+@)/.test(link)) continue
        const { pathname, hash } = new URL(link, `${ORIGIN}${address}`)
        const target = link.startsWith('#') ? address : pathname
        const isPage = PRERENDERED.includes(target)
        const isThere = isPage || shells.has(target) || files.includes(target.slice(1))
        const place = decodeURIComponent(hash.slice(1))
        const hasPlace =
          !place || (isPage && (await prerendered(target)).includes(` id="${place}"`))
        if (!isThere || !hasPlace) broken.push(`${address}: ${link}`)
      }
    }
    expect(broken).toEqual([])
  })

  it('is a picture that is there, with words and a size of its own', async () => {
    const files = await readdir(dist, { recursive: true })
    let pictures = 0
    for (const address of PRERENDERED) {
      const html = await prerendered(address)
      const sources = attributes(html, /<(?:img|source)\b[^>]* src(?:Set)?="([^"]*)"/g)
      for (const source of sources) expect(files).toContain(source.slice(1))
      for (const [picture] of html.matchAll(/<img\b[^>]*>/g)) {
        expect(picture).toMatch(/ alt="[^"]+"/)
        expect(picture).toMatch(/ width="\d+"/)
        expect(picture).toMatch(/ height="\d+"/)
        // nothing of them is fetched before it is near: no picture is what a page waits for
        expect(picture).toContain(' loading="lazy"')
        pictures += 1
      }
    }
    expect(pictures).toBeGreaterThanOrEqual(10)
  })

  it('and the examples as PDF are one of the files', async () => {
    expect(await page('/')).toContain('href="/exemplos-de-esbocos.pdf"')
    const pdf = await readFile(path.join(dist, 'exemplos-de-esbocos.pdf'))
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  })
})

describe('a static host without rules', () => {
  it.each([
    ['/login', 200, 'Fazer Login | Esboça'],
    ['/auth', 200, 'Fazer Login | Esboça'],
    ['/auth/callback', 200, 'Esboça'],
    ['/dashboard', 200, 'Seus esboços | Esboça'],
    ['/blog/do-domingo-ao-encontro', 200, 'Do domingo ao encontro: uma hora de preparo | Esboça'],
    ['/esboco/1', 404, 'Oops! Página não encontrada | Esboça'],
    ['/nao-existe', 404, 'Oops! Página não encontrada | Esboça'],
  ])('answers %s with %i', async (address, status, title) => {
    const host = await startPlainHost(dist)
    onTestFinished(host.close)
    const answer = await fetch(host.origin + address)
    expect(answer.status).toBe(status)
    expect(titleOf(await answer.text())).toBe(title)
  })
})

describe('the files for hosts and search engines', () => {
  it('the sitemap lists the public pages, and nothing else', async () => {
    const sitemap = await read('sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
    expect(listed).toEqual(PAGES.map((address) => ORIGIN + address))
    expect(await read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  it("only an outline's address needs a rule, which sends it the shell", async () => {
    expect(await read('_redirects')).toBe('/esboco/:id /app 200\n')
    const { rewrites } = JSON.parse(await read('vercel.json')) as { rewrites: unknown[] }
    expect(rewrites).toEqual([{ source: '/esboco/:id', destination: '/app.html' }])
    const shell = await read('app.html')
    expect(shell).toMatch(/<div id="root">.*Esboça.*Carregando…/)
    expect(content(shell, 'robots')).toBe('noindex')
    expect(shell).not.toContain('rel="stylesheet"')
    expect(await read('auth/callback.html')).toBe(shell)
  })

  it('every other address is a file, under both names by which hosts look for it', async () => {
    const fixed = routes.map(({ path: address }) => address).filter((a) => /^\/[^:*]+$/.test(a))
    expect(fixed).toEqual(expect.arrayContaining(['/auth', '/login', '/auth/callback', '/conta']))
    for (const address of [...fixed, '/blog/do-domingo-ao-encontro']) {
      expect(await read(`${address}.html`), address).toBe(await page(address))
    }
  })

  it.each([
    ['/criar-esboco', 'Criar Esboço', 'Criar Esboço', 'Carregando…'],
    ['/dashboard', 'Seus esboços', 'Oi!', 'Vamos preparar o próximo encontro?'],
    ['/checkout', 'Assinatura', 'Assinatura', 'quanto custa e como gerenciar a sua assinatura.'],
    ['/conta', 'Minha conta', 'Minha conta', 'Carregando…'],
    ['/login', 'Fazer Login', 'Fazer Login', 'Esqueci minha senha'],
    ['/cadastro', 'Criar Conta', 'Criar Conta', 'Seu nome'],
  ])('%s shows at once what it shows to everybody', async (address, title, heading, text) => {
    const html = await page(address)
    expect(html).toMatch(/<div id="root" data-page="[^"]*">/)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(text)
    expect(titleOf(html)).toBe(`${title} | Esboça`)
    expect(content(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).toContain('precisa de JavaScript')
  })

  it('what is not there has a page that is not to be listed', async () => {
    const html = await read('404.html')
    expect(html).toContain('Oops! Página não encontrada')
    expect(content(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('rel="canonical"')
  })

  it('what is not there has the shell beside it, for an address of the app on a host without rules', async () => {
    const html = await read('404.html')
    const [, known = ''] = /<div id="root"[^>]* data-known="([^"]*)"/.exec(html) ?? []
    expect(known.split(' ')).toEqual(routes.map((row) => row.path).filter((row) => row !== '*'))
    expect(html).toMatch(/<template id="shell">.*Carregando….*<\/template>/)
    expect(await read('login.html')).not.toContain('<template')
  })

  it('only this site, the backend and the webhook are spoken to', async () => {
    const headers = await read('_headers')
    const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1]?.split('; ')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain(
      "connect-src 'self' https://projeto.supabase.co https://automacao.exemplo.com.br",
    )
    expect(policy?.filter((rule) => rule.startsWith('frame-src'))).toEqual([])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(headers).toContain('Referrer-Policy: strict-origin-when-cross-origin')
    expect(headers).toContain('Strict-Transport-Security: max-age=31536000')
    expect(headers).toContain('Cross-Origin-Opener-Policy: same-origin-allow-popups')
    expect(headers).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/)
    expect(headers).toMatch(/\n\/blog\n {2}Cache-Control: no-cache/)
    expect(headers).not.toContain('google')
  })
})

it('the app can be installed: a name, a start, and icons that are what they are said to be', async () => {
  const manifest = JSON.parse(await read('manifest.webmanifest')) as {
    icons: { src: string; type: string; sizes: string; purpose?: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({
    name: 'Esboça',
    short_name: 'Esboça',
    lang: 'pt-BR',
    start_url: '/dashboard',
    display: 'standalone',
    share_target: { action: '/criar-esboco', method: 'GET', params: { text: 'text' } },
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/criar-esboco', '/esboco/ultimo'])
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
  const sizes = await Promise.all(
    pictures.map(async ({ src }) => {
      const png = await readFile(path.join(dist, src))
      return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
    }),
  )
  expect(sizes).toEqual(pictures.map((picture) => picture.sizes))
  expect(sizes).toContain('192x192')
  expect(sizes).toContain('512x512')
  expect(pictures.map(({ purpose }) => purpose)).toContain('maskable')
  expect(await page('/')).toContain('<link rel="manifest" href="/manifest.webmanifest"')
})

it('what is animated has its keyframes', async () => {
  const files = await readdir(path.join(dist, 'assets'))
  const file = files.find((name) => /^main-.*\.css$/.test(name)) ?? ''
  const sheet = await read(path.join('assets', file))
  const defined = [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)
  const used = [...sheet.matchAll(/\.[^{}]*animate-(\w+)[^{}]*\{animation:/g)].map(
    ([, name]) => name,
  )
  expect(used).toEqual(expect.arrayContaining(['appear', 'rise', 'turn']))
  expect(defined).toEqual(expect.arrayContaining(used))
})

it('nothing of the embedded backend, its keys or its stand-ins is in it', async () => {
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  const texts = files.filter(
    (file) => file.isFile() && /\.(html|js|css|json|txt|xml)$/.test(file.name),
  )
  expect(texts.length).toBeGreaterThan(40)
  for (const { parentPath, name } of texts) {
    const text = await readFile(path.join(parentPath, name), 'utf8')
    // the client knows the prefix of secret keys, in order to refuse them
    expect(/sb_secret_\w/.test(text), `a secret key in ${name}`).toBe(false)
    for (const forbidden of [
      LOCAL_KEYS.publishable,
      LOCAL_KEYS.secret,
      '/dev/mail',
      'Usar um vídeo de exemplo',
      'Pagamento simulado',
      'googletagmanager',
      'challenges.cloudflare.com',
      'sentry.javascript',
    ]) {
      expect(text.includes(forbidden), `${forbidden} in ${name}`).toBe(false)
    }
  }
})

it('the service worker stands alone, and knows where an outline is', async () => {
  const worker = await read('sw.js')
  expect(worker).not.toMatch(/\b(?:import|export|APP_PATHS|OFFLINE_FILES)\b/)
  expect(worker).toContain('/esboco/:id')
  expect(worker).toContain('Seu esboço está pronto')
})

/** What scripts may weigh, in bytes of gzip: as measured, and 5 % more. */
const BUDGET = { shell: 1.05 * 130_000, page: 1.05 * 73_500, client: 1.05 * 29_000 }

it('the landing page fits into what a server sends before it hears back', async () => {
  // ten packets of 1,460 bytes, of which the headers of this site take 800; more costs another round trip
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const sent = brotliCompressSync(await readFile(path.join(dist, 'index.html')), { params })
  expect(sent.length).toBeLessThanOrEqual(10 * 1460 - 800)
})

describe('what the scripts weigh', () => {
  it('of the shell, which every page fetches', async () => {
    expect(await weigh(await shellScripts())).toBeLessThanOrEqual(BUDGET.shell)
  })

  it('of the client of Supabase, which comes for whoever is logged in', async () => {
    const scripts = await withImports(await scriptNamed('supabase-client'))
    for (const script of await shellScripts()) scripts.delete(script)
    expect(await weigh(scripts)).toBeLessThanOrEqual(BUDGET.client)
  })

  it.each([...new Set(routes.map(moduleOf))])('of %s, beyond the shell', async (module) => {
    const scripts = await withImports(await scriptNamed(path.basename(module, '.tsx')))
    for (const script of await shellScripts()) scripts.delete(script)
    expect(await weigh(scripts)).toBeLessThanOrEqual(BUDGET.page)
  })
})

describe('the page of a link for the group', () => {
  /** Bytes of gzip, all that it fetches: page, scripts, font. */
  const MOST = 40_000

  it('is a file of its own that weighs little and has nothing of the app', async () => {
    const html = await read('g/index.html')
    const assets = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!)
    const files = new Set<string>(assets)
    for (const file of assets.filter((name) => name.endsWith('.js'))) {
      for (const script of await withImports(file)) files.add(script)
    }
    expect(await weigh(['g/index.html', ...files])).toBeLessThanOrEqual(MOST)
    for (const file of [...files].filter((name) => name.endsWith('.js'))) {
      expect(await read(file)).not.toMatch(/react|supabase-js|serviceWorker|localStorage/i)
    }
  })

  it('is not listed, tells nobody where one came from, and has a preview that gives nothing away', async () => {
    const html = await read('g/index.html')
    expect(content(html, 'robots')).toBe('noindex, nofollow')
    expect(content(html, 'referrer')).toBe('no-referrer')
    expect(content(html, 'og:title')).toBe('Folha do grupo')
    expect(content(html, 'og:image')).toBe(`${ORIGIN}/og.png`)
    expect(await read('_headers')).toMatch(
      /\n\/g\/\n {2}Cache-Control: no-cache\n {2}X-Robots-Tag: noindex\n/,
    )
    expect(await read('sitemap.xml')).not.toContain('/g/')
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '')
    for (const script of scripts) expect(script).toMatch(/ src="\//)
  })
})

describe('the styles that are inlined in a page', () => {
  /** What each rule says, custom properties left out: those that nothing reads are not written. */
  const blocksOf = (css: string) =>
    [...css.matchAll(/\{([^{}]+)\}/g)]
      .map(([, block = '']) => block.split(';').filter((part) => part && !part.startsWith('--')))
      .filter((block) => block.length > 0)
      .map((block) => block.join(';'))

  /** A value that reads a custom property stands for any: the page has what it comes to where nothing sets it. */
  const withoutReading = (block: string) => block.replaceAll(/:[^;]*var\([^;]*/g, ':*')

  /** Whether a rule of the sheet says as much as this one of a page. */
  const saysAsMuch = (known: ReadonlySet<string>, block: string) => {
    const parts = block.split(';')
    return [...known].some((rule) => {
      const wanted = rule.split(';')
      return (
        wanted.length === parts.length &&
        wanted.every((one, at) =>
          one.endsWith(':*') ? parts[at]?.startsWith(one.slice(0, -1)) : one === parts[at],
        )
      )
    })
  }

  it('are rules of the whole sheet, with all that these say', async () => {
    const files = await readdir(path.join(dist, 'assets'))
    const sheets = files.filter((file) => file.endsWith('.css'))
    const known = new Set(
      (await Promise.all(sheets.map((file) => read(`assets/${file}`))))
        .map((css) => transform({ filename: 'all.css', code: Buffer.from(css), minify: true }))
        .flatMap(({ code }) => blocksOf(code.toString()).map(withoutReading)),
    )
    for (const address of PAGES) {
      const styles = [...(await page(address)).matchAll(/<style>(.*?)<\/style>/gs)]
      expect(styles).toHaveLength(2)
      const blocks = styles.flatMap(([, css = '']) => blocksOf(css))
      expect(blocks.filter((block) => !saysAsMuch(known, block))).toEqual([])
      expect(blocks.join()).toContain('text-wrap:balance')
    }
  })
})

describe('the classes of the source', () => {
  /** A length by its number, after whatever it holds for: `max-sm:gap-2.5`. */
  const OF_THE_SCALE =
    /^(?:\S+:)?!?-?(?:[mp][trblxyse]?|gap(?:-[xy])?|space-[xy]|[wh]|size|basis|(?:min|max)-[wh]|inset(?:-[xy])?|top|right|bottom|left|(?:translate)-[xy]|scroll-[mp][trblxyse]?)-\d+(?:\.\d+)?!?$/

  it('all say something: a step that the scale of lengths does not have makes no rule', async () => {
    const files = await readdir(dist, { recursive: true })
    const sheets = files.filter((name) => name.endsWith('.css'))
    const css = await Promise.all(sheets.map((name) => readFile(path.join(dist, name), 'utf8')))
    const known = new Set(
      Array.from(css.join('\n').matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) =>
        name.replaceAll('\\', ''),
      ),
    )
    const source = path.join(ROOT, 'src')
    const modules = (await readdir(source, { recursive: true })).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    )
    const said = await Promise.all(modules.map((name) => readFile(path.join(source, name), 'utf8')))
    const classes = said
      .flatMap((text) =>
        Array.from(text.matchAll(/['"`]([^'"`\n]*)['"`]/g), ([, words = '']) => words),
      )
      .flatMap((words) => words.split(/\s+/).filter((one) => OF_THE_SCALE.test(one)))
    expect(classes.length).toBeGreaterThan(1000)
    expect([...new Set(classes)].filter((one) => !known.has(one))).toEqual([])
  })
})

describe('a page that can be read without the app', () => {
  it('does not wait for it: no script is asked for ahead, and no style sheet', async () => {
    for (const address of PAGES) {
      const html = await page(address)
      expect(html).not.toContain('modulepreload')
      expect(html).not.toContain('rel="stylesheet"')
    }
  })

  it('lets it wait, but for a form', async () => {
    const waiting = await Promise.all(
      PAGES.map(async (address) => (await page(address)).includes(' data-boot="idle"')),
    )
    expect(PAGES.filter((_, index) => !waiting[index])).toEqual(['/contato', '/feedback'])
  })

  it('fetches no Supabase client', async () => {
    const scripts = [...(await shellScripts())]
    const texts = await Promise.all(scripts.map(read))
    expect(texts.filter((text) => text.includes('gotrue-js'))).toEqual([])
  })
})

it('without a hosted project there is no production build', () => {
  const { status, stdout, stderr } = build({ VITE_SUPABASE_ANON_KEY: 'sb_publishable_do_projeto' })
  expect(status).not.toBe(0)
  expect(stdout + stderr).toContain('Falta VITE_SUPABASE_URL:')
}, 60_000)
