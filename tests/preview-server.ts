import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './free-port.ts'

const START_TIMEOUT_MS = 180_000

export type Server = { origin: string; pid: number; stop: () => Promise<void> }

/** What `npm run preview` serves: the production build on the embedded backend, with an empty database nobody keeps. */
export function startPreview(): Promise<Server> {
  return startServer('preview', { LOCAL_DATA_DIR: 'memory' })
}

/**
 * `npm run SCRIPT` on a port of its own; resolves when the embedded backend answers. `pid` is that of its process
 * group.
 */
export async function startServer(
  script: 'start' | 'preview',
  settings: Record<string, string>,
): Promise<Server> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn('npm', ['run', '--silent', script], {
    // A group of its own, so that npm, the shell and Vite end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without VITEST the embedded backend starts at all, without Vitest's NODE_ENV the build is the real one.
    env: {
      ...process.env,
      VITEST: undefined,
      NODE_ENV: undefined,
      PORT: String(port),
      ...settings,
    },
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  }
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))

  const stop = async () => {
    if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGTERM')
    await exited
  }
  try {
    await answering(`${origin}/dev/mail.json`, server)
  } catch (error) {
    await stop()
    throw new Error(`npm run ${script} did not start:\n${log}`, { cause: error })
  }
  return { origin, pid: server.pid ?? 0, stop }
}

/** Rejects when the process ends, or is not answering in time. */
async function answering(url: string, process: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && process.exitCode === null) {
    const ready = await fetch(url).then(
      (answer) => answer.headers.get('content-type')?.includes('json'),
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(process.exitCode === null ? 'no answer in time' : 'it ended by itself')
}
