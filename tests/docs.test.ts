/** What is written about the code is true of it: every file that is named is there, every cited row of the spec too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MEETING_TYPES } from '../supabase/functions/_shared/contract/meeting/meeting-types.ts'
import { SETTING_NAMES } from '../supabase/functions/_shared/setting-names.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const { scripts: SCRIPTS } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
}

const TESTS = new Set(
  ['src', 'supabase', 'tests', 'build']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }),
    )
    .map((name) => path.basename(name)),
)

async function filesOf(folder: string, ending: RegExp): Promise<string[]> {
  const names = await readdir(path.join(ROOT, folder), { recursive: true })
  return names
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
}

describe('every document', async () => {
  const own = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'build/README.md']
  const found = await Promise.all(['docs', 'supabase'].map((folder) => filesOf(folder, /\.md$/)))
  const documents = [...own, ...found.flat()]

  it.each(documents)('%s links to what is there', (document) => {
    const links = [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
      ([, link]) => link ?? '',
    )
    const broken = links.filter(
      (link) => !/^\w+:/.test(link) && !existsSync(path.join(ROOT, path.dirname(document), link)),
    )
    expect(broken).toEqual([])
  })

  it.each(documents)('%s names files that are there', (document) => {
    const named = [
      ...read(document).matchAll(/`((?:src|supabase|tests|build|docs|public|_shared)\/[\w./-]+)`/g),
    ]
    const missing = named.map(([, file]) => file ?? '').filter((file) => !isThere(file))
    expect(missing).toEqual([])
  })

  it.each(documents)('%s names tests by the names that they have', (document) => {
    const named = [...read(document).matchAll(/`(?:[\w./-]*\/)?([\w-]+(?:\.fresh)?\.test\.tsx?)`/g)]
    expect(named.map(([, name]) => name ?? '').filter((name) => !TESTS.has(name))).toEqual([])
  })

  it.each(documents)('%s names commands that are there', (document) => {
    const commands = [...read(document).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(
      ([, name]) => name ?? '',
    )
    expect(commands.filter((name) => !(name in SCRIPTS))).toEqual([])
  })
})

/** Capitals stand for a name: `supabase/functions/NAME/handler.ts`. Nor is what git does not keep asked for. */
function isThere(file: string): boolean {
  const full = file.startsWith('_shared/') ? `supabase/functions/${file}` : file
  return /[A-Z]{4}/.test(file) || file.endsWith('.env') || existsSync(path.join(ROOT, full))
}

it('docs/deploy.md says of every setting of the functions what it is for', () => {
  const rows = [...read('docs/deploy.md').matchAll(/^\| (`[A-Z_`, ]+`) /gm)]
  const named = rows.flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? [])
  expect(named.toSorted()).toEqual([...SETTING_NAMES].toSorted())
})

it('decision 12 says of every folder of src/domain what it is', () => {
  const decision = read('docs/decisions/0012-layers-of-the-browser.md')
  const said = new Set([...decision.matchAll(/`(\w+)`\s\(/g)].map(([, folder]) => folder))
  const folders = readdirSync(path.join(ROOT, 'src/domain'))
  expect(folders.filter((folder) => !said.has(folder))).toEqual([])
})

it.each([
  ['where the plans stand', /create table private\.plans\b/],
  [
    'the last migration that writes what charges',
    /create (?:or replace )?function public\.reserve_request\(/,
  ],
])('docs/architecture.md names %s', async (_, statement) => {
  const migrations = await filesOf('supabase/migrations', /\.sql$/)
  const last = migrations.toSorted().findLast((file) => statement.test(read(file)))
  expect(read('docs/architecture.md')).toContain(`\`${last}\``)
})

it('supabase/config.toml leaves the login of every function to the function', () => {
  const settings = read('supabase/config.toml')
  const functions = readdirSync(path.join(ROOT, 'supabase/functions')).filter((name) =>
    existsSync(path.join(ROOT, 'supabase/functions', name, 'index.ts')),
  )
  const left = functions.filter(
    (name) => !settings.includes(`[functions.${name}]\nverify_jwt = false\n`),
  )
  expect(left).toEqual([])
})

it('the index has every decision, under its own title', async () => {
  const index = read('docs/decisions/README.md')
  for (const file of await filesOf('docs/decisions', /^\d.*\.md$/)) {
    const [, title] = /^# \d+\. (.*)/.exec(read(file)) ?? []
    expect(index).toContain(`[${title}](${path.basename(file)})`)
  }
})

it('the specification names every type of a meeting, as it is stored and as it is read, and counts them', () => {
  const types = Object.entries(MEETING_TYPES).map(([type, { label }]) => `${type} (${label})`)
  const product = read('docs/spec/product.md')
  expect(product).toContain(`Outline types: ${types.join(', ')}.`)
  expect(product).toContain(`\n- Outline types: ${types.length}.\n`)
})

/** What looks like a row of the specification and is none. */
const STANDARDS = ['SHA', 'UTF', 'PDF']

describe('a citation of the specification', async () => {
  const folders = ['src', 'supabase', 'tests', 'build', 'docs']
  const files = await Promise.all(folders.map((folder) => filesOf(folder, /\.(tsx?|sql|md)$/)))
  const isPacked = (file: string) => /[\\/](?:packed[\\/]|verse-index\.ts$)/.test(file)
  // books that are packed, and their index, are no words, and may look like anything
  const texts = files.flatMap((found) => found.filter((file) => !isPacked(file)).map(read))
  const cited = (pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, row]) => row ?? '')))

  it('is of a requirement that is there', () => {
    const requirements = read('docs/spec/requirements.md')
    const rows = new Set<string>()
    for (const section of requirements.split(/^## /m).slice(1)) {
      const [name = ''] = section.split(' ')
      for (const [, row] of section.matchAll(/^(\d+)\. /gm)) rows.add(`${name}-${row}`)
    }
    const citations = cited(
      new RegExp(`\\b(?!(?:${STANDARDS.join('|')})-)([A-Z]{3,5}-\\d+)\\b`, 'g'),
    )
    expect(citations.size).toBeGreaterThan(30)
    expect([...citations].filter((row) => !rows.has(row))).toEqual([])
  })

  it.each([
    ['fault', 'docs/spec/faults.md', /\bfaults? (\d+)\b/gi],
    ['call', 'docs/spec/product.md', /\bcalls? (\d+)\b/g],
  ])('is of a %s that is there', (_, file, pattern) => {
    const rows = new Set([...read(file).matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => row))
    const citations = cited(pattern)
    expect(citations.size).toBeGreaterThan(2)
    expect([...citations].filter((row) => !rows.has(row))).toEqual([])
  })
})
