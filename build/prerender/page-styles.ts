import { transform, type Selector, type SelectorComponent } from 'lightningcss'

/**
 * As much of the style sheet as a prerendered page shows itself with on a screen, which is what arrives before the first
 * paint. The whole sheet comes with the app, in the same layers and the same order, so that what both say agrees.
 */
export function stylesFor(html: string, sheet: string): string {
  const markup = readMarkup(html)
  const unused = new Set<string>()
  let styles = trimmed(sheet, markup, unused)
  // one that is gone may have been the last to read another
  for (let before = ''; before !== styles;) {
    before = styles
    for (const name of unusedNames(styles, html)) unused.add(name)
    styles = trimmed(sheet, markup, unused)
  }
  return `@layer ${layersOf(sheet).join(',')};${styles}`
}

/** In their order, which is that of their first mention: one of which this page shows nothing would else come last. */
function layersOf(sheet: string): string[] {
  const mentions = [...sheet.matchAll(/@layer\s+([\w\s,.-]+?)\s*[;{]/g)]
  return [...new Set(mentions.flatMap(([, names = '']) => names.split(/\s*,\s*/)))]
}

/** What selectors ask for. */
type Markup = Record<'classes' | 'elements' | 'attributes', ReadonlySet<string>>

function readMarkup(html: string): Markup {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  return {
    classes: new Set(
      all(/\bclass="([^"]*)"/g).flatMap((names) =>
        names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
      ),
    ),
    // the root is filled into a document that has these
    elements: new Set(['html', 'body', ...all(/<([a-z][a-z\d]*)/gi).map((n) => n.toLowerCase())]),
    attributes: new Set(all(/\s([a-z][a-z-]*)(?=[=\s>])/gi).map((n) => n.toLowerCase())),
  }
}

/** Without what cannot match, and without the custom properties and keyframes of these names. */
function trimmed(sheet: string, markup: Markup, unused: ReadonlySet<string>): string {
  const mayMatch = (selector: Selector): boolean => selector.every(mayBeThere)
  const mayBeThere = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return markup.classes.has(part.name)
    if (part.type === 'type') return markup.elements.has(part.name)
    // others may be set by the browser itself
    if (part.type === 'attribute')
      return !part.name.startsWith('data-') || markup.attributes.has(part.name)
    if (part.type === 'pseudo-element') return !isInsideOfField(part)
    if (part.type !== 'pseudo-class') return true
    if (part.kind === 'disabled') return markup.attributes.has('disabled')
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.some(mayMatch)
    }
    return true
  }
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(mayMatch) ? undefined : []),
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        page: () => [],
        property: (rule) => (unused.has(rule.value.name) ? [] : undefined),
        keyframes: (rule) => (unused.has(rule.value.name.value) ? [] : undefined),
      },
      Selector: (selector) => (mayMatch(selector) ? undefined : []),
      Declaration: { custom: (property) => (unused.has(property.name) ? [] : undefined) },
    },
  })
  return code.toString()
}

/** Of a field for files, dates and the like, which no prerendered page has. */
function isInsideOfField({ kind }: { kind: string }): boolean {
  return kind === 'custom' || kind === 'file-selector-button' || kind.startsWith('webkit')
}

/** Custom properties that nothing reads, and keyframes that nothing plays. */
function unusedNames(styles: string, html: string): ReadonlySet<string> {
  const named = (pattern: RegExp, text = styles) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name)
  const played = named(/animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/))
  const read = named(/var\(\s*(--[\w-]+)/g, styles + html)
  const unused = new Set([
    ...named(/(--[\w-]+)(?=:)/g),
    ...named(/@property (--[\w-]+)/g),
    ...named(/@keyframes ([\w-]+)/g),
  ])
  for (const name of [...played, ...read]) unused.delete(name)
  return unused
}
