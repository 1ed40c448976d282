// Locks what the functions import, once deployed: npm run lock:functions, after every change of deno.json.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url))

/** What version 5 of the format has and version 4 has not: the hosted runtime reads 4 in all its versions. */
const NEWER_FIELDS = /"(?:optionalDependencies|optionalPeers|os|cpu|bin|scripts|deprecated)"/

const folder = await mkdtemp(path.join(tmpdir(), 'esboca-lock-'))
const made = path.join(folder, 'deno.lock')
execFileSync(
  'npx',
  ['deno', 'cache', `--lock=${made}`, '--frozen=false', '--node-modules-dir=none', '*/index.ts'],
  { cwd: FUNCTIONS, stdio: 'inherit', shell: process.platform === 'win32' },
)
const text = await readFile(made, 'utf8')
await rm(folder, { recursive: true })
if (NEWER_FIELDS.test(text)) throw new Error('deno.lock needs version 5 of the format')
await writeFile(path.join(FUNCTIONS, 'deno.lock'), text.replace('"version": "5"', '"version": "4"'))
