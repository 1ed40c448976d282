import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_KEYS } from '../keys.ts'
import { dataFolder, localBackend } from './vite-plugin.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'esboca-build-'))
  await mkdir(path.join(root, 'src'))
  await writeFile(
    path.join(root, 'index.html'),
    '<!doctype html><script type="module" src="/src/main.js"></script>',
  )
  await writeFile(
    path.join(root, 'src/main.js'),
    `console.log('url', import.meta.env.VITE_SUPABASE_URL, 'key', import.meta.env.VITE_SUPABASE_ANON_KEY)
     if (import.meta.env.VITE_LOCAL_BACKEND) console.log('only with the embedded backend')`,
  )
  vi.stubEnv('VITEST', '')
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_SUPABASE_URL', '')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

const config = (mode: string): InlineConfig => ({
  root,
  mode,
  configFile: false,
  logLevel: 'silent',
  plugins: [localBackend()],
})

async function builtScript(): Promise<string> {
  const assets = path.join(root, 'dist/assets')
  const script = (await readdir(assets)).find((file) => file.endsWith('.js'))
  return readFile(path.join(assets, script ?? ''), 'utf8')
}

describe('a production build', () => {
  it('is refused without a hosted project and says what to set', async () => {
    await expect(build(config('production'))).rejects.toThrow(
      'Falta VITE_SUPABASE_URL e VITE_SUPABASE_ANON_KEY: a versão de produção precisa de um projeto do Supabase.',
    )
  })

  it('is refused without the key of the hosted project', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.supabase.co')
    await expect(build(config('production'))).rejects.toThrow('Falta VITE_SUPABASE_ANON_KEY:')
  })

  it('takes the key under its newer name too', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.supabase.co')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_hospedada')
    await expect(build(config('production'))).resolves.toBeDefined()
  })

  it('holds the hosted project and nothing of the embedded backend', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.supabase.co')
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_hospedada')
    await build(config('production'))
    const script = await builtScript()
    expect(script).toContain('https://projeto.supabase.co')
    expect(script).toContain('sb_publishable_hospedada')
    expect(script).not.toContain('only with the embedded backend')
    expect(script).not.toContain(LOCAL_KEYS.publishable)
    expect(script).not.toContain('location')
  })
})

describe('a preview build', () => {
  it('asks the page’s own origin with the key of the embedded backend', async () => {
    await build(config('preview'))
    const script = await builtScript()
    expect(script).toMatch(/globalThis\.location\?\.origin/)
    expect(script).toContain(LOCAL_KEYS.publishable)
    expect(script).not.toContain(LOCAL_KEYS.secret)
    expect(script).toContain('only with the embedded backend')
  })
})

describe('dataFolder', () => {
  it('is .local in the project, another folder, or none', () => {
    const project = path.resolve('/p')
    expect(dataFolder(project, undefined)).toBe(path.join(project, '.local'))
    expect(dataFolder(project, '')).toBe(path.join(project, '.local'))
    expect(dataFolder(project, 'outro')).toBe(path.join(project, 'outro'))
    expect(dataFolder(project, path.resolve('/dados'))).toBe(path.resolve('/dados'))
    expect(dataFolder(project, 'memory')).toBeUndefined()
  })
})
