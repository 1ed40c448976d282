import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { GROUP_PAGE, paths } from '@/lib/paths'
import { routes } from './routes'

const SRC = path.resolve(import.meta.dirname, '..')
const files = readdirSync(path.join(SRC, 'pages'))
const FLOWS = path.resolve(import.meta.dirname, '../../tests/flows')
const SPEC = path.resolve(import.meta.dirname, '../../docs/spec')
const SPECIFICATION = readFileSync(path.join(SPEC, 'product.md'), 'utf8')
const REQUIREMENTS = readFileSync(path.join(SPEC, 'requirements.md'), 'utf8')

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

/** By itself, or as the first of a row in a table of addresses that are opened one after another. */
function opens(flow: string, address: string): boolean {
  const beginning = `['"\`]${address}['"\`/?#$]`
  const byItself = new RegExp(`\\b(?:renderApp|open)\\(\\s*${beginning}`)
  const inTable = new RegExp(`^\\s*\\[${beginning}`, 'm')
  return byItself.test(flow) || (flow.includes('renderApp(path') && inTable.test(flow))
}

it('every page is opened by a flow', () => {
  const flows = readdirSync(FLOWS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.tsx'))
    .map((name) => readFileSync(path.join(FLOWS, name), 'utf8'))
  const unopened = routes.filter(
    (row) => row.path !== '*' && !flows.some((flow) => opens(flow, fixedPart(row.path))),
  )
  expect(unopened).toEqual([])
})

it('to a page without a link of its own other code leads', () => {
  const pathsCode = readFileSync(path.join(SRC, 'lib/paths.ts'), 'utf8')
  const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^app.routes\.ts$|^lib.paths\.ts$/.test(name),
    )
    .map((name) => readFileSync(path.join(SRC, name), 'utf8'))
    .join('\n')
  const isLedTo = (address: string) => {
    const [name] = Object.entries(paths).find(([, known]) => known === address) ?? []
    const constant = `paths\\.${name}\\b`
    const made = pathsCode.matchAll(/^export function (\w+)\([^]*?^}/gm)
    const makers = [...made].filter(([body]) => new RegExp(constant).test(body))
    const led = [constant, ...makers.map(([, maker]) => `${maker}\\(`)]
    return new RegExp(`\\b(?:${led.join('|')})`).test(code)
  }
  const unlinked = routes.filter(
    (row) => ('footer' in row && row.footer === null) || ('menu' in row && row.menu === null),
  )
  expect(unlinked.filter((row) => !isLedTo(row.path))).toEqual([])
})

it('the specification has every address in its table, and who may open it', () => {
  const [, table = ''] = SPECIFICATION.split('### Route table')
  const rows = table.split('\n#')[0]!.matchAll(/^\| (\/[^|]*)\|[^|]*\| ([^|]*\S) +\|$/gm)
  const listed = [...rows].flatMap(([, cell = '', access]) =>
    cell.split(',').map((address) => `${address.trim()} ${access}`),
  )
  const addresses = routes
    .filter((row) => row.path !== '*')
    .map((row) => `${row.path} ${row.access === 'member' ? 'Logged in' : 'Public'}`)
  expect(listed.toSorted()).toEqual([...addresses, `${GROUP_PAGE} Public`].toSorted())
})

it.each([
  [3, 'member'],
  [4, 'public'],
])('ROUTE-%i names every %s page', (number, access) => {
  const [, section = ''] = REQUIREMENTS.split('\n## ROUTE')
  const [, row = ''] = new RegExp(`^${number}\\. (.*)$`, 'm').exec(section) ?? []
  const pages = routes.filter(
    // the landing page has ROUTE-1, and an article stands behind the list of them
    (route) => route.access === access && route.page !== 'landing-page' && !('entries' in route),
  )
  const unnamed = pages.filter((route) => !row.includes(`\`${route.path}\``))
  expect(unnamed.map((route) => route.path)).toEqual([])
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
