import { isOneOf, OUTLINE_ERROR_TEXTS } from '@contract/error-codes'
import { isGroupWord, labelOfWord } from '@contract/meeting/group-words'
import { isOutlineType, MEETING_TYPES } from '@contract/meeting/meeting-types'
import { OWN_DATA } from '@contract/own-data'
import { watchUrl } from '@contract/safe-link'
import { blocksOf } from '@contract/meeting/structures'
import type { Heading, OutlineTree } from '@parsed-outline/outline-tree'
import { parseOutline } from '@parsed-outline/parse-outline'
import { escapeHtml, htmlText } from '@/domain/export/html-text'
import { timeValue } from '@/domain/generation/clip-time'
import { formatLongDate, formatMinutes } from '@/lib/formats'
import { ownDataMessages as messages } from '@/messages/account/own-data'
import type { OwnData, OwnTable, Row } from '@/domain/account/own-data'

const TIME = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/

const STYLE = `:root{color-scheme:light dark;--ink:#27231b;--paper:#fffcf5;--muted:#5f5646;--line:#dccfb6;--link:#1f5a41}
@media (prefers-color-scheme:dark){:root{--ink:#efe7d8;--paper:#191711;--muted:#b8ac97;--line:#3b362b;--link:#a6d3b6}}
@media print{:root{--ink:#000;--paper:#fff;--muted:#444;--line:#bbb;--link:#000}nav{display:none}article{break-before:page}}
body{margin:0 auto;max-width:42rem;padding:1.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);font:1.125rem/1.6 Georgia,"Noto Serif",serif;overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{line-height:1.25;margin:1.6em 0 .5em;text-wrap:balance}h1{margin-top:0;font-size:1.9rem}
body>section>h2{border-bottom:2px solid var(--line);padding-bottom:.3em;margin-top:2.5em}
a{color:var(--link)}nav ul,.rows{list-style:none;padding:0}nav a{display:inline-block;padding:.45em 0}
article,.rows>li{border-top:1px solid var(--line);padding:.9em 0}article{margin-top:2em}article>h3{font-size:1.5rem;margin-top:0}h4{font-size:1.3rem}h5{font-size:1.15rem}h6{font-size:1.05rem}
.rows>li:first-child{border-top:0;padding-top:0}dl{display:flex;flex-wrap:wrap;gap:.35em 1.5em;margin:0}dt{color:var(--muted);font-size:.85rem}dd{margin:0}.wide{flex-basis:100%;white-space:pre-line}
blockquote{margin:1em 0;padding-left:1em;border-left:3px solid var(--line)}`

/**
 * All of a person's data as one page that opens anywhere, by itself: no script, nothing fetched. Whatever the person or
 * a model wrote is text in it.
 */
export function ownDataPage(data: OwnData): string {
  const made = new Date(data.exportado_em)
  const titles = new Map(data.esbocos.map(({ id, title }) => [String(id), String(title)]))
  const rowsOf = (table: OwnTable) => data[table].map((row) => facts(labelsOf(table), row, titles))
  const contentOf = (table: OwnTable) => {
    if (table === 'esbocos') return outlines(data.esbocos, titles)
    const rows = list(rowsOf(table))
    return table === 'pedidos' && rows ? `${rows}\n<p>${messages.firstText}</p>` : rows
  }
  const sections = (Object.keys(OWN_DATA) as OwnTable[]).map((table) => ({
    id: table as string,
    name: OWN_DATA[table].name as string,
    count: data[table].length,
    html: contentOf(table),
  }))
  const account = facts(messages.accountLabels, data.conta, titles)
  const all = [{ id: 'conta', name: messages.account, count: 1, html: account }, ...sections]
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${messages.title}</h1>
<p>${messages.intro(formatLongDate(made), TIME.format(made))}</p>
<p>${messages.care}</p>
<nav aria-label="${messages.contents}"><ul>
${all.map(({ id, name, count }) => `<li><a href="#${id}">${capital(name)}</a>${id === 'conta' ? '' : ` (${count})`}</li>`).join('\n')}
</ul></nav>
${all.map(({ id, name, html }) => `<section id="${id}">\n<h2>${capital(name)}</h2>\n${html || `<p>${messages.nothing}</p>`}\n</section>`).join('\n')}
</body>
</html>
`
}

type Labels = Readonly<Record<string, string | null>>
type Titles = ReadonlyMap<string, string>

const labelsOf = (table: OwnTable): Labels => messages.labels[table]

function list(rows: readonly string[]): string {
  return rows.length === 0
    ? ''
    : `<ul class="rows">\n${rows.map((row) => `<li>${row}</li>`).join('\n')}\n</ul>`
}

/** Each under its title, after a list of all. */
function outlines(rows: readonly Row[], titles: Titles): string {
  const found = rows.map(({ id }) => `<li>${outlineLink(textOf(id), titles)}</li>`)
  const index =
    rows.length > 1
      ? `<nav aria-label="${messages.outlines}"><ul>\n${found.join('\n')}\n</ul></nav>\n`
      : ''
  return index + rows.map((row) => article(row, titles)).join('\n')
}

function article(row: Row, titles: Titles): string {
  const tree = parseOutline(textOf(row.generated_content))
  return `<article id="esboco-${escapeHtml(textOf(row.id))}">
<h3>${escapeHtml(textOf(row.title))}</h3>
${facts(labelsOf('esbocos'), row, titles)}
${htmlText(lower(tree), textOf(row.youtube_url))}
</article>`
}

/** Below the title under which it is kept. */
function lower(tree: OutlineTree): OutlineTree {
  return tree.map((block) =>
    block.type === 'heading'
      ? { ...block, depth: Math.min(block.depth + 3, 6) as Heading['depth'] }
      : block,
  )
}

function facts(labels: Labels, row: Readonly<Row>, titles: Titles): string {
  const shown = Object.entries(labels).flatMap(([column, label]) => {
    const value = label === null ? '' : valueHtml(column, row[column], titles)
    const wide = value.length > 60 ? ' class="wide"' : ''
    return value ? [`<div${wide}><dt>${label}</dt><dd>${value}</dd></div>`] : []
  })
  return `<dl>${shown.join('')}</dl>`
}

/** Empty where there is nothing to say. */
function valueHtml(column: string, value: unknown, titles: Titles): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (column === 'structure') return escapeHtml(orderOf(value))
  if (typeof value === 'number') return numberText(column, value)
  const text = textOf(value)
  if (column === 'outline_id') return outlineLink(text, titles)
  if (column === 'youtube_url') return linkTo(text)
  return escapeHtml(words(column, text))
}

function numberText(column: string, value: number): string {
  if (column === 'duration') return formatMinutes(value)
  return column === 'start_time' || column === 'end_time' ? timeValue(value) : String(value)
}

function words(column: string, text: string): string {
  if (column === 'outline_type' || column === 'usual_type') {
    return isOutlineType(text) ? MEETING_TYPES[text].label : text
  }
  if (column === 'called' && isGroupWord(text)) return labelOfWord(text)
  if (column === 'error_code' && isOneOf(OUTLINE_ERROR_TEXTS, text)) {
    return OUTLINE_ERROR_TEXTS[text]
  }
  if (TIMESTAMP.test(text)) {
    const at = new Date(text)
    return `${formatLongDate(at)}, ${TIME.format(at)}`
  }
  return messages.words[column]?.[text] ?? text
}

function orderOf(structure: unknown): string {
  return (blocksOf(structure) ?? [])
    .map(({ name, minutes }) => (minutes === null ? name : `${name} (${minutes} min)`))
    .join(', ')
}

function outlineLink(id: string, titles: Titles): string {
  const title = titles.get(id)
  return title === undefined
    ? messages.goneOutline
    : `<a href="#esboco-${escapeHtml(id)}">${escapeHtml(title)}</a>`
}

function linkTo(address: string): string {
  const url = watchUrl(address)
  const text = escapeHtml(address)
  return url === null ? text : `<a href="${escapeHtml(url)}">${text}</a>`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
