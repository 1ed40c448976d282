// Writes into the contract what the migrations say, the types of the tables and what the plans give: npm run gen:types.
// With --check: fails on a difference.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { type Database, openDatabase } from '../database/database.ts'

const CONTRACT = fileURLToPath(new URL('../../functions/_shared/contract/', import.meta.url))

const HEADER = '// Generated from supabase/migrations by `npm run gen:types`. Do not edit.\n\n'

async function tableTypes(database: Database): Promise<string> {
  const metadata = await introspect(
    { query: async (sql) => ({ rows: await database.query(sql) }) },
    { includedSchemas: ['public'] },
  )
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: '14',
  })
  return `${HEADER}${types.replace(HELPERS, ROWS).replaceAll(INDENT, '\t').trim()}\n`
}

/** Every function uploads this file, and a third of what is generated are blanks and helpers for what nobody asks. */
const INDENT = /(?<=^ *) {2}/gm
const HELPERS = /^type DatabaseWithoutInternals [^]*$/m
const ROWS = `type PublicTables = Database["public"]["Tables"]

export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"]

export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"]
`

async function plans(database: Database): Promise<string> {
  const rows = await database.query<Plan>(
    'select id, requests, days, days_paid_once, price_cents, rewrites_per_outline from private.plans order by id',
  )
  const entries = rows.map(
    (plan) => `  ${plan.id}: {
    requests: ${plan.requests},
    days: ${plan.days},
    daysPaidOnce: ${plan.days_paid_once},
    priceCents: ${plan.price_cents},
    rewritesPerOutline: ${plan.rewrites_per_outline},
  },
`,
  )
  return `${HEADER}/** What each plan gives and costs; the columns of private.plans say what counts how. */
export const PLANS = {
${entries.join('')}} as const
`
}

type Plan = {
  id: string
  requests: number
  days: number | null
  days_paid_once: number | null
  price_cents: number
  rewrites_per_outline: number
}

const database = await openDatabase({ driver: 'pglite' })
const files = {
  'database.types.ts': await tableTypes(database),
  'plans.ts': await plans(database),
}
await database.close()

for (const [file, text] of Object.entries(files)) {
  const target = path.join(CONTRACT, file)
  const name = path.relative(process.cwd(), target)
  if (!process.argv.includes('--check')) {
    await writeFile(target, text)
    console.log(`wrote ${name}`)
  } else if (text !== (await readFile(target, 'utf8').catch(() => ''))) {
    console.error(`${name} does not match supabase/migrations: run npm run gen:types`)
    process.exitCode = 1
  }
}
