// Rebuilds the shipped cluster after an update of PGlite: node supabase/local/database/build-initdb.ts
import { rmSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { initdbArchivePath } from './initdb-archive.ts'

const target = initdbArchivePath()
const folder = path.dirname(target)
for (const file of readdirSync(folder)) {
  if (/^initdb-pglite-.+\.tar\.br$/.test(file)) rmSync(path.join(folder, file))
}

const cluster = await PGlite.create()
const archive = await (await cluster.dumpDataDir('none')).arrayBuffer()
await cluster.close()
await writeFile(
  target,
  brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  }),
)
console.log(`wrote ${path.relative(process.cwd(), target)}`)
