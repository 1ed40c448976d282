export type Mark = 'heading' | 'list' | 'quote' | 'bold'

/** Characters `from` to `to` of a text give way to `insert`; then `selection` is selected. */
export type Replacement = {
  from: number
  to: number
  insert: string
  selection: readonly [start: number, end: number]
}

const LINE_MARKS = { heading: '## ', list: '- ', quote: '> ' } as const

/** What stands before the words of a line that is one of these already. */
const LINE_START = /^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> ?)/

/** Puts a mark of Markdown on what is selected, or takes it away where it is there. */
export function withMark(text: string, start: number, end: number, mark: Mark): Replacement {
  return mark === 'bold' ? bold(text, start, end) : lines(text, start, end, LINE_MARKS[mark])
}

function bold(text: string, start: number, end: number): Replacement {
  const selected = text.slice(start, end)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    const from = start - 2
    return { from, to: end + 2, insert: selected, selection: [from, from + selected.length] }
  }
  // spaces inside the marks would keep them from being read as marks
  const words = selected.trim()
  const before = selected.slice(0, selected.indexOf(words))
  const after = selected.slice(before.length + words.length)
  const at = start + before.length + 2
  return {
    from: start,
    to: end,
    insert: `${before}**${words}**${after}`,
    selection: [at, at + words.length],
  }
}

function lines(text: string, start: number, end: number, mark: string): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd === -1 ? text.length : lineEnd
  const chosen = text.slice(from, to).split('\n')
  const isMarked = chosen.every((line) => line === '' || line.startsWith(mark))
  const takesAway = isMarked && chosen.some((line) => line !== '')
  const insert = chosen
    .map((line) => {
      if (takesAway) return line.slice(mark.length)
      if (line === '' && chosen.length > 1) return line
      return mark + line.replace(LINE_START, '')
    })
    .join('\n')
  return { from, to, insert, selection: [from + insert.length, from + insert.length] }
}
