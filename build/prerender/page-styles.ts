import { transform, type Selector } from 'lightningcss'

/**
 * As much of the style sheet as a prerendered page shows itself with. The whole sheet comes with the app, in the same
 * layers and the same order, so that what both say agrees.
 */
export function stylesFor(html: string, sheet: string): string {
  const shown = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    ),
  )
  const unread = new Set<string>()
  let styles = withoutUnused(sheet, shown, unread)
  // one that is gone may have been the last to read another
  for (let before = ''; before !== styles;) {
    before = styles
    for (const name of unreadProperties(styles, html)) unread.add(name)
    styles = withoutUnused(sheet, shown, unread)
  }
  return `@layer ${layersOf(sheet).join(',')};${styles}`
}

/** In their order, which is that of their first mention: one of which this page shows nothing would else come last. */
function layersOf(sheet: string): string[] {
  const mentions = [...sheet.matchAll(/@layer\s+([\w\s,.-]+?)\s*[;{]/g)]
  return [...new Set(mentions.flatMap(([, names = '']) => names.split(/\s*,\s*/)))]
}

function withoutUnused(
  sheet: string,
  shown: ReadonlySet<string>,
  unread: ReadonlySet<string>,
): string {
  const mayMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return shown.has(part.name)
      if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
        return part.selectors.some(mayMatch)
      }
      return true
    })
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: { style: (rule) => (rule.value.selectors.some(mayMatch) ? undefined : []) },
      Declaration: { custom: (property) => (unread.has(property.name) ? [] : undefined) },
    },
  })
  return code.toString()
}

/** Custom properties that nothing reads. */
function unreadProperties(styles: string, html: string): ReadonlySet<string> {
  const declared = new Set([...styles.matchAll(/(--[\w-]+)(?=:)/g)].map(([name]) => name))
  for (const [, name = ''] of (styles + html).matchAll(/var\(\s*(--[\w-]+)/g)) declared.delete(name)
  return declared
}
