import { transform, type Selector, type SelectorComponent } from 'lightningcss'

/**
 * As much of the style sheet as a prerendered page shows itself with on a screen, which is what arrives before the first
 * paint. The whole sheet comes with the app, in the same layers and the same order, so that what both say agrees.
 */
export function stylesFor(html: string, sheet: string): string {
  const markup = readMarkup(html)
  const always = alwaysSet(sheet)
  const unused = new Set<string>()
  let styles = trimmed(sheet, markup, always, unused, new Map())
  const constants = constantsOf(styles, html)
  // one that is gone may have been the last to read another
  for (let before = ''; before !== styles;) {
    before = styles
    for (const [name, value] of themeConstantsOf(styles, html)) constants.set(name, value)
    for (const name of unusedNames(styles, html)) unused.add(name)
    styles = trimmed(sheet, markup, always, unused, constants)
  }
  // the licence of Tailwind stands in the whole sheet
  const rules = styles.replace(/^\/\*![\s\S]*?\*\/\s*/, '')
  return `@layer ${layersOf(sheet).join(',')};${rules}`
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

/** Without what cannot match, without the custom properties and keyframes of these names, and with these values. */
function trimmed(
  sheet: string,
  markup: Markup,
  always: ReadonlySet<string>,
  unused: ReadonlySet<string>,
  constants: ReadonlyMap<string, string | null>,
): string {
  const mayMatch = (selector: Selector): boolean =>
    selector.every(mayBeThere) && !isAnyPlaceholder(selector)
  const mayBeThere = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return markup.classes.has(part.name)
    if (part.type === 'type') return markup.elements.has(part.name)
    // others may be set by the browser itself
    if (part.type === 'attribute')
      return !part.name.startsWith('data-') || markup.attributes.has(part.name)
    if (part.type === 'pseudo-element') return !isInsideOfField(part)
    if (part.type !== 'pseudo-class') return true
    // what Firefox would draw by itself, where the sheet says something else of the same
    if (part.kind === 'custom' && part.name.startsWith('-moz-')) return false
    // whoever points at the page makes the app come, and the whole sheet with it
    if (part.kind === 'hover') return false
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
        // for browsers without @property, in which nothing here looks different before the app is there
        'layer-block': ({ value }) => (value.name?.join() === 'properties' ? [] : undefined),
        property: (rule) => (unused.has(rule.value.name) ? [] : undefined),
        keyframes: (rule) => (unused.has(rule.value.name.value) ? [] : undefined),
      },
      RuleExit: (rule) =>
        (rule.type === 'media' || rule.type === 'supports') &&
        rule.value.rules.every(({ type }) => type === 'ignored')
          ? []
          : undefined,
      Variable: ({ name, fallback }) => {
        const value = constants.get(name.ident)
        if (value !== undefined) return value === null ? (fallback ?? undefined) : { raw: value }
        return fallback && always.has(name.ident) ? { raw: `var(${name.ident})` } : undefined
      },
      Selector: (selector) => (mayMatch(selector) ? undefined : []),
      Declaration: {
        custom: (property) => (unused.has(property.name) ? [] : undefined),
        // nothing changes that could take its time
        'transition-property': () => [],
        'transition-timing-function': () => [],
        'transition-duration': () => [],
      },
    },
  })
  return code.toString()
}

/** Custom properties that this sets. */
function namesIn(styles: string): string[] {
  return [...styles.matchAll(/(--[\w-]+)(?=:)/g)].map(([name]) => name)
}

/** Of whatever field; the classes of ours say it again. */
function isAnyPlaceholder([part, ...more]: Selector): boolean {
  return part?.type === 'pseudo-element' && part.kind === 'placeholder' && more.length === 0
}

/** Of a field for files, dates and the like, which no prerendered page has. */
function isInsideOfField({ kind }: { kind: string }): boolean {
  return kind === 'custom' || kind === 'file-selector-button' || kind.startsWith('webkit')
}

/**
 * Registered custom properties that this page sets to nothing but their initial value, with that value; null is for
 * those that have none, whose readers take their fallback.
 */
function constantsOf(styles: string, html: string): Map<string, string | null> {
  const initialOf = new Map<string, string | null>()
  for (const [, name = '', rule = ''] of styles.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)) {
    initialOf.set(name, /initial-value:([^;]*)/.exec(rule)?.[1] ?? null)
  }
  for (const [, name = '', value] of (styles + html).matchAll(/(--[\w-]+):([^;}"]*)/g)) {
    if (value !== (initialOf.get(name) ?? 'initial')) initialOf.delete(name)
  }
  return initialOf
}

/** What the theme sets, in this page, once and for all, with a value that is shorter than the mention of its name. */
function themeConstantsOf(styles: string, html: string): Map<string, string> {
  const names = namesIn(styles + html)
  return new Map(
    [...themeOf(styles).matchAll(/(--[\w-]+):([^;]*)/g)]
      .map(([, name = '', value = '']): [string, string] => [name, value])
      .filter(
        ([name, value]) =>
          value.length <= `var(${name})`.length &&
          !/var\(|^initial$/.test(value) &&
          names.indexOf(name) === names.lastIndexOf(name),
      ),
  )
}

function themeOf(sheet: string): string {
  return /@layer theme\s*{\s*:root\s*{([^}]*)/.exec(sheet)?.[1] ?? ''
}

/** Custom properties of the theme that are never taken back, whose readers need no fallback. */
function alwaysSet(sheet: string): ReadonlySet<string> {
  const names = new Set(namesIn(themeOf(sheet)))
  for (const [, name = ''] of sheet.matchAll(/(--[\w-]+):\s*initial/g)) names.delete(name)
  return names
}

/** Custom properties that nothing reads, and keyframes that nothing plays. */
function unusedNames(styles: string, html: string): ReadonlySet<string> {
  const named = (pattern: RegExp, text = styles) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name)
  const played = named(/animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/))
  const read = named(/var\(\s*(--[\w-]+)/g, styles + html)
  const unused = new Set([
    ...namesIn(styles),
    ...named(/@property (--[\w-]+)/g),
    ...named(/@keyframes ([\w-]+)/g),
  ])
  for (const name of [...played, ...read]) unused.delete(name)
  return unused
}
