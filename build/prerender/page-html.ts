import { SECTION_BY_PATH } from '../../src/lib/paths.ts'
import { PRODUCT_NAME } from '../../src/lib/product.ts'
import { knownPaths, type PrerenderedPage } from '../site-map.ts'
import { OG_PICTURE } from './og-picture.ts'
import { stylesFor } from './page-styles.ts'
import type { StructuredData } from './structured-data.ts'

/** What every file is made from. */
type Site = {
  /** `index.html` as built. */
  template: string
  /** The app's style sheet, as text. What a page needs of it is written into the page, so that nothing waits for it. */
  sheet: string
  /** Likewise of the style sheet that `index.html` links, whole. */
  fontSheet: string
  origin: string
  /** Stands beside the root, and is shown where the app cannot be fetched. */
  missingNotice: string
  /** What is shown until the app is there, at an address without a page of its own. */
  shell: string
}

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/

const ROOT = '<div id="root"></div>'

/** React 19 writes the tags of the head before the tree that they stand in. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)+/

/** The message of `index.html` that the app needs scripts. */
const NEEDS_SCRIPTS = /\s*<noscript>[\s\S]*?<\/noscript>/

/** Without the app nothing is loading. */
const NOTHING_LOADS = '<noscript><style>#root { display: none }</style></noscript>'

/** The shell of private pages, not to be listed. The app, which nobody has to ask for, takes its place. */
export function shellHtml(site: Site): string {
  const head = [
    `<title data-shell>${PRODUCT_NAME}</title>`,
    '<meta data-shell name="robots" content="noindex"/>',
    NOTHING_LOADS,
  ]
  return fill(site, { head, body: site.shell, attributes: '' })
}

/**
 * One page. Throws where it is not what it must be.
 *
 * @param markup what React made of it: the tags of the head, then what goes into the root
 */
export function pageHtml(
  site: Site,
  page: PrerenderedPage,
  markup: string,
  structuredData: (description: string) => readonly StructuredData[],
): string {
  const { head, body } = split(markup)
  assertComplete(page, head, body)
  const { access, hasForm } = page.route
  const waits = access !== 'member' && !hasForm
  const section = SECTION_BY_PATH[page.path]
  const isMissing = page.route.path === '*'
  const html = fill(site, {
    head: [
      // main.tsx takes them away where it shows another page after all
      head.replace(/<(title|meta|link)\b/g, '<$1 data-page'),
      ...(access === 'public' ? [previewTags(site.origin, page, head)] : []),
      ...structuredData(unescape(contentOf(head, 'description'))).map(
        (data) =>
          `<script type="application/ld+json" data-page>${inScript({ '@context': 'https://schema.org', ...data })}</script>`,
      ),
      ...(access === 'member' ? [NOTHING_LOADS] : []),
    ],
    body,
    attributes: ` data-page="${page.path}"${waits ? ' data-boot="idle"' : ''}${section ? ` data-section="${section}"` : ''}${isMissing ? ` data-known="${knownPaths.join(' ')}"` : ''}`,
    // a host without rules sends this page for an outline's address as well: src/boot/boot.ts
    ...(isMissing && { shell: site.shell }),
  })
  // what is prerendered is read without a script; a form is not sent without one
  return waits ? html.replace(NEEDS_SCRIPTS, '') : html
}

function split(markup: string): { head: string; body: string } {
  const head = HEAD_TAGS.exec(markup)?.[0] ?? ''
  // react-router marks its links for a server of its own, which there is not
  const body = markup.slice(head.length).replaceAll(' data-discover="true"', '')
  return { head, body }
}

type Filling = {
  head: readonly string[]
  body: string
  attributes: string
  /** Kept beside the page, to take its place. */
  shell?: string
}

function fill(
  { template, sheet, fontSheet, missingNotice }: Site,
  { head, body, attributes, shell = '' }: Filling,
): string {
  if (!template.includes('</head>') || !template.includes(ROOT)) {
    throw new Error(`index.html has no head or no ${ROOT}`)
  }
  const tags = [...head, `<style>${stylesFor(body + shell + missingNotice, sheet)}</style>`]
  const kept = shell && `<template id="shell">${shell}</template>`
  return template
    .replaceAll(/^\s+/gm, '')
    .replace(/\s*<title data-shell>[^<]*<\/title>/, '')
    .replace(STYLE_LINK, () => `<style>${fontSheet}</style>`)
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)
    .replace(ROOT, () => `<div id="root"${attributes}>${body}</div>${kept}${missingNotice}`)
}

/** Open Graph and Twitter: what WhatsApp and others show of a link. They run no script. */
function previewTags(origin: string, page: PrerenderedPage, head: string): string {
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
  // the texts come out of the head above and are escaped already
  return [
    ...Object.entries(graph).map(
      ([name, text]) => `<meta data-page property="${name}" content="${text}" />`,
    ),
    // X takes the rest from the graph
    '<meta data-page name="twitter:card" content="summary_large_image" />',
  ].join('\n')
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

function assertComplete({ path }: PrerenderedPage, head: string, body: string): void {
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
