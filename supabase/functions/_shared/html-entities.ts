/** Those that stand in captions, in Portuguese text, and in addresses that were meant to be overlooked. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  newline: ' ',
  tab: ' ',
  shy: '',
  lrm: '',
  rlm: '',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  atilde: 'ã',
  ccedil: 'ç',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  uacute: 'ú',
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi

/**
 * Entities of HTML as what they stand for, once: '&amp;lt;' becomes '&lt;'. An unknown name stays as it is, a number that
 * is no character goes.
 */
export function decodeEntities(text: string): string {
  return text.replace(
    ENTITY,
    (entity, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined) return named(name) ?? entity
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
}

/** '&Eacute;' is a capital; '&NBSP;' is what '&nbsp;' is. */
function named(name: string): string | undefined {
  const character = NAMED[name.toLowerCase()]
  return /^[A-Z][a-z]/.test(name) ? character?.toUpperCase() : character
}
