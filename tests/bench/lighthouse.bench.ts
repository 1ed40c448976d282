/**
 * Lighthouse (phone, simulated slow 4G and slow processor) of every page, on the production build as a host sends it.
 * For a quick look, BENCH_RUNS=1 instead of the median of five, and BENCH_PAGES=/,/blog instead of all.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import lighthouse, { type Result } from 'lighthouse'
import { chromium, type Page } from 'playwright-core'
import { chromiumOptions } from '../chromium/chromium.ts'
import { freePort } from '../free-port.ts'
import { startPreview } from '../preview-server.ts'
import { type Bench, median, type Measurement } from './bench.ts'
import { signUp } from './sign-up.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
const ONLY = process.env['BENCH_PAGES']?.split(',')

/** Logged in only; everything else is measured as a stranger sees it. */
const PRIVATE = ['/dashboard', '/criar-esboco', '/checkout', '/conta', '/grupos']

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * All that the form's page fetches, in kB of gzip and 5 % more: the shell 131, the client of Supabase 33 with what goes with
 * it, the page 26, its lists 28 and slider 9 (Radix), the plan and what is pending 8; then, while it is filled in, what makes
 * an outline 7 and the sheet to come 5 (docs/decisions/0011-what-pages-weigh.md).
 */
const FORM_SCRIPTS = 260

type Run = {
  scores: Record<(typeof CATEGORIES)[number], number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  scripts: readonly string[]
  faults: readonly string[]
}

type Row = Omit<Run, 'scripts'> & { path: string; scriptBytes: number }

export const bench: Bench = async () => {
  const { origin, stop } = await startPreview()
  const weigh = scale()
  try {
    const rows: Row[] = []
    const add = async (paths: readonly string[], measured: (url: string) => Promise<Run>) => {
      for (const address of paths.filter((one) => ONLY?.includes(one) ?? true)) {
        const runs: Run[] = []
        for (let run = 0; run < RUNS; run += 1) runs.push(await measured(origin + address))
        const row = { path: address, ...middle(runs), scriptBytes: await weigh(runs[0]?.scripts) }
        rows.push(row)
        console.log(lineOf(row))
      }
    }
    console.log(HEADING)
    // always somebody's first page
    await add(await publicPaths(origin), (url) => withChromium((port) => measure(url, port)))
    await withChromium(async (port, page) => {
      await signUp(page, origin)
      await page.goto('about:blank')
      await add(PRIVATE, (url) => measure(url, port))
    })
    return measurements(rows).filter(({ value }) => Number.isFinite(value))
  } finally {
    await stop()
  }
}

/** The addresses of the sitemap, and those that anyone may open but nobody should find. */
async function publicPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  return [...listed.map((address) => new URL(address).pathname), '/auth', '/login', '/cadastro']
}

/** Chromium with a profile of its own, which Lighthouse reaches on a port. */
async function withChromium<Answer>(
  work: (port: number, page: Page) => Promise<Answer>,
): Promise<Answer> {
  const profile = await mkdtemp(path.join(tmpdir(), 'esboca-lighthouse-'))
  const port = await freePort()
  const options = await chromiumOptions()
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(port, context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** What the browser has kept is cleared before, but for what holds the session. */
async function measure(url: string, port: number): Promise<Run> {
  const { audits, categories } = await trace(url, port)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const requests = audits['network-requests']?.details
  const items = requests?.type === 'table' ? requests.items : []
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scripts: items.flatMap((item) =>
      item['resourceType'] === 'Script' && typeof item['url'] === 'string' ? [item['url']] : [],
    ),
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    ),
  }
}

/** A trace that the browser began too late is taken once more, as Lighthouse asks for. */
async function trace(url: string, port: number, again = true): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (again) return await trace(url, port, false)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
}

function middle(runs: readonly Run[]): Omit<Row, 'path' | 'scriptBytes'> {
  const of = (figure: (run: Run) => number) => median(runs.map(figure))
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    fcp: of((run) => run.fcp),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}

/** Weighs scripts in bytes of gzip; each is fetched once. */
function scale() {
  const known = new Map<string, Promise<number>>()
  const weightOf = async (url: string) => {
    const answer = await fetch(url)
    return gzipSync(await answer.bytes(), { level: 9 }).length
  }
  return async (urls: readonly string[] = []) => {
    const sizes = [...new Set(urls)].map((url) => {
      const size = known.get(url) ?? weightOf(url)
      known.set(url, size)
      return size
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/** Private pages are kept out of search engines on purpose, which Lighthouse counts as a fault. */
const isListed = ({ path: address }: Row) =>
  !PRIVATE.includes(address) && !['/auth', '/login', '/cadastro'].includes(address)

function measurements(rows: readonly Row[]): Measurement[] {
  const listed = rows.filter(isListed)
  const missing = (name: (typeof CATEGORIES)[number], of: readonly Row[]) =>
    100 - Math.min(...of.map(({ scores }) => scores[name]))
  const at = (address: string) => rows.find((row) => row.path === address)
  const seconds = (row: Row | undefined) => (row?.lcp ?? Number.NaN) / 1000
  const kilobytes = (row: Row | undefined) => (row?.scriptBytes ?? Number.NaN) / 1000
  return [
    {
      what: 'performance of public pages: points lost',
      value: missing('performance', listed),
      unit: '',
      goal: 1,
    },
    {
      what: 'accessibility: points lost',
      value: missing('accessibility', rows),
      unit: '',
      goal: 0,
    },
    {
      what: 'best practices: points lost',
      value: missing('best-practices', rows),
      unit: '',
      goal: 0,
    },
    { what: 'SEO of public pages: points lost', value: missing('seo', listed), unit: '', goal: 0 },
    {
      what: 'largest paint, the worst page',
      value: Math.max(...rows.map((row) => seconds(row))),
      unit: 's',
      goal: 1.3,
    },
    { what: '/: largest paint', value: seconds(at('/')), unit: 's', goal: 1.1 },
    { what: '/: blocked', value: at('/')?.tbt ?? Number.NaN, unit: 'ms', goal: 50 },
    { what: '/: scripts', value: kilobytes(at('/')), unit: 'kB', goal: 95 },
    {
      what: 'layout shift, the worst page',
      value: Math.max(...rows.map(({ cls }) => cls)),
      unit: '',
      goal: 0,
    },
    {
      what: '/criar-esboco: scripts',
      value: kilobytes(at('/criar-esboco')),
      unit: 'kB',
      goal: FORM_SCRIPTS,
    },
  ]
}

const HEADING = `${'page'.padEnd(40)} perf a11y  bp  seo   FCP s  LCP s  TBT ms    CLS  JS kB`

function lineOf({ path: address, scores, fcp, lcp, tbt, cls, scriptBytes, faults }: Row): string {
  return [
    address.padEnd(40),
    ...CATEGORIES.map((name) => String(scores[name]).padStart(4)),
    (fcp / 1000).toFixed(2).padStart(7),
    (lcp / 1000).toFixed(2).padStart(6),
    tbt.toFixed(0).padStart(7),
    cls.toFixed(3).padStart(6),
    (scriptBytes / 1000).toFixed(1).padStart(6),
    faults.join(', '),
  ]
    .join(' ')
    .trimEnd()
}
