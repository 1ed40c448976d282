import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { GROUP_PAGE, paths } from '@/lib/paths'
import { routes } from './routes'

const files = readdirSync(path.resolve(import.meta.dirname, '../pages'))
const FLOWS = path.resolve(import.meta.dirname, '../../tests/flows')
const SPECIFICATION = readFileSync(
  path.resolve(import.meta.dirname, '../../docs/spec/product.md'),
  'utf8',
)

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

it('every page is opened by a flow', () => {
  const flows = readdirSync(FLOWS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => readFileSync(path.join(FLOWS, name), 'utf8'))
    .join('\n')
  const opened = (address: string) => new RegExp(`['"\`]${address}['"\`/?#$]`).test(flows)
  const unopened = routes.filter((row) => row.path !== '*' && !opened(fixedPart(row.path)))
  expect(unopened).toEqual([])
})

it('the specification has every address in its table', () => {
  const [, table = ''] = SPECIFICATION.split('### Route table')
  const rows = [...table.split('\n#')[0]!.matchAll(/^\| (\/[^|]*)\|/gm)].map(
    ([, cell = '']) => cell,
  )
  const listed = rows.flatMap((cell) => cell.split(',').map((address) => address.trim()))
  const addresses = routes.map((row) => row.path).filter((address) => address !== '*')
  expect(listed.toSorted()).toEqual([...addresses, GROUP_PAGE].toSorted())
})

/** '/esboco' of '/esboco/:id'. */
function fixedPart(address: string): string {
  return address.replace(/\/:.*$/, '')
}

// a member's page would open to everybody, a public one would not be found; public pages are listed in their flow
it('only the ways in, and what a link leads to, are unlisted', () => {
  const unlisted = routes.filter(({ access }) => access === 'unlisted').map((row) => row.path)
  expect(unlisted).toEqual(['/auth', '/login', '/cadastro', '/auth/callback', '/receber', '*'])
})
