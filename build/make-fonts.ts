/**
 * Makes the fonts of the brand from the packages that are installed: `npm run fonts`. As much of them as Portuguese
 * is written with, in the weights that src/styles/fonts.css asks for.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const FOLDER = new URL('../src/styles/fonts/', import.meta.url)

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const ACCENTED = 'àáâãäçèéêëíïñóôõöúü'
const SIGNS = '\u00a0ªº°§–—…“”‘’«»·•×→€'
const TEXT = ASCII + ACCENTED + ACCENTED.toUpperCase() + SIGNS
const DIGITS = '0123456789'

/**
 * Of programs and of other languages: in a heading the device shows them. Without them the font, which every page
 * waits for, arrives with the first packets (14.6 kB).
 */
const NOT_IN_HEADINGS = /[`^~|{}<>\\[\]_@#*«»•×→€ÄÈËÏÑÖÜ]/g
const HEADINGS = TEXT.replaceAll(NOT_IN_HEADINGS, '')

/** Those that browsers apply unasked, and figures of one width; others bring letters that nothing here asks for. */
const FEATURES = [
  'ccmp',
  'locl',
  'kern',
  'liga',
  'clig',
  'calt',
  'rlig',
  'rclt',
  'mark',
  'mkmk',
  'tnum',
]

/** For lines that run from top to bottom. */
const VERTICAL = ['vhea', 'vmtx']

const LITERATA = '@fontsource-variable/literata'
const ATKINSON = '@fontsource-variable/atkinson-hyperlegible-next'
const SOURCE_SANS = '@fontsource-variable/source-sans-3'

const FONTS = [
  {
    name: 'literata-heading',
    from: `${LITERATA}/files/literata-latin-wght-normal.woff2`,
    wght: 600,
    text: HEADINGS,
  },
  { name: 'literata-text', from: `${LITERATA}/files/literata-latin-wght-normal.woff2`, wght: 400 },
  {
    name: 'literata-italic',
    from: `${LITERATA}/files/literata-latin-wght-italic.woff2`,
    wght: 400,
  },
  {
    name: 'atkinson',
    from: `${ATKINSON}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
    wght: { min: 400, max: 700 },
    text: TEXT.replaceAll(/\d/g, ''),
  },
  // Atkinson's zero is slashed and has no other form: people read 10 as a code
  {
    name: 'digits',
    from: `${SOURCE_SANS}/files/source-sans-3-latin-wght-normal.woff2`,
    wght: { min: 400, max: 700 },
    text: DIGITS,
  },
]

for (const { name, from, wght, text = TEXT } of FONTS) {
  const font = await subsetFont(await readFile(require.resolve(from)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    dropTables: VERTICAL,
  })
  await writeFile(new URL(`${name}.woff2`, FOLDER), font)
}

for (const [name, from] of [
  ['literata', LITERATA],
  ['atkinson', ATKINSON],
  ['source-sans', SOURCE_SANS],
] as const) {
  await copyFile(require.resolve(`${from}/LICENSE`), new URL(`OFL-${name}.txt`, FOLDER))
}
