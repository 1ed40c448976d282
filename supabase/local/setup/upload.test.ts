import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOK_CODES } from '../../functions/_shared/bible/books.ts'
import { verseText } from '../../functions/_shared/bible/verse-text.ts'
import type { GenerateOutlineAnswer } from '../../functions/_shared/contract/calls/generate-outline.ts'
import { type Backend, startBackend } from '../backend.ts'
import { listDemoVideos, seedDemoVideos } from '../demo-videos/demo-videos.ts'
import { platformEnv } from '../functions/env.ts'
import { createFunctions, denoBinary, type Functions } from '../functions/supervisor.ts'
import { LOCAL_KEYS } from '../keys.ts'
import { filesOfUpload, IMPORT_PATTERNS } from './upload.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const FUNCTIONS = path.join(PROJECT_ROOT, 'supabase/functions')
const NAMES = readdirSync(FUNCTIONS).filter((name) =>
  existsSync(path.join(FUNCTIONS, name, 'index.ts')),
)
const BIBLE = 'supabase/functions/_shared/bible'
const PASSAGES = 'supabase/functions/_shared/outline/engines/local/passages'
/** What Supabase's own bundler takes is 5 MB a function; of that a hundredth stays free. */
const MOST_BYTES = 4_950_000

const run = promisify(execFile)

/** The files of the project that Deno loads for a function, as it resolves the imports itself. */
async function filesOfDeno(name: string): Promise<string[]> {
  const { stdout } = await run(
    denoBinary(),
    ['info', '--json', '--no-lock', '--node-modules-dir=manual', `${name}/index.ts`],
    { cwd: FUNCTIONS, maxBuffer: 50_000_000 },
  )
  const { modules } = JSON.parse(stdout) as { modules: { specifier: string }[] }
  return modules
    .filter(({ specifier }) => specifier.startsWith('file:') && !/node_modules/.test(specifier))
    .map(({ specifier }) => path.relative(PROJECT_ROOT, fileURLToPath(specifier)))
}

const booksIn = (folder: string, files: Iterable<string>): string[] =>
  [...files]
    .filter((file) => path.dirname(file) === folder)
    .map((file) => path.basename(file, path.extname(file)))
    .toSorted()

describe('what the CLI uploads without Docker', () => {
  it.each(NAMES)('is all of %s, and fits', async (name) => {
    const files = await filesOfUpload(name)
    const needed = await filesOfDeno(name)
    expect(needed).toContain(`supabase/functions/${name}/index.ts`)
    expect([...files.keys()]).toEqual(expect.arrayContaining(needed))
    const before = await filesOfUpload(name, IMPORT_PATTERNS.before)
    expect([...before.keys()].toSorted()).toEqual([...files.keys()].toSorted())
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it.each(['generate-outline', 'rewrite-section'])(
    'for %s has the whole Bible and the whole bank by passage',
    async (name) => {
      const files = [...(await filesOfUpload(name)).keys()]
      expect(booksIn(`${BIBLE}/packed`, files)).toEqual([...BOOK_CODES, 'vocabulary'].toSorted())
      const bank = readdirSync(path.join(PROJECT_ROOT, PASSAGES, 'packed'))
      expect(booksIn(`${PASSAGES}/packed`, files)).toEqual(
        bank.map((file) => path.basename(file, '.ts')).toSorted(),
      )
      expect(bank.length).toBeGreaterThan(20)
    },
  )

  it('has no source of a book, which would be there twice', async () => {
    const files = [...(await filesOfUpload('generate-outline')).keys()]
    expect(booksIn(`${BIBLE}/books`, files)).toEqual([])
    expect(booksIn(`${PASSAGES}/books`, files)).toEqual([])
  })
})

describe('a function of nothing but the uploaded files', () => {
  const lines: string[] = []
  let root: string
  let backend: Backend
  let functions: Functions
  let server: Server
  let origin: string

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'esboca-upload-'))
    for (const [file, content] of await filesOfUpload('generate-outline')) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), content)
    }
    await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(root, 'node_modules'))

    backend = await startBackend({ database: { driver: 'pglite' } })
    await seedDemoVideos(backend.database)
    functions = createFunctions({
      functionsDir: path.join(root, 'supabase/functions'),
      projectRoot: root,
      platform: () => platformEnv(origin),
      given: { PATH: process.env['PATH'] },
      log: (line) => lines.push(line),
    })
    const api = getRequestListener((request) => backend.fetch(request), {
      overrideGlobalObjects: false,
    })
    server = createServer((req, res) => {
      if (req.url?.startsWith('/functions/v1/')) void functions.proxy(req, res)
      else void api(req, res)
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    backend.setSiteUrl(origin)
  })

  afterAll(async () => {
    await functions.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await backend.close()
    await rm(root, { recursive: true })
  })

  it('answers an outline with its verses and what the bank has prepared', async () => {
    const token = await signedIn('lider@exemplo.com.br')
    const videos = await listDemoVideos()
    const video = videos.find(({ title }) => title.includes('Lucas 15:11-32'))
    const response = await fetch(`${origin}/functions/v1/generate-outline`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: video?.url, outlineType: 'celula', duration: 60 }),
    })
    const answer = (await response.json()) as GenerateOutlineAnswer
    expect(answer, lines.join('\n')).toMatchObject({ success: true })
    const verse = await verseText({ book: 'LUK', chapter: 15, verse: 20 })
    expect(answer.outline).toContain(verse?.slice(0, 60))
    expect(answer.outline).toContain('Lucas 15:11-32')
  })

  async function signedIn(email: string): Promise<string> {
    const client = createClient(origin, LOCAL_KEYS.publishable, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
    const password = 'segredo123'
    await client.auth.signUp({ email, password })
    await backend.database.query('update auth.users set email_confirmed_at = now()')
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return data.session.access_token
  }
})
