import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, isSupportedNode } from './ensure-installed.mjs'

const SCRIPT = fileURLToPath(new URL('ensure-installed.mjs', import.meta.url))

describe('isSupportedNode', () => {
  it.each([
    ['18.20.8', false],
    ['20.19.4', false],
    ['20.20.0', true],
    ['21.0.0', true],
    ['24.21.0', true],
  ])('%s: %s', (version, supported) => {
    expect(isSupportedNode(version)).toBe(supported)
  })
})

describe('isInstalled', () => {
  let root: string
  const write = (
    file: string,
    packages: Record<string, { version: string; optional?: boolean }>,
  ) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify({ packages }))
  }

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'esboca-installed-'))
    write('package-lock.json', {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    })
  })

  afterEach(() => rm(root, { recursive: true, force: true }))

  it('is false in a fresh clone', () => {
    expect(isInstalled(root)).toBe(false)
  })

  it('is true after npm ci, also by hand, and then knows it by the stamp', async () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(root)).toBe(true)
    await rm(path.join(root, 'node_modules/.package-lock.json'))
    expect(isInstalled(root)).toBe(true)
  })

  it('is false when the lock has moved on', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(root)).toBe(true)
    write('package-lock.json', { 'node_modules/a': { version: '1.1.0' } })
    expect(isInstalled(root)).toBe(false)
  })

  it('is false when something is missing or too much', () => {
    write('node_modules/.package-lock.json', {})
    expect(isInstalled(root)).toBe(false)
    write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0' },
    })
    expect(isInstalled(root)).toBe(false)
    expect(existsSync(path.join(root, 'node_modules/.esboca-installed'))).toBe(false)
  })
})

describe('the script', () => {
  it('has nothing to do where everything is installed', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8' })
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })
})
