import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import type { AppPaths, OfflineFiles } from '../src/boot/service-worker.ts'
import { paths } from '../src/lib/paths.ts'
import { offlineModules } from './site-map.ts'

const WORKER = 'src/boot/service-worker.ts'
const WORKER_FILE = 'sw.js'

const APP_PATHS: AppPaths = { createOutline: paths.createOutline, outline: paths.outline }

/** Never fetched ahead: too large for what a meeting needs of it. It is kept once it was used. */
const HEAVY = /[\\/]node_modules[\\/](?:docx|file-saver)[\\/]/

/** Builds the service worker beside the app and tells it which files the app is made of and where its pages are. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig

  return {
    name: 'esboca:service-worker',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,

    configResolved(resolved) {
      config = resolved
    },

    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: path.join(config.root, WORKER),
        fileName: WORKER_FILE,
      })
    },

    generateBundle: {
      // after Vite, which leaves out the entry where index.html needs none
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER_FILE]
        if (worker?.type !== 'chunk') throw new Error(`${WORKER_FILE} was not built`)
        if (worker.imports.length > 0 || worker.exports.length > 0) {
          throw new Error(`${WORKER_FILE} must stand alone: it is no module`)
        }
        const files = JSON.stringify(offlineFiles(bundle, config.root))
        worker.code = worker.code
          .replaceAll('OFFLINE_FILES', () => files)
          .replaceAll('APP_PATHS', () => JSON.stringify(APP_PATHS))
      },
    },
  }
}

function offlineFiles(bundle: Rolldown.OutputBundle, root: string): OfflineFiles {
  const shell = shellOf(bundle)
  const all = Object.keys(bundle)
    .filter((file) => file.startsWith('assets/'))
    .toSorted()
  const app = [
    ...chunksToKeep(bundle, root, shell),
    ...all.filter((file) => /\.(?:css|woff2)$/.test(file)),
  ].toSorted()
  const address = (file: string) => `/${file}`
  return {
    shell: '/app.html',
    version: createHash('sha256')
      .update(all.join() + shell)
      .digest('hex')
      .slice(0, 12),
    app: app.map(address),
    all: all.map(address),
  }
}

/** The scripts of the app and of the pages to be had offline, with all that they may load later. */
function chunksToKeep(
  bundle: Rolldown.OutputBundle,
  root: string,
  shell: string,
): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const pages = path.join(root, 'src/pages') + path.sep
  // what a leader needs in the meeting: all that these pages can come to show, and the app around them
  const wanted = new Set(offlineModules.map((module) => path.join(root, module)))

  const kept = new Set<string>()
  const waiting = [...byName.keys()].filter((file) => shell.includes(file))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = byName.get(file)
    if (!chunk || kept.has(file) || chunk.moduleIds.some((id) => HEAVY.test(id))) continue
    const { facadeModuleId: facade } = chunk
    if (facade?.startsWith(pages) && !wanted.has(facade)) continue
    kept.add(file)
    waiting.push(...chunk.imports, ...chunk.dynamicImports)
  }
  return kept
}

function shellOf(bundle: Rolldown.OutputBundle): string {
  const html = bundle['index.html']
  if (html?.type !== 'asset') throw new Error('index.html was not built')
  return String(html.source)
}
