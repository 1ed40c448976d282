/** docs/faults-shown.md says of every fault where it is shown, and what it names is there. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** The rows of the one table of a page: number, fault, and the rest. */
function rowsOf(file: string) {
  return [...read(file).matchAll(/^\|\s*(\d+)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|$/gm)].map(
    ([, number, fault, rest]) => ({ number: Number(number), fault: fault!, rest: rest! }),
  )
}

const SPECIFIED = rowsOf('docs/spec/faults.md')
const SHOWN = rowsOf('docs/faults-shown.md')

it('no fault of the specification is left out or told otherwise', () => {
  expect(SPECIFIED).toHaveLength(54)
  const told = ({ number, fault }: (typeof SHOWN)[number]) => [number, fault]
  expect(SHOWN.map(told)).toEqual(SPECIFIED.map(told))
})

describe.each(SHOWN)('$number: $fault', ({ rest }) => {
  it.each(rest.split('<br>'))('%s', (shown) => {
    const { file, title } = /^`(?<file>[^`]+)`: (?<title>.+)$/.exec(shown)?.groups ?? {}
    if (file === undefined || title === undefined) throw new Error('a test is `file`: title')
    expect(existsSync(path.join(ROOT, file))).toBe(true)
    expect(file).toMatch(/\.test\.tsx?$/)
    const titles = [...read(file).matchAll(/(['"`])((?:\\.|(?!\1).)+)\1/g)].map(
      ([, , text]) => text,
    )
    expect(titles).toContain(title)
  })
})
