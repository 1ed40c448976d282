import { PRODUCT_NAME } from '../../src/lib/product.ts'
import { appMessages } from '../../src/messages/app.ts'
import type { PublicPage } from './render.tsx'
import { OG_PICTURE } from './og-picture.ts'
import { stylesFor } from './page-styles.ts'
import type { StructuredData } from './structured-data.ts'

/** What the scripts of a page are called, as addresses on this site. */
export type Scripts = {
  /** Begins the app when it is time (src/boot/start.ts). */
  start: string
  app: string
  /** What the app and this page import. */
  imports: readonly string[]
  /** The whole style sheet, which comes with the app. */
  styles: string
}

type WrittenPage = {
  page: PublicPage
  /** What React made of it: the tags of the head, then what goes into the root. */
  markup: string
  structuredData: (description: string) => readonly StructuredData[]
  scripts: Scripts
  /** The text of the style sheet. What the page needs of it is written into the page, so that nothing waits for it. */
  sheet: string
  origin: string
}

const ROOT = '<div id="root"></div>'

/** React 19 writes the tags of the head before the tree that they stand in. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/

/** Without the app nothing is loading. */
const NOTHING_LOADS = '<noscript><style>#root { display: none }</style></noscript>'

type Shell = {
  /** What is shown until the app is there: first the tags of its head, if it has any. */
  markup: string
  scripts: Scripts
  sheet: string
}

/** The shell of private pages, not to be listed. The app, which nobody has to ask for, takes its place. */
export function shellHtml(template: string, { markup, scripts, sheet }: Shell): string {
  const head = HEAD_TAGS.exec(markup)?.[0] ?? ''
  const body = markup.slice(head.length)
  const tags = [
    (head || `<title>${PRODUCT_NAME}</title><meta name="robots" content="noindex"/>`).replace(
      /<(title|meta)\b/g,
      '<$1 data-shell',
    ),
    NOTHING_LOADS,
    `<style>${stylesFor(body, sheet)}</style>`,
    startTag(scripts, 'now'),
  ]
  return inHead(bare(template), tags.join('\n    ')).replace(
    ROOT,
    () => `<div id="root">${body}</div>`,
  )
}

/** One public page, from `index.html` as built. Throws where the page is not what it must be. */
export function pageHtml(template: string, written: WrittenPage): string {
  const { page, markup, scripts, sheet } = written
  const head = HEAD_TAGS.exec(markup)?.[0] ?? ''
  const body = markup.slice(head.length)
  assertComplete(page, head, body)

  const tags = [
    // main.tsx takes them away where it shows another page after all
    head.replace(/<(title|meta|link)\b/g, '<$1 data-page'),
    previewTags(written, head),
    ...written
      .structuredData(unescape(contentOf(head, 'description')))
      .map(
        (data) =>
          `<script type="application/ld+json" data-page>${inScript({ '@context': 'https://schema.org', ...data })}</script>`,
      ),
    `<style>${stylesFor(body, sheet)}</style>`,
    startTag(scripts, page.start),
  ]
  // what is written here is read without a script; a form is not sent without one
  const hint = /\s*<noscript>[\s\S]*?<\/noscript>/
  const rest = bare(template).replace(hint, needsScript(page) ? '$&' : '')
  return inHead(rest, tags.join('\n    ')).replace(
    ROOT,
    () => `<div id="root" data-page="${page.path}">${body}</div>`,
  )
}

/** `index.html` without all that waits for something, or that something waits for: start.ts brings it along. */
function bare(template: string): string {
  return template
    .replace(/(<html[^>]*) data-fonts(?:="")?/, '$1')
    .replace(/\s*<title data-shell>[^<]*<\/title>/, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>/g, '')
}

function startTag({ start, app, imports, styles }: Scripts, when: PublicPage['start']) {
  return `<script type="module" src="${start}" data-app="${app}" data-preload="${imports.join(' ')}" data-styles="${styles}" data-when="${when}" data-missing="${appMessages.offlineText}"></script>`
}

function needsScript({ module }: PublicPage): boolean {
  return module === 'contact-page' || module === 'feedback-page'
}

function inHead(template: string, tags: string): string {
  if (!template.includes('</head>') || !template.includes(ROOT)) {
    throw new Error(`index.html has no head or no ${ROOT}`)
  }
  return template.replace('</head>', () => `  ${tags}\n  </head>`)
}

/** Open Graph and Twitter: what WhatsApp and others show of a link. They run no script. */
function previewTags({ origin, page }: WrittenPage, head: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''
  const description = contentOf(head, 'description')
  const picture = origin + OG_PICTURE.path
  const graph = {
    'og:type': page.changed === undefined ? 'website' : 'article',
    'og:site_name': PRODUCT_NAME,
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    'og:url': origin + page.path,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(OG_PICTURE.width),
    'og:image:height': String(OG_PICTURE.height),
    'og:image:alt': OG_PICTURE.alt,
    ...(page.changed !== undefined && { 'article:published_time': page.changed }),
  }
  const twitter = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
  }
  // the texts come out of the head above and are escaped already
  return [
    ...Object.entries(graph).map(
      ([name, text]) => `<meta data-page property="${name}" content="${text}" />`,
    ),
    ...Object.entries(twitter).map(
      ([name, text]) => `<meta data-page name="${name}" content="${text}" />`,
    ),
  ].join('\n    ')
}

function contentOf(head: string, name: string): string {
  return new RegExp(`<meta[^>]*name="${name}"[^>]*content="([^"]*)"`).exec(head)?.[1] ?? ''
}

/** Undoes what React writes for characters that mean something in markup. */
function unescape(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
  }
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity)
}

/** JSON that no text in it can end the script of. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function assertComplete({ path }: PublicPage, head: string, body: string): void {
  const count = (text: string, found: RegExp) => [...text.matchAll(found)].length
  const problems = [
    count(head, /<title/g) !== 1 && 'one title',
    count(head, /name="description"/g) !== 1 && 'one description',
    count(head, /rel="canonical"/g) + count(head, /content="noindex"/g) !== 1 && 'one canonical',
    count(body, /<h1[ >]/g) !== 1 && 'one <h1>',
    /<title|<meta /.test(body.replace(/<svg[\s\S]*?<\/svg>/g, '')) && 'its head at the start',
    // React's marks for what it could not finish
    /<!--\$!-->|<!--\$\?-->/.test(body) && 'nothing that is still loading',
  ].filter((problem) => problem !== false)
  if (problems.length > 0) throw new Error(`${path} must have ${problems.join(', ')}`)
}
