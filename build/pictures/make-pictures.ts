/**
 * Draws the pictures of public/ that no SVG can stand for: the preview of links and the icons of phones. Run by hand
 * after a change of the sign or of the colours, with Debian's Chromium (CHROMIUM names another):
 *
 *   node build/pictures/make-pictures.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type Browser } from 'playwright-core'
import { chromiumOptions } from '../../tests/chromium/chromium.ts'
import { OG_PICTURE } from '../prerender/og-picture.ts'

const require = createRequire(import.meta.url)

const PUBLIC = new URL('../../public/', import.meta.url)

// src/styles/tokens.css, in the light
const PAPER = '#f7f2e7'
const SURFACE = '#fffcf5'
const SUNKEN = '#efe7d6'
const INK = '#27231b'
const MUTED = '#5f5646'
const LINE = '#dccfb6'
const ACCENT = '#24513d'
const GILT = '#b5822c'

type Picture = { file: string; width: number; height: number; html: string }

async function dataUrl(module: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(require.resolve(module))).toString('base64')}`
}

async function pictures(): Promise<readonly Picture[]> {
  const sign = await readFile(new URL('favicon.svg', PUBLIC), 'utf8')
  const serif = await dataUrl(
    '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    'font/woff2',
  )
  const sans = await dataUrl(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    'font/woff2',
  )
  /** `share` is how much of the square the sign takes: the mask of a phone may cut off the rest. */
  const icon = (file: string, size: number, share: number): Picture => ({
    file,
    width: size,
    height: size,
    html: `<style>body{display:grid;place-items:center;background:${PAPER}}svg{width:${share}%;height:${share}%}</style>${sign}`,
  })
  return [
    icon('icon-192.png', 192, 82),
    icon('icon-512.png', 512, 82),
    icon('icon-maskable-512.png', 512, 58),
    icon('apple-touch-icon.png', 180, 74),
    { file: OG_PICTURE.path.slice(1), ...OG_PICTURE, html: preview(sign, serif, sans) },
  ]
}

const PARTS = [
  ['Quebra-gelo', 10],
  ['Resumo da mensagem', 10],
  ['Perguntas para discussão', 25],
  ['Aplicação prática', 10],
  ['Conclusão e desafio', 5],
] as const

function preview(sign: string, serif: string, sans: string): string {
  const lines = PARTS.map(([part, minutes]) => `<li><span>${part}</span><i>${minutes} min</i></li>`)
  return `<style>
    @font-face { font-family: Literata; font-weight: 200 900; src: url(${serif}) }
    @font-face { font-family: Atkinson; font-weight: 200 800; src: url(${sans}) }
    body { display: grid; grid-template-columns: 1fr 452px; gap: 56px; align-items: center;
      padding: 0 72px; background: ${PAPER}; color: ${INK}; font-family: Atkinson; overflow: hidden }
    .name { display: flex; align-items: center; gap: 18px; font: 700 44px Literata; letter-spacing: -.018em }
    .name svg { width: 62px; height: 62px }
    h1 { margin: 34px 0 26px; font: 600 58px/1.12 Literata; letter-spacing: -.018em; text-wrap: balance }
    p { margin: 0; font-size: 28px; line-height: 1.4; color: ${MUTED} }
    .sheets { position: relative }
    .back { position: absolute; inset: 0; transform: translate(12px, 14px) rotate(3deg);
      background: ${SUNKEN}; border: 2px solid ${LINE}; border-radius: 18px }
    .sheet { position: relative; padding: 42px 40px 30px; background: ${SURFACE};
      border: 2px solid ${LINE}; border-radius: 18px; box-shadow: 0 24px 50px -20px rgb(84 62 22 / .35) }
    .ribbon { position: absolute; top: -6px; right: 38px; width: 42px; height: 88px; fill: ${GILT} }
    h2 { margin: 6px 60px 22px 0; font: 600 37px/1.15 Literata; letter-spacing: -.018em }
    small { font-size: 21px; color: ${MUTED} }
    ul { margin: 0; padding: 0; list-style: none; font: 400 23px Literata; white-space: nowrap }
    li { display: flex; justify-content: space-between; padding: 12px 0; border-top: 2px solid ${LINE} }
    i { font-style: normal; color: ${ACCENT} }
  </style>
  <div>
    <div class="name">${sign}Esboça</div>
    <h1>Da mensagem de domingo ao encontro do seu grupo</h1>
    <p>Cole o link do vídeo e receba o esboço.</p>
  </div>
  <div class="sheets"><div class="back"></div><div class="sheet">
    <svg class="ribbon" viewBox="0 0 24 48"><path d="M2 0h20v46l-10-8-10 8V0Z"/></svg>
    <small>João 15:1-8 · 60 minutos</small>
    <h2>Permanecer na videira</h2>
    <ul>${lines.join('')}</ul>
  </div></div>`
}

async function draw(browser: Browser, { file, width, height, html }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<!doctype html><style>html,body{margin:0;height:100%;box-sizing:border-box}</style>${html}`,
  )
  await page.evaluate(() => document.fonts.ready)
  await writeFile(new URL(file, PUBLIC), await page.screenshot())
  await page.close()
}

const browser = await chromium.launch(await chromiumOptions())
try {
  for (const picture of await pictures()) await draw(browser, picture)
} finally {
  await browser.close()
}
