import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { unpackTar } from './tar.ts'

/**
 * The file with the freshly initialised cluster of the installed PGlite. It ships with the project:
 * made on the spot, it costs every first start 2 to 3 seconds and a gigabyte of memory.
 */
export function initdbArchivePath(): string {
  return fileURLToPath(new URL(`initdb-pglite-${pgliteVersion()}.tar.br`, import.meta.url))
}

/** The shipped cluster as a tar, or null when it was made for another PGlite, which then runs initdb. */
export async function readInitdbArchive(): Promise<Buffer | null> {
  const file = initdbArchivePath()
  return existsSync(file) ? promisify(brotliDecompress)(await readFile(file)) : null
}

/** True when a folder already holds a Postgres cluster. */
export function holdsCluster(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'PG_VERSION'))
}

/**
 * Fills a new data folder from a tar of a cluster. Unpacked beside and renamed into place, so that an
 * interrupted first start never leaves half a cluster.
 */
export async function unpackCluster(archive: Buffer, dataDir: string): Promise<void> {
  const partial = `${dataDir}.${randomUUID().slice(0, 8)}.part`
  await mkdir(path.dirname(dataDir), { recursive: true })
  try {
    unpackTar(archive, partial)
    await rm(dataDir, { recursive: true, force: true })
    await rename(partial, dataDir)
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

function pgliteVersion(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@electric-sql/pglite')
  const manifest = path.join(path.dirname(entry), '..', 'package.json')
  return (require(manifest) as { version: string }).version
}
