import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Another process uses the data. The message is for the person at the terminal. */
export class DataInUseError extends Error {
  override name = 'DataInUseError'

  constructor(dataDir: string, pid: number) {
    super(
      `Os dados em ${dataDir} já estão em uso pelo processo ${pid}: o Esboça já está aberto em outro terminal.\n` +
        `  Use o endereço que ele mostra, ou encerre-o (Ctrl-C no outro terminal, ou: kill ${pid}) e tente de novo.\n` +
        '  Para abrir um segundo Esboça, dê a ele outros dados e outra porta: LOCAL_DATA_DIR=.local/outro PORT=5174 npm start',
    )
  }
}

/** Held until `release`, which can be called more than once. */
export interface DataLock {
  release(): void
}

interface Holder {
  pid: number
  /** Start of the process, where the system tells: a later process may be given the same number. */
  startedAt: string | null
}

/**
 * Takes the data folder for this process. PGlite locks nothing itself, and two processes on one folder
 * destroy it. A lock whose process is gone is taken over.
 * Throws `DataInUseError`.
 */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'lock.json')
  while (!tryCreate(file)) {
    const holder = readHolder(file)
    if (holder !== null && isRunning(holder)) throw new DataInUseError(dataDir, holder.pid)
    rmSync(file, { force: true })
  }
  const release = (): void => {
    process.off('exit', release)
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
  process.once('exit', release)
  return { release }
}

function tryCreate(file: string): boolean {
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid) }
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, JSON.stringify(me))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof holder.pid === 'number'
      ? { pid: holder.pid, startedAt: holder.startedAt ?? null }
      : null
  } catch {
    return null
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startedAt === null || startOf(pid) === startedAt
}

/** Start time in clock ticks since boot, from Linux's /proc/<pid>/stat (proc(5), field 22); else null. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
