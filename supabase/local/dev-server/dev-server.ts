import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Backend, dataPaths, startBackend } from '../backend.ts'
import { type DataLock, lockData } from '../database/data-lock.ts'
import { seedDemoVideos } from '../demo-videos/demo-videos.ts'
import type { Database } from '../database/database.ts'
import { answerDevPage } from './dev-pages.ts'
import { platformEnv } from '../functions/env.ts'
import { createFunctions } from '../functions/supervisor.ts'
import { requireFreePort } from './port-check.ts'
import { createStandIns } from '../stand-ins.ts'

/** The embedded backend as it runs inside Vite: database, auth, functions and the pages under /dev. */
export interface DevServer {
  /** Resolves when the database answers; rejects when it could not be opened. */
  readonly ready: Promise<void>
  /** The address at which Vite listens; the functions are started with it. */
  setOrigin(origin: string): void
  /** Answers what belongs to the backend; everything else goes to `next`. */
  handle(req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void
  /** The code of a function changed. */
  reloadFunctions(): void
  /** Ends the functions, flushes and closes the database, frees the data folder. */
  close(): Promise<void>
}

interface DevServerOptions {
  projectRoot: string
  /** Folder of the data; in memory when undefined. */
  dataDir: string | undefined
  /** At which Vite is going to listen. */
  port: number
}

const API = /^\/(auth|rest)\/v1(\/|$)/
const FUNCTIONS = /^\/functions\/v1(\/|$)/
const STAND_INS = /^\/dev\/(stripe|resend|push)\//
const RELOAD_DELAY_MS = 150
const DAY_MS = 24 * 60 * 60 * 1000

let running: DevServer | undefined

/**
 * Starts the embedded backend, or hands back the one that runs in this process: Vite configures a new
 * server before it closes the old one when it restarts itself.
 * Rejects with `DataInUseError` when another process uses the data, with `PortInUseError` when one uses the port; the
 * data stay locked until this process ends.
 * @public loaded by its address from vite-plugin.ts
 */
export async function openDevServer(options: DevServerOptions): Promise<DevServer> {
  if (running) return running
  const lock = options.dataDir === undefined ? undefined : lockData(options.dataDir)
  await requireFreePort(options.port)
  running = startDevServer(options, lock)
  return running
}

function startDevServer(
  { projectRoot, dataDir }: DevServerOptions,
  lock: DataLock | undefined,
): DevServer {
  let origin = 'http://localhost:5173'
  const functions = createFunctions({
    functionsDir: path.join(projectRoot, 'supabase/functions'),
    projectRoot,
    platform: () => platformEnv(origin),
    standIns: () => standIns.env(),
  })
  const starting = open(dataDir)
  const standIns = createStandIns({
    origin: () => origin,
    outbox: async () => (await starting).outbox,
    stripeFile: dataDir && dataPaths(dataDir).stripe,
  })
  const ready = starting.then(() => undefined)
  // Whoever waits for it hears of a failure; it may come before anyone does.
  ready.catch(() => {})
  const answer = (request: Request): Promise<Response> =>
    starting.then((backend) => backend.fetch(request))
  const api = getRequestListener(answer, { overrideGlobalObjects: false })
  const standInListener = getRequestListener(
    (request) => standIns.answer(new URL(request.url).pathname, request) ?? notFound(),
    { overrideGlobalObjects: false },
  )
  let reload: NodeJS.Timeout | undefined

  const reloaded = async (): Promise<void> => {
    try {
      await functions.restart()
    } catch (error) {
      console.error('[functions]', (error as Error).message)
    }
  }

  const route = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const pathname = (req.url ?? '/').split('?', 1)[0] ?? '/'
    if (FUNCTIONS.test(pathname)) {
      await functions.proxy(req, res)
      return true
    }
    if (API.test(pathname)) {
      await api(req, res)
      return true
    }
    if (STAND_INS.test(pathname)) {
      await standInListener(req, res)
      return true
    }
    return (
      pathname.startsWith('/dev/') && answerDevPage(pathname, req, res, (await starting).outbox)
    )
  }

  return {
    ready,
    setOrigin(address) {
      origin = address
      starting.then((backend) => backend.setSiteUrl(address)).catch(() => {})
      void reloaded()
    },
    handle(req, res, next) {
      void pass(route(req, res), next)
    },
    reloadFunctions() {
      clearTimeout(reload)
      reload = setTimeout(() => {
        console.log('[functions] reload')
        void reloaded()
      }, RELOAD_DELAY_MS)
    },
    close() {
      clearTimeout(reload)
      return close(starting, () => functions.stop(), lock)
    },
  }
}

async function pass(routed: Promise<boolean>, next: (error?: unknown) => void): Promise<void> {
  try {
    if (!(await routed)) next()
  } catch (error) {
    next(error)
  }
}

function notFound(): Response {
  return new Response(null, { status: 404 })
}

async function open(dataDir: string | undefined): Promise<Backend> {
  const files = dataDir === undefined ? undefined : dataPaths(dataDir)
  const backend = await startBackend({
    database: { driver: 'pglite', dataDir: files?.cluster },
    outboxFile: files?.outbox,
  })
  for (const name of backend.database.changed) {
    console.warn(
      `Aviso: a migração ${name} mudou depois de aplicada a estes dados. Para começar com um banco novo, apague ${dataDir}.`,
    )
  }
  await seedDemoVideos(backend.database)
  await keepHouse(backend.database)
  return backend
}

/** PGlite has no scheduler: what pg_cron calls every night on a hosted project is called here, now and every day. */
async function keepHouse(database: Database): Promise<void> {
  const run = () => database.query('select private.housekeeping()')
  setInterval(() => {
    // closed by then: the next start does it
    run().catch(() => {})
  }, DAY_MS).unref()
  await run()
}

async function close(
  starting: Promise<Backend>,
  stopFunctions: () => Promise<void>,
  lock: DataLock | undefined,
): Promise<void> {
  running = undefined
  const opened = await starting.catch(() => undefined)
  await Promise.allSettled([stopFunctions(), opened?.close()])
  lock?.release()
}
