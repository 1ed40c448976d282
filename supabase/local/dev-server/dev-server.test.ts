import { randomUUID } from 'node:crypto'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer, get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCAL_KEYS } from '../keys.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const VITE = path.join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js')
const WAIT = { timeout: 60_000, interval: 100 }

let dataDir: string
let port: number
let origin: string
const children: ChildProcess[] = []

interface App {
  child: ChildProcess
  output: () => string
  exitCode: Promise<number | null>
}

/** The app as `npm start` runs it, without npm. */
function start(settings: Record<string, string> = {}): App {
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    LOCAL_DATA_DIR: dataDir,
    VITEST: '',
    NODE_ENV: '',
  }
  const child = spawn(process.execPath, [VITE], {
    cwd: PROJECT_ROOT,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return {
    child,
    output: () => text,
    exitCode: new Promise((resolve) => child.once('exit', resolve)),
  }
}

async function started(settings?: Record<string, string>): Promise<App> {
  const app = start(settings)
  await expect.poll(app.output, WAIT).toContain(`Esboça está no ar: ${origin}`)
  return app
}

const lockFile = (): string => path.join(dataDir, 'lock.json')

const signUp = (email: string): Promise<Response> =>
  fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'segredo123' }),
  })

type Session = { access_token: string; user: { id: string } }

async function logIn(email: string): Promise<Session> {
  await signUp(email)
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as {
    to: string
    link: string
  }[]
  const link = mails.find(({ to }) => to === email)?.link ?? ''
  const token = new URL(link).searchParams.get('token_hash')
  const answer = await fetch(`${origin}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: LOCAL_KEYS.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash: token }),
  })
  return (await answer.json()) as Session
}

/** What the API answers to this person. */
async function read(session: Session, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${origin}/${address}`, {
    headers: {
      apikey: LOCAL_KEYS.publishable,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** A model that takes the question and never answers. */
async function silentModel() {
  const asked = Promise.withResolvers<void>()
  const server = createHttpServer((request) => {
    request.resume()
    asked.resolve()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port: at } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked: asked.promise, close, url: `http://127.0.0.1:${at}/v1` }
}

const callFunction = (): Promise<Response> =>
  fetch(`${origin}/functions/v1/generate-outline`, { method: 'POST', body: '{}' })

/** Status of the mail list for a page that reached the server under another name (DNS rebinding). */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${origin}/dev/mail.json`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).once('error', reject)
  })
}

interface Process {
  pid: number
  parent: number
  state: string
  command: string
}

/** The processes of the machine; `ps` is not installed everywhere, /proc only exists on Linux. */
function processes(): Process[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    return stdout.split('\n').flatMap((line) => {
      const [pid, parent, state, ...command] = line.trim().split(/\s+/)
      return state === undefined
        ? []
        : [{ pid: Number(pid), parent: Number(parent), state, command: command.join(' ') }]
    })
  }
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return [{ pid: Number(pid), parent: Number(parent), state, command }]
    } catch {
      return []
    }
  })
}

function denoOf(app: App): number {
  const deno = processes().find(
    ({ parent, command }) => parent === app.child.pid && command.includes('functions/main.ts'),
  )
  expect(deno).toBeDefined()
  return deno?.pid ?? 0
}

/** Gone, or only waiting to be collected by its parent. */
function hasEnded(pid: number): boolean {
  const state = processes().find((one) => one.pid === pid)?.state
  return state === undefined || /^[ZX]/.test(state)
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'esboca-app-'))
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  port = (probe.address() as AddressInfo).port
  origin = `http://localhost:${port}`
  await new Promise((resolve) => probe.close(resolve))
})

afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

describe('the app on one machine', () => {
  it('answers everything at one address, and ends clean at Ctrl-C', async () => {
    const app = await started()
    expect((await signUp('ana@exemplo.com.br')).status).toBe(200)
    const mailPage = await fetch(`${origin}/dev/mail`)
    expect(mailPage.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await mailPage.text()).toContain('Confirme seu e-mail no Esboça')
    const [mail] = (await (await fetch(`${origin}/dev/mail.json`)).json()) as { link: string }[]
    expect(mail?.link).toMatch(/\?token_hash=\w+&type=signup$/)
    expect(mail?.link).toContain(origin)
    const videos = (await (await fetch(`${origin}/dev/demo-videos.json`)).json()) as object[]
    expect(videos[0]).toMatchObject({
      videoId: expect.stringMatching(/^[\w-]{11}$/) as string,
      url: expect.stringContaining('https://www.youtube.com/watch?v=') as string,
    })
    const answer = await callFunction()
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'unauthenticated',
    ])
    expect(await statusFor('evil.example')).toBe(403)
    expect(await statusFor(`127.0.0.1:${port}`)).toBe(200)

    const second = start()
    expect(await second.exitCode).toBe(1)
    expect(second.output()).toContain(`já estão em uso pelo processo ${app.child.pid}`)
    expect(second.output()).not.toContain('at ')

    const deno = denoOf(app)
    app.child.kill('SIGINT')
    expect(await app.exitCode).toBe(130)
    expect(hasEnded(deno)).toBe(true)
    expect(existsSync(lockFile())).toBe(false)
  }, 180_000)

  // on the data that the one before has left: a start takes some seconds
  it('killed while an outline is made leaves no process behind, loses nothing and has nothing by half', async () => {
    const model = await silentModel()
    const app = await started({ AI_BASE_URL: model.url, AI_MODEL: 'silent', AI_API_KEY: 'k' })
    // what was there before Ctrl-C is there again
    expect(await (await fetch(`${origin}/dev/mail.json`)).json()).toHaveLength(1)
    const repeated = (await (await signUp('ana@exemplo.com.br')).json()) as {
      identities: unknown[]
    }
    expect(repeated.identities).toHaveLength(1)
    const session = await logIn('rute@exemplo.com.br')
    const input = {
      url: 'https://www.youtube.com/watch?v=demo-filho1',
      outlineType: 'celula',
      duration: 60,
      requestId: randomUUID(),
    }
    const cut = read(session, 'functions/v1/generate-outline', input).catch(() => 'cut')
    expect(await Promise.race([cut, model.asked])).toBeUndefined()
    const deno = denoOf(app)
    app.child.kill('SIGKILL')
    expect(await cut).toBe('cut')
    model.close()
    await app.exitCode
    await expect.poll(() => hasEnded(deno), WAIT).toBe(true)
    expect(existsSync(lockFile())).toBe(true)

    // without a model the local engine writes
    const again = await started({ AI_BASE_URL: '', AI_MODEL: '', AI_API_KEY: '' })
    const ledger = 'rest/v1/generation_requests?select=state'
    const history = 'rest/v1/generated_outlines?select=outline_type'
    const usage = () =>
      read(session, 'rest/v1/rpc/can_make_request', { user_uuid: session.user.id })
    expect(await read(session, ledger)).toEqual([{ state: 'reserved' }])
    expect(await read(session, history)).toEqual([])
    expect(await usage()).toMatchObject({ requests_used: 1 })
    // the same request waits for its lease, another one is made and counted once
    expect(await read(session, 'functions/v1/generate-outline', input)).toMatchObject({
      success: false,
      code: 'in_progress',
    })
    const other = { ...input, requestId: randomUUID() }
    expect(await read(session, 'functions/v1/generate-outline', other)).toMatchObject({
      success: true,
    })
    expect(await read(session, history)).toEqual([{ outline_type: 'celula' }])
    expect(await usage()).toMatchObject({ requests_used: 2 })
    again.child.kill('SIGTERM')
    await again.exitCode
    expect(existsSync(lockFile())).toBe(false)
  }, 180_000)
})
