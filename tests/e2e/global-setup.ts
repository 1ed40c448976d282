/**
 * The production build on the embedded backend, with an empty database that nobody keeps: what `npm run preview`
 * serves. One for all end-to-end tests; each test signs up a user of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { freePort } from '../free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

const START_TIMEOUT_MS = 180_000

export default async function startPreview(project: TestProject) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const preview = spawn('npm', ['run', '--silent', 'preview'], {
    // A group of its own, so that npm, the shell and Vite end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Without VITEST the embedded backend starts at all, without Vitest's NODE_ENV the build is the real one.
    env: {
      ...process.env,
      VITEST: undefined,
      NODE_ENV: undefined,
      PORT: String(port),
      LOCAL_DATA_DIR: 'memory',
    },
  })
  let log = ''
  for (const stream of [preview.stdout, preview.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  }
  const exited = new Promise<void>((resolve) => preview.once('exit', () => resolve()))

  const stop = async () => {
    if (preview.exitCode === null && preview.pid) process.kill(-preview.pid, 'SIGTERM')
    await exited
  }
  try {
    await answering(`${origin}/dev/mail.json`, preview)
  } catch (error) {
    await stop()
    throw new Error(`The preview did not start:\n${log}`, { cause: error })
  }
  project.provide('origin', origin)
  return stop
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
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(process.exitCode === null ? 'no answer in time' : 'it ended by itself')
}
