// Writes the types of the tables from the migrations: npm run gen:types. With --check: fails on a difference.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { openDatabase } from './database.ts'

const TARGET = fileURLToPath(
  new URL('../functions/_shared/contract/database.types.ts', import.meta.url),
)

async function generate(): Promise<string> {
  const database = await openDatabase({ driver: 'pglite' })
  const metadata = await introspect(
    { query: async (sql) => ({ rows: await database.query(sql) }) },
    { includedSchemas: ['public'] },
  )
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: '14',
  })
  await database.close()
  return `// Generated from supabase/migrations by \`npm run gen:types\`. Do not edit.\n\n${types.trim()}\n`
}

const generated = await generate()
const name = path.relative(process.cwd(), TARGET)
if (!process.argv.includes('--check')) {
  await writeFile(TARGET, generated)
  console.log(`wrote ${name}`)
} else if (generated !== (await readFile(TARGET, 'utf8').catch(() => ''))) {
  console.error(`${name} does not match supabase/migrations: run npm run gen:types`)
  process.exitCode = 1
}
