import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where it is said what the answers look like that a browser persists. */
const SOURCES = ['src/domain/**/*.ts', 'supabase/functions/_shared/contract/**/*.ts']

/** Changes whenever the shape of what a browser persists may have changed: rather too often than once too little. */
export function storedShapes(root = ROOT): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
  for (const file of files.filter((name) => !/\.test(-support)?\.ts$/.test(name)).toSorted()) {
    hash.update(file.replaceAll('\\', '/')).update(readFileSync(`${root}/${file}`))
  }
  return hash.digest('base64url').slice(0, 12)
}
