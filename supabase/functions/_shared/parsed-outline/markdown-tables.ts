const DELIMITER_ROW = /^ {0,3}\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?\|? *$/
const MOST_COLUMNS = 20

/**
 * Tables, which CommonMark has not, as lists that read well in a chat and aloud: a row is an item, each cell said with
 * the name of its column, 'Momento: Oração; Tempo: 10 min'. Lines that are no table stay as they are.
 */
export function readableTables(lines: readonly string[]): string[] {
  const written: string[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const delimiter = lines[at + 1] ?? ''
    const names = line.includes('|') && DELIMITER_ROW.test(delimiter) ? cellsOf(line) : []
    if (
      names.length === 0 ||
      names.length > MOST_COLUMNS ||
      names.length !== cellsOf(delimiter).length
    ) {
      written.push(line)
      at += 1
      continue
    }
    const firstRow = at + 2
    at = firstRow
    if (written.at(-1)?.trim()) written.push('')
    for (let row = lines[at]; row?.includes('|'); row = lines[at]) {
      written.push(`- ${said(cellsOf(row), names)}`)
      at += 1
    }
    if (at === firstRow) written.push(names.join(' · '))
    if (lines[at]?.trim()) written.push('')
  }
  return written
}

function said(cells: readonly string[], names: readonly string[]): string {
  const named = names.map((name, column) => {
    const cell = cells[column] || '—'
    return name ? `${name}: ${cell}` : cell
  })
  return [...named, ...cells.slice(names.length)].join('; ')
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}
