import { transform, type Selector } from 'lightningcss'

/**
 * As much of the style sheet as a written page shows itself with: a third of it. The whole sheet comes with the app,
 * in the same layers and the same order, so that what both say agrees.
 */
export function stylesFor(html: string, sheet: string): string {
  const shown = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    ),
  )
  let styles = without(
    classesOf(sheet).filter((name) => !shown.has(name)),
    sheet,
  )
  // one that is gone may have been the last to use another
  for (let before = ''; before !== styles;) {
    before = styles
    styles = without(unusedProperties(styles, html), styles)
  }
  return `@layer ${layersOf(sheet).join(',')};${styles}`
}

/** In their order, which is that of their first mention: one of which this page shows nothing would else come last. */
function layersOf(sheet: string): string[] {
  const mentions = [...sheet.matchAll(/@layer\s+([\w\s,.-]+?)\s*[;{]/g)]
  return [...new Set(mentions.flatMap(([, names = '']) => names.split(/\s*,\s*/)))]
}

function without(unusedSymbols: string[], sheet: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    unusedSymbols,
  })
  return code.toString()
}

function classesOf(sheet: string): string[] {
  const names = new Set<string>()
  // called for what stands inside :is() and :not() as well
  const Selector = (selector: Selector) => {
    for (const part of selector) if (part.type === 'class') names.add(part.name)
  }
  transform({ filename: 'page.css', code: Buffer.from(sheet), visitor: { Selector } })
  return [...names]
}

/** Custom properties that nothing reads. */
function unusedProperties(styles: string, html: string): string[] {
  const declared = new Set([...styles.matchAll(/(--[\w-]+)(?=:)/g)].map(([name]) => name))
  const read = new Set(
    [...(styles + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  )
  return [...declared].filter((name) => !read.has(name))
}
