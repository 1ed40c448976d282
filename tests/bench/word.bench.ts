import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { chromiumOptions } from '../chromium/chromium.ts'
import { type Bench, median, type Measurement } from './bench.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WORDS = 3_000
const MEGABYTE = 1_048_576
const RUNS = 9

type Faces = {
  parse: number
  word: number
  whatsapp: number
  plain: number
  html: number
}

type FacesWindow = { measure: (markdown: string) => Promise<Faces> }

/** What is made of an outline in the browser: the Word file of 3 000 words, and a megabyte in every face. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'esboca-bench-'))
  try {
    const script = await bundle(folder)
    const browser = await chromium.launch(await chromiumOptions())
    try {
      /** Each time on the same page, or each on a new one, where nothing has been compiled yet. */
      const measure = async (markdown: string, runs: number, fresh: boolean) => {
        const all: Faces[] = []
        let page: Page | null = null
        for (let run = 0; run < runs; run += 1) {
          if (page === null || fresh) {
            await page?.close()
            page = await browser.newPage()
            await page.addScriptTag({ content: script })
          }
          all.push(
            await page.evaluate(
              (text) => (globalThis as unknown as FacesWindow).measure(text),
              markdown,
            ),
          )
        }
        await page?.close()
        return all
      }
      return measurements(
        await measure(outlineOf(WORDS), RUNS, true),
        await measure(outlineOf(WORDS), RUNS, false),
        await measure(hardMegabyte(), 3, false),
      )
    } finally {
      await browser.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measurements(
  cold: readonly Faces[],
  warm: readonly Faces[],
  large: readonly Faces[],
): Measurement[] {
  const sum = ({ parse, word }: Faces) => parse + word
  const of = (runs: readonly Faces[], figure: (faces: Faces) => number) => median(runs.map(figure))
  return [
    {
      what: '3,000 words to Word, the first of a page',
      value: of(cold, sum),
      unit: 'ms',
      goal: 300,
    },
    { what: '3,000 words to Word, then', value: of(warm, sum), unit: 'ms', goal: 300 },
    { what: '  of which reading the Markdown', value: of(warm, (run) => run.parse), unit: 'ms' },
    { what: '1 MB read', value: of(large, (run) => run.parse), unit: 'ms', goal: 1000 },
    { what: '1 MB to WhatsApp', value: of(large, (run) => run.whatsapp), unit: 'ms', goal: 1000 },
    { what: '1 MB to plain text', value: of(large, (run) => run.plain), unit: 'ms', goal: 1000 },
    { what: '1 MB to HTML', value: of(large, (run) => run.html), unit: 'ms', goal: 1000 },
    { what: '1 MB to Word', value: of(large, (run) => run.word), unit: 'ms', goal: 1000 },
  ]
}

/** An outline with everything that our own have, of about so many words. */
function outlineOf(words: number): string {
  const section = (index: number) =>
    [
      `## Seção ${index} (10 min)`,
      'Leia a fala, dê um tempo de silêncio e só então faça as perguntas, sem pressa nenhuma.',
      `> "Quem ora não está só, e quem canta ora duas vezes." ([12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s))`,
      '1. O que **muda** na nossa preocupação quando lembramos que Deus está *perto*?\n2. Quem ora com você?',
      '> **João 14:27** — A paz eu vos deixo, minha paz eu vos dou; não dou como o mundo dá.',
      '- Escolha um horário fixo para largar o celular à noite.\n- Conte ao grupo como foi.',
    ].join('\n\n')
  const sections: string[] = []
  while (sections.join(' ').split(/\s+/).length < words) sections.push(section(sections.length + 1))
  return `# A paz que fica de guarda\n\n${sections.join('\n\n')}\n`
}

/** A megabyte with much to read in each line. */
function hardMegabyte(): string {
  const outline = outlineOf(WORDS)
  return outline.repeat(Math.ceil(MEGABYTE / outline.length)).slice(0, MEGABYTE)
}

/** The writers as one script that puts `measure` on the page. */
async function bundle(folder: string): Promise<string> {
  const source = (file: string) => JSON.stringify(path.join(ROOT, 'src', file))
  const entry = path.join(folder, 'entry.ts')
  writeFileSync(
    entry,
    `import { parseOutline } from '@parsed-outline/parse-outline.ts'
import { htmlText } from ${source('domain/export/html-text.ts')}
import { plainText } from ${source('domain/export/plain-text.ts')}
import { whatsappText } from ${source('domain/export/whatsapp-text.ts')}
import { wordFile } from ${source('domain/export/word-file.ts')}
const details = { title: 'Esboço', youtube_url: 'https://youtu.be/demo-paz-01', duration: 60, group_profile: 'jovens' }
const timed = async (work) => {
  const before = performance.now()
  const made = await work()
  return [performance.now() - before, made]
}
globalThis.measure = async (markdown) => {
  const [parse, tree] = await timed(() => parseOutline(markdown))
  const [word] = await timed(() => wordFile(tree, details))
  const [whatsapp] = await timed(() => whatsappText(tree, details.youtube_url))
  const [plain] = await timed(() => plainText(tree, details.youtube_url))
  const [html] = await timed(() => htmlText(tree, details.youtube_url))
  return { parse, word, whatsapp, plain, html }
}
`,
  )
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: {
        '@contract': path.join(ROOT, 'supabase/functions/_shared/contract'),
        '@parsed-outline': path.join(ROOT, 'supabase/functions/_shared/parsed-outline'),
        '@': path.join(ROOT, 'src'),
      },
    },
    build: {
      outDir: path.join(folder, 'out'),
      lib: { entry, formats: ['iife'], name: 'faces' },
      target: 'es2022',
    },
  })
  const file = readdirSync(path.join(folder, 'out')).find((name) => name.endsWith('.js')) ?? ''
  const written = path.join(folder, 'out', file)
  console.log(`${Math.round(statSync(written).size / 1024)} KiB of script`)
  return readFileSync(written, 'utf8')
}
