import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { routes } from './routes'

const files = readdirSync(path.resolve(import.meta.dirname, '../pages'))

it('every address that code leads to has a row, and no address two', () => {
  const rows = routes.map((row) => row.path)
  expect(rows).toEqual(expect.arrayContaining(Object.values(paths)))
  expect(new Set(rows).size).toBe(rows.length)
})

it('every file of src/pages is the page of a row, and every page is a file there', () => {
  const pages = new Set(routes.map(({ page }) => `${page}.tsx`))
  expect([...pages].toSorted()).toEqual(files.toSorted())
})

it('a public path with parameters says which addresses it stands for', () => {
  for (const row of routes.filter(({ access }) => access === 'public')) {
    const entries = 'entries' in row ? row.entries : undefined
    expect(row.path.includes(':'), row.path).toBe(entries !== undefined)
  }
})

// a member's page would open to everybody, a public one would not be found; public pages are listed in their flow
it('only the ways in, and what a link leads to, are unlisted', () => {
  const unlisted = routes.filter(({ access }) => access === 'unlisted').map((row) => row.path)
  expect(unlisted).toEqual(['/auth', '/login', '/cadastro', '/auth/callback', '/receber', '*'])
})
