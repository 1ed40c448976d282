import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import type * as devServerModule from './dev-server.ts'
import { LOCAL_KEYS } from '../keys.ts'

type DevServerModule = typeof devServerModule
type DevServer = devServerModule.DevServer

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Serves the embedded backend from `vite` and `vite preview` when no hosted project is named by
 * VITE_SUPABASE_URL, and refuses a production build that names none.
 */
export function localBackend(): Plugin {
  let root = process.cwd()
  let active = false
  let devServer: DevServer | undefined

  const serve = async (server: ViteDevServer | PreviewServer): Promise<void> => {
    if (!active) return
    const { port } = 'watcher' in server ? server.config.server : server.config.preview
    devServer = await openOrExit(root, port)
    mount(server, devServer)
  }

  return {
    name: 'esboca:local-backend',

    config(config, { command, mode, isPreview }) {
      // Tests bring their own backend.
      if (process.env['VITEST']) return undefined
      root = path.resolve(config.root ?? process.cwd())
      const env = loadEnv(mode, root, 'VITE_')
      const embedded = !env['VITE_SUPABASE_URL'] && (command === 'serve' || mode === 'preview')
      active = embedded && (command === 'serve' || isPreview === true)
      if (!embedded) {
        if (command === 'build') requireHostedProject(env)
        return { define: { 'import.meta.env.VITE_LOCAL_BACKEND': '""' } }
      }
      return {
        define: {
          // The app then takes the page's own origin, whatever the port.
          'import.meta.env.VITE_SUPABASE_URL': 'globalThis.location?.origin',
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_KEYS.publishable),
          // as the stand-in of Stripe does
          'import.meta.env.VITE_STRIPE_PIX': JSON.stringify(env['VITE_STRIPE_PIX'] ?? 'on'),
          'import.meta.env.VITE_VAPID_PUBLIC_KEY': JSON.stringify(
            env['VITE_VAPID_PUBLIC_KEY'] || LOCAL_KEYS.vapid.publicKey,
          ),
          'import.meta.env.VITE_LOCAL_BACKEND': '"true"',
        },
        // The backend and the functions answer CORS themselves, as the hosted ones do.
        server: {
          cors: false,
          watch: { ignored: ['**/.local/**', '**/.preview/**', ...dataFolderPattern(root)] },
        },
        preview: { cors: false },
      }
    },

    async configureServer(server) {
      await serve(server)
      const functionsDir = path.join(root, 'supabase/functions') + path.sep
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(functionsDir) && !file.endsWith('.test.ts'))
          devServer?.reloadFunctions()
      })
    },

    configurePreviewServer: serve,

    async closeServer({ reason }) {
      if (reason === 'close') await devServer?.close()
    },

    async closePreviewServer() {
      await devServer?.close()
    },
  }
}

function requireHostedProject(env: Record<string, string>): void {
  const key = env.VITE_SUPABASE_ANON_KEY || env.VITE_SUPABASE_PUBLISHABLE_KEY
  const missing = [
    ...(env.VITE_SUPABASE_URL ? [] : ['VITE_SUPABASE_URL']),
    ...(key ? [] : ['VITE_SUPABASE_ANON_KEY']),
  ]
  if (missing.length === 0) return
  const message =
    `Falta ${missing.join(' e ')}: a versão de produção precisa de um projeto do Supabase.\n` +
    'Defina as duas variáveis no ambiente ou em .env.production.local, por exemplo:\n' +
    '  VITE_SUPABASE_URL=https://<projeto>.supabase.co\n' +
    '  VITE_SUPABASE_ANON_KEY=<chave pública (publishable ou anon) do projeto>\n' +
    'Para ver a versão de produção neste computador, sem projeto: npm run preview'
  // The stack would only bury the message.
  throw Object.assign(new Error(message), { stack: message })
}

/** LOCAL_DATA_DIR: another folder, or 'memory' to keep nothing; `.local` in the project otherwise. */
export function dataFolder(root: string, setting: string | undefined): string | undefined {
  return setting === 'memory' ? undefined : path.resolve(root, setting || '.local')
}

function dataFolderPattern(root: string): string[] {
  const folder = dataFolder(root, process.env['LOCAL_DATA_DIR'])
  return folder === undefined ? [] : [`${folder.split(path.sep).join('/')}/**`]
}

// Loaded by its address when needed: a build loads no database, and Node reads the file as it is.
async function openOrExit(root: string, port: number): Promise<DevServer> {
  const address = pathToFileURL(path.join(root, 'supabase/local/dev-server/dev-server.ts')).href
  const { openDevServer } = (await import(/* @vite-ignore */ address)) as DevServerModule
  try {
    const dataDir = dataFolder(root, process.env['LOCAL_DATA_DIR'])
    return await openDevServer({ projectRoot: root, dataDir, port })
  } catch (error) {
    const isForPerson =
      error instanceof Error && ['DataInUseError', 'PortInUseError'].includes(error.name)
    if (!isForPerson) throw error
    console.error(`\n${error.message}\n`)
    return process.exit(1)
  }
}

function mount(server: ViteDevServer | PreviewServer, devServer: DevServer): void {
  server.printUrls = () => {}
  endOnSignals(devServer)
  server.middlewares.use((req, res, next) => {
    if (LOOPBACK_HOST.test(req.headers.host ?? '')) devServer.handle(req, res, next)
    else next()
  })
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const origin = `http://localhost:${port}`
    devServer.setOrigin(origin)
    devServer.ready.then(
      () =>
        console.log(`\n  Esboça está no ar: ${origin}\n  E-mails de teste:  ${origin}/dev/mail\n`),
      async (error: unknown) => {
        console.error('\nO banco de dados local não abriu:', error)
        await devServer.close()
        process.exit(1)
      },
    )
  })
}

const endedOnSignals = new WeakSet<DevServer>()

/** Vite closes itself at SIGTERM and waits for our hook; at Ctrl-C and a closed terminal it does nothing. */
function endOnSignals(devServer: DevServer): void {
  if (endedOnSignals.has(devServer)) return
  endedOnSignals.add(devServer)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      void devServer.close().finally(() => process.exit(code))
    })
  }
}
