/** The wall between the layers of the browser's code that the linter cannot see: it is no import. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const SRC = path.resolve(import.meta.dirname, '../src')

/** `client.from('groups')`, `.rpc('search_outlines')`, over several lines too; `Array.from(…)` is nothing of the kind. */
const ASKS_THE_DATABASE = /(?<!\b[A-Z]\w*)\.(?:from|rpc)\(/

it('only src/domain asks the database: what is shown knows no table', async () => {
  const names = await readdir(SRC, { recursive: true })
  const asking = names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => ASKS_THE_DATABASE.test(readFileSync(path.join(SRC, name), 'utf8')))
    .map((name) => name.split(path.sep).join('/'))
  expect(asking).toContain('domain/group/group-queries.ts')
  expect(asking.filter((name) => !name.startsWith('domain/'))).toEqual([])
})
