/**
 * Words as Markdown that reads back as the same words on one line: nothing in them can become emphasis,
 * a link, HTML, a heading, a list or a quotation, in CommonMark or with GitHub's additions.
 * For text that begins a line; harmless elsewhere.
 */
export function escapeText(words: string): string {
  return oneLine(words)
    .replace(/[\\`*_[\]<~]/g, String.raw`\$&`)
    .replace(/&(?=#?[a-z0-9]{1,32};)/gi, String.raw`\&`)
    .replace(/(https?|ftp|mailto|xmpp):/gi, String.raw`$1\:`)
    .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}${String.raw`\.`}`)
    .replace(/(?<=[\w.+-])@(?=[\w-]+\.)/g, String.raw`\@`)
    .replace(/^(?:#|>|[-+](?=\s|$)|[-=](?=[-=\s]*$))/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`)
}

/** The same for a heading, whose closing number signs are no words. */
export function escapeHeading(words: string): string {
  return escapeText(words).replace(/(?<!\\)#+$/, (signs) => signs.replaceAll('#', String.raw`\#`))
}

function oneLine(words: string): string {
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}
