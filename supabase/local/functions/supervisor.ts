import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { functionsEnv } from './env.ts'
import type { StandInEnv } from '../stand-ins.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const LISTENING = /^@@listening (?<port>\d+)$/
const STOP_TIMEOUT_MS = 3000

export interface FunctionsOptions {
  /** Folder with `<name>/index.ts`, `deno.json` and `.env`. */
  functionsDir: string
  /** Folder whose node_modules the functions import from. */
  projectRoot: string
  /** Variables of the platform, asked for at every start: see `platformEnv`. */
  platform: () => Record<string, string>
  /** Stand-ins for services that are not configured, asked for at every start. */
  standIns?: () => readonly StandInEnv[]
  /** Environment of this process; `process.env` when not given. */
  given?: NodeJS.ProcessEnv
  log?: (line: string) => void
}

/** One Deno process that serves every function, started when first needed. */
export interface Functions {
  /** Starts the process unless it runs; resolves when it listens. */
  start(): Promise<void>
  /** Passes a request to `/functions/v1/<name>` on, its answer streamed as it comes. */
  proxy(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** After a change of the code: ends the process; the next start runs the new code. */
  restart(): Promise<void>
  /** Ends the process for good and waits for its end. */
  stop(): Promise<void>
}

interface Running {
  child: ChildProcess
  /** Rejects when the process ends before it listens. */
  port: Promise<number>
  exited: Promise<void>
}

/** Supervises the functions of a folder. The process ends with this one, even when this one is killed. */
export function createFunctions(options: FunctionsOptions): Functions {
  const log = options.log ?? ((line: string) => console.log(line))
  let running: Running | undefined
  let stopped = false

  const run = (): Running => {
    if (stopped) throw new Error('The functions have been stopped')
    const started = spawnDeno(options, log)
    started.child.once('exit', () => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }

  const end = async (): Promise<void> => {
    const ending = running
    running = undefined
    if (ending === undefined) return
    ending.child.kill('SIGTERM')
    const timer = setTimeout(() => ending.child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ending.exited
    clearTimeout(timer)
  }

  const port = async (): Promise<number> => (running ?? run()).port

  return {
    async start() {
      await port()
    },
    async restart() {
      await end()
      await port()
    },
    stop() {
      stopped = true
      return end()
    },
    async proxy(req, res) {
      try {
        forward(req, res, await port())
      } catch (error) {
        refuse(res, 503, { code: 'BOOT_ERROR', message: (error as Error).message })
      }
    },
  }
}

function spawnDeno(options: FunctionsOptions, log: (line: string) => void): Running {
  const { functionsDir, projectRoot } = options
  const config = path.join(functionsDir, 'deno.json')
  const child = spawn(
    denoBinary(),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-lock',
      '--cached-only',
      '--node-modules-dir=manual',
      '--unstable-no-legacy-abort',
      ...(existsSync(config) ? [`--config=${config}`] : ['--no-config']),
      '--allow-net',
      '--allow-env',
      '--allow-sys',
      `--allow-read=${[projectRoot, functionsDir, path.dirname(MAIN)].join(',')}`,
      MAIN,
    ],
    {
      cwd: projectRoot,
      // The open stdin is how the child notices that this process has gone.
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...functionsEnv(
          path.join(functionsDir, '.env'),
          options.given ?? process.env,
          options.platform(),
          options.standIns?.(),
        ),
        DENO_DIR: path.join(projectRoot, 'node_modules/.cache/deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        FUNCTIONS_DIR: `${pathToFileURL(functionsDir).href}/`,
      },
    },
  )
  child.stdin.on('error', () => {})
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const port = new Promise<number>((resolve, reject) => {
    eachLine(child.stderr, (line) => log(`[functions] ${line}`))
    eachLine(child.stdout, (line) => {
      const listening = LISTENING.exec(line)?.groups?.['port']
      if (listening === undefined) log(`[functions] ${line}`)
      else resolve(Number(listening))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Deno ended with code ${code}`)))
  })
  port.catch(() => {})
  return { child, port, exited }
}

/** The path of the real binary: npm's wrapper script would be killed alone and leave Deno behind. */
export function denoBinary(): string {
  const require = createRequire(import.meta.url)
  const api = require('deno/install_api.cjs') as { runInstall(): string }
  return api.runInstall()
}

function eachLine(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (line !== '') take(line)
  })
}

function forward(req: IncomingMessage, res: ServerResponse, port: number): void {
  const upstream = request(
    { host: '127.0.0.1', port, method: req.method, path: req.url, headers: req.headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      res.flushHeaders()
      answer.pipe(res)
      answer.once('error', () => res.destroy())
    },
  )
  upstream.once('error', (error) => {
    refuse(res, 502, { code: 'FUNCTION_UNREACHABLE', message: error.message })
  })
  res.once('close', () => upstream.destroy())
  req.pipe(upstream)
}

function refuse(res: ServerResponse, status: number, body: Record<string, string>): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  res.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  })
  res.end(JSON.stringify(body))
}
