/**
 * Draws what stands for the still of each example video, as YouTube has one of every real one. Run by hand after a change
 * of a drawing, with Debian's Chromium (CHROMIUM names another):
 *
 *   node build/pictures/make-stills.ts
 */
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../../tests/chromium/chromium.ts'

const FOLDER = new URL('../../supabase/local/demo-videos/', import.meta.url)

/** Of YouTube's `mqdefault`. */
const SIZE = { width: 320, height: 180 }
/** Per cent: some 8 kB of flat colours. */
const QUALITY = 86

// src/styles/tokens.css
const PAPER = '#f7f2e7'
const SUNKEN = '#efe7d6'
const INK = '#27231b'
const CLOTH = '#24513d'
const CLOTH_DEEP = '#183b2b'
const GILT = '#b5822c'
const GILT_BRIGHT = '#e0b45f'
const GILT_SOFT = '#f6e6c4'
const HILL_FAR = '#dfe9dc'
const HILL = '#9eb4a4'
const HILL_NEAR = '#789585'
const WOOD = '#664408'

/** Somebody preaches at a lectern; outside it is night. */
const NIGHT = `
  <rect width="320" height="180" fill="${GILT_SOFT}"/>
  <path d="M0 152h320v28H0Z" fill="${GILT_BRIGHT}"/>
  <path d="M186 132V74a50 50 0 0 1 100 0v58Z" fill="${GILT}"/>
  <path d="M194 132V74a42 42 0 0 1 84 0v58Z" fill="${CLOTH_DEEP}"/>
  <path d="M262 66a15 15 0 1 1-15-19 12 12 0 0 0 15 19Z" fill="${GILT_SOFT}"/>
  <path d="M194 116c24-16 52-18 84-6v22h-84Z" fill="${CLOTH}"/>
  <path d="M211 62h.1M218 98h.1M262 94h.1" stroke="${GILT_SOFT}" stroke-width="5" stroke-linecap="round"/>
  <path d="M236 28v104M190 86h92" stroke="${GILT}" stroke-width="4"/>
  <path d="M180 132h112v7H180Z" fill="${GILT}"/>
  <circle cx="98" cy="64" r="17" fill="${INK}"/>
  <path d="M58 158v-42a40 34 0 0 1 80 0v42Z" fill="${CLOTH}"/>
  <path d="m132 112 28-24" stroke="${CLOTH}" stroke-width="14" stroke-linecap="round"/>
  <circle cx="162" cy="86" r="7" fill="${INK}"/>
  <path d="M50 130h96l-10 14H60Zm16 14h64l-6 36H72Z" fill="${WOOD}"/>
  <path d="M98 124c-12-7-26-7-40-3v11c14-4 28-4 40 3 12-7 26-7 40-3v-11c-14-4-28-4-40 3Z" fill="${PAPER}"/>
  <path d="M98 124v11" stroke="${GILT}" stroke-width="2"/>`

const HOUSE = `
  <path d="M38 106V74l26-22 26 22v32Z" fill="${PAPER}"/>
  <path d="M30 78 64 48l34 30" fill="none" stroke="${CLOTH}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M56 106V90a8 8 0 0 1 16 0v16Z" fill="${GILT}"/>`

/** Two houses, and the gate between them stands open. */
const GATE = `
  <rect width="320" height="180" fill="${GILT_SOFT}"/>
  <circle cx="160" cy="74" r="34" fill="${GILT_BRIGHT}"/>
  <path d="M0 96c60-26 110-22 160-8s104 8 160-14v106H0Z" fill="${HILL_FAR}"/>
  <path d="M0 112c70-20 120-8 160 2s104 6 160-10v76H0Z" fill="${HILL}"/>
  ${HOUSE}
  <g transform="translate(192)">${HOUSE}</g>
  <path d="M0 140c70-14 120-12 160-6s110 4 160-6v52H0Z" fill="${HILL_NEAR}"/>
  <path d="M64 106c6 30 44 30 96 34s86-6 96-34" fill="none" stroke="${SUNKEN}" stroke-width="12" stroke-linecap="round"/>
  <g stroke="${CLOTH_DEEP}" stroke-width="8" stroke-linecap="round">
    <path d="M6 136v34m26-36v36m26-35v35m26-34v34m26-34v38m100-38v38m26-38v34m26-35v35m26-35v36m26-35v34"/>
    <path d="M0 146h110M0 162h110m100-16h110M210 162h110" stroke-width="6"/>
  </g>
  <g stroke="${WOOD}" stroke-linecap="round">
    <path d="M112 128v46M208 128v46" stroke-width="10"/>
    <path d="m112 142-30 12m30 6-30 12m0-18v18m15-24v18" stroke-width="6"/>
  </g>`

/** A father comes out of his house, and runs. */
const HOME = `
  <rect width="320" height="180" fill="${HILL_NEAR}"/>
  <circle cx="70" cy="58" r="26" fill="${GILT_SOFT}"/>
  <path d="M0 98c70-30 150-30 210-10s80 4 110-6v98H0Z" fill="${HILL}"/>
  <path d="M0 120c90-26 170-14 320-6v66H0Z" fill="${CLOTH}"/>
  <path d="M196 118V64l46-34 46 34v54Z" fill="${PAPER}"/>
  <path d="m184 68 58-44 58 44" fill="none" stroke="${CLOTH_DEEP}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M226 118V88a16 16 0 0 1 32 0v30Z" fill="${GILT_BRIGHT}"/>
  <path d="M206 74h14v16h-14Zm58 0h14v16h-14Z" fill="${GILT_BRIGHT}"/>
  <path d="M226 118h32c-8 22-60 26-120 34-40 6-70 14-90 28H-20c30-30 80-40 150-46 50-4 90-6 96-16Z" fill="${SUNKEN}"/>
  <g stroke="${INK}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" fill="none">
    <path d="m166 108-28-8m30 8 18-14m-22 34-18 12 4 16m14-28 16 8 14-8"/>
  </g>
  <path d="m158 102 18-4 4 36h-24Z" fill="${GILT}" stroke="${GILT}" stroke-width="6" stroke-linejoin="round"/>
  <circle cx="162" cy="84" r="11" fill="${INK}"/>
  <path d="M48 140v-8a10 10 0 0 1 20 0v28H46Z" fill="${INK}"/>
  <circle cx="60" cy="112" r="10" fill="${INK}"/>
  <path d="m64 132 20-6" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>`

const STILLS = { 'demo-paz-01': NIGHT, 'demo-perd-1': GATE, 'demo-filho1': HOME }

const browser = await chromium.launch(await chromiumOptions())
try {
  const page = await browser.newPage({ viewport: SIZE })
  for (const [videoId, drawing] of Object.entries(STILLS)) {
    await page.setContent(
      `<!doctype html><style>body{margin:0}svg{display:block}</style><svg viewBox="0 0 320 180">${drawing}</svg>`,
    )
    const still = await page.screenshot({ type: 'jpeg', quality: QUALITY })
    await writeFile(new URL(`${videoId}.jpg`, FOLDER), still)
  }
} finally {
  await browser.close()
}
