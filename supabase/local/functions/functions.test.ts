import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functionsEnv, platformEnv } from './env.ts'
import { createFunctions, type Functions } from './supervisor.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const ECHO = `
Deno.serve(async (request) => {
  const url = new URL(request.url)
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { 'access-control-allow-headers': 'authorization' } })
  }
  if (url.pathname === '/echo/stream') {
    let send
    const stream = new ReadableStream({ start: (controller) => { send = controller } })
    const write = (text) => send.enqueue(new TextEncoder().encode(text))
    write('data: 1\\n\\n')
    globalThis.finish = () => { write('data: 2\\n\\n'); send.close() }
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  }
  if (url.pathname === '/echo/finish') { globalThis.finish(); return new Response('ok') }
  if (url.pathname === '/echo/throw') throw new Error('inside')
  if (url.pathname === '/echo/log') { console.log('a line of the function'); return new Response('ok') }
  return Response.json({
    path: url.pathname + url.search,
    method: request.method,
    body: await request.text(),
    pid: Deno.pid,
    env: { URL: Deno.env.get('SUPABASE_URL'), FILE: Deno.env.get('FROM_FILE'), GIVEN: Deno.env.get('GIVEN') },
  })
})
`

interface Echo {
  path: string
  method: string
  body: string
  pid: number
  env: Record<string, string>
}

describe('the functions under Deno', () => {
  const lines: string[] = []
  let functionsDir: string
  let functions: Functions
  let server: Server
  let url: string

  beforeAll(async () => {
    functionsDir = await mkdtemp(path.join(os.tmpdir(), 'esboca-functions-'))
    await mkdir(path.join(functionsDir, 'echo'))
    await mkdir(path.join(functionsDir, 'broken'))
    await mkdir(path.join(functionsDir, '_shared'))
    await writeFile(path.join(functionsDir, 'echo/index.ts'), ECHO)
    await writeFile(path.join(functionsDir, 'broken/index.ts'), 'throw new Error("at start")')
    await writeFile(path.join(functionsDir, '_shared/index.ts'), ECHO)
    await writeFile(path.join(functionsDir, '.env'), 'FROM_FILE=file\nGIVEN=file\n')
    functions = createFunctions({
      functionsDir,
      projectRoot: PROJECT_ROOT,
      platform: () => platformEnv('http://localhost:1234'),
      given: { ...process.env, GIVEN: 'process', SUPABASE_URL: 'https://elsewhere.example' },
      log: (line) => lines.push(line),
    })
    server = createServer((req, res) => void functions.proxy(req, res))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/functions/v1`
  })

  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await functions.stop()
    await rm(functionsDir, { recursive: true, force: true })
  })

  const echo = async (): Promise<Echo> => (await fetch(`${url}/echo`)).json() as Promise<Echo>

  it('start with the first call, which waits, and see their own path', async () => {
    const response = await fetch(`${url}/echo/a/b?c=1`, { method: 'POST', body: 'olá' })
    expect(await response.json()).toMatchObject({
      path: '/echo/a/b?c=1',
      method: 'POST',
      body: 'olá',
    })
  })

  it('see the file, what was given to the process, and the embedded backend', async () => {
    expect((await echo()).env).toEqual({
      URL: 'http://localhost:1234',
      FILE: 'file',
      GIVEN: 'process',
    })
  })

  it('answer the preflight themselves', async () => {
    const response = await fetch(`${url}/echo`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization')
  })

  it('are 404 when there is none, and shared code is none', async () => {
    for (const name of ['nope', '_shared', '', '..%2Fecho']) {
      const response = await fetch(`${url}/${name}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'Requested function was not found',
      })
    }
  })

  it('tell of a failure without its stack', async () => {
    const boot = await fetch(`${url}/broken`)
    expect([boot.status, await boot.json()]).toEqual([
      503,
      { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
    ])
    const thrown = await fetch(`${url}/echo/throw`)
    expect([thrown.status, await thrown.json()]).toEqual([
      500,
      { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
    ])
    await expect.poll(() => lines.join('\n')).toContain('[functions] broken: Error: at start')
  })

  it('log with a prefix', async () => {
    await (await fetch(`${url}/echo/log`)).text()
    await expect.poll(() => lines).toContain('[functions] a line of the function')
  })

  it('stream event by event', async () => {
    const response = await fetch(`${url}/echo/stream`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toMatchObject({ value: 'data: 1\n\n' })
    await fetch(`${url}/echo/finish`)
    expect(await reader?.read()).toMatchObject({ value: 'data: 2\n\n' })
    expect((await reader?.read())?.done).toBe(true)
  })

  it('run the new code after a restart, and the old process is gone', async () => {
    const before = await echo()
    await writeFile(
      path.join(functionsDir, 'echo/index.ts'),
      ECHO.replace('path: url', 'changed: true, path: url'),
    )
    await functions.restart()
    const after = await echo()
    expect(after).toMatchObject({ changed: true })
    expect(() => process.kill(before.pid, 0)).toThrow('ESRCH')
  })

  it('start again after the process has died', async () => {
    const before = await echo()
    process.kill(before.pid, 'SIGKILL')
    await expect.poll(() => lines.length > 0 && isGone(before.pid)).toBe(true)
    await expect.poll(async () => (await fetch(`${url}/echo`)).status).toBe(200)
    expect((await echo()).pid).not.toBe(before.pid)
  })
})

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

describe('functionsEnv', () => {
  it('lets the platform win over the process, and the process over a missing file', () => {
    expect(
      functionsEnv(
        '/nowhere/.env',
        { A: 'given', SUPABASE_URL: 'given', EMPTY: '' },
        { SUPABASE_URL: 'platform' },
      ),
    ).toEqual({ A: 'given', SUPABASE_URL: 'platform', EMPTY: '' })
  })

  it('lets the process win over the file', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'esboca-env-'))
    const file = path.join(folder, '.env')
    await writeFile(file, 'AI_MODEL=from-file\nAI_API_KEY=from-file\n')
    expect(functionsEnv(file, { AI_MODEL: 'given' }, {})).toEqual({
      AI_MODEL: 'given',
      AI_API_KEY: 'from-file',
    })
    await rm(folder, { recursive: true })
  })

  it('uses a stand-in whole, or not at all where the service itself is configured', () => {
    const standIns = [
      {
        unless: 'STRIPE_SECRET_KEY',
        env: { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_API_URL: 'http://localhost/dev/stripe' },
      },
    ]
    expect(functionsEnv('/nowhere/.env', {}, {}, standIns)).toEqual(standIns[0]?.env)
    expect(
      functionsEnv('/nowhere/.env', { STRIPE_SECRET_KEY: 'sk_test_own' }, {}, standIns),
    ).toEqual({ STRIPE_SECRET_KEY: 'sk_test_own' })
  })
})
