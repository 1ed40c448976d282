/** A source of chance that gives the same for the same seed (mulberry32, public domain). Numbers from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const PIECES = [
  '# ',
  '## ',
  '### ',
  '#### ',
  '###### ',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '7) ',
  '> ',
  '>',
  '    ',
  '**',
  '*',
  '__',
  '_',
  '~~',
  '`',
  '``',
  '```\n',
  '~~~\n',
  '---\n',
  '===\n',
  '***\n',
  '\\',
  '<b>',
  '</b>',
  '<br>',
  '<script>',
  '<!--',
  '-->',
  '<div>\n',
  '</div>\n',
  '&amp;',
  '&lt;',
  '&#0;',
  '[',
  ']',
  '](',
  ')',
  '![',
  '](https://x.example/a)',
  '](javascript:alert(1))',
  '[x]',
  '[^1]',
  '[x]: https://x.example/ "y"\n',
  '[^1]: ',
  '| ',
  ' | ',
  '|\n|---|---|\n',
  '<https://x.example>',
  '\n',
  '\n',
  '\n\n',
  '\n\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  ' ',
  '  \n',
  '\u00A0',
  '\u2028',
  '\u200B',
  '(10 min)',
  ' (5 min)\n',
  '"',
  "'",
  ':',
  '?',
  'á',
  '\u0000',
  '\u0007',
  '\uD800',
  '\u{1F64F}',
  '([12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s))',
  '*Dito:*',
  '**João 3:16** — ',
] as const

/** Markdown made by chance, with words that occur once each ('k12x'). */
export function anyMarkdown(seed: number, pieces = 60): string {
  const next = chance(seed)
  let text = ''
  for (let index = 0; index < pieces; index += 1) {
    const piece = PIECES[Math.floor(next() * PIECES.length)] ?? ''
    text += next() < 0.45 ? `k${index}x${next() < 0.5 ? ' ' : ''}` : piece
  }
  return text
}
