import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataInUseError, lockData } from './data-lock.ts'

let dataDir: string
const lockFile = (): string => path.join(dataDir, 'lock.json')

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'esboca-lock-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('lockData', () => {
  it('holds the folder until it is released', () => {
    const lock = lockData(dataDir)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
    expect(() => lockData(dataDir)).toThrow(DataInUseError)
    lock.release()
    lock.release()
    expect(existsSync(lockFile())).toBe(false)
    lockData(dataDir).release()
  })

  it('says in Portuguese which process uses the data and what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(lockFile(), JSON.stringify({ pid: other.pid }))
    let message = ''
    try {
      lockData(dataDir)
    } catch (error) {
      message = (error as Error).message
    }
    const exited = new Promise((resolve) => other.once('exit', resolve))
    other.kill()
    await exited
    expect(message).toContain(`já estão em uso pelo processo ${other.pid}`)
    expect(message).toContain(`kill ${other.pid}`)
    lockData(dataDir).release()
  })

  it('takes over the lock of a process that is gone, of another that got its number, and a broken one', () => {
    for (const left of [
      JSON.stringify({ pid: 2 ** 30 }),
      JSON.stringify({ pid: process.ppid, startedAt: 'long ago' }),
      '{"pi',
    ]) {
      writeFileSync(lockFile(), left)
      lockData(dataDir).release()
      expect(existsSync(lockFile())).toBe(false)
    }
  })

  it('does not remove the lock of a later process', () => {
    const lock = lockData(dataDir)
    writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid }))
    lock.release()
    expect(existsSync(lockFile())).toBe(true)
  })
})
