import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import {
  headersFile,
  redirectsFile,
  robotsFile,
  siteOf,
  sitemapFile,
  vercelFile,
  type Site,
} from '../host/host-files.ts'
import { staticHost } from '../host/static-host.ts'
import { shellFiles, prerenderedPages } from '../site-map.ts'
import { pageHtml, shellHtml } from './page-html.ts'
import type * as renderModule from './render.tsx'

type RenderModule = typeof renderModule

const RENDER = 'build/prerender/render.tsx'

/**
 * Writes every public page as HTML when the app is built, with the files that tell a host what to serve, and serves
 * all of it from `vite preview` as a host would. `vite` itself serves the plain app.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let env: Record<string, string> = {}

  return {
    name: 'esboca:prerender',

    config({ root = process.cwd() }, { mode }) {
      // Unit tests set their own environment.
      if (process.env['VITEST']) return undefined
      env = loadEnv(mode, root, 'VITE_')
      return {
        // every browser that reads es2022 knows modulepreload
        build: { modulePreload: { polyfill: false } },
        define: {
          'import.meta.env.VITE_SITE_URL': JSON.stringify(siteOrigin(env)),
          // Known at build time even where it is not set, so that what depends on it is left out.
          'import.meta.env.VITE_GA_MEASUREMENT_ID': JSON.stringify(
            env['VITE_GA_MEASUREMENT_ID'] ?? '',
          ),
          'import.meta.env.VITE_SENTRY_DSN': JSON.stringify(env['VITE_SENTRY_DSN'] ?? ''),
          'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(
            env['VITE_TURNSTILE_SITE_KEY'] ?? '',
          ),
        },
      }
    },

    configResolved(resolved) {
      config = resolved
      const deployed = config.command === 'build' && config.mode === 'production'
      if (deployed && !config.build.ssr && !env['VITE_SITE_URL']) {
        config.logger.warn(
          `VITE_SITE_URL não está definida: os endereços do site (canonical, sitemap, prévias de links) ficam com ${defaultOrigin()}.`,
        )
      }
    },

    writeBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (config.build.ssr) return
        await withPrerender(config, (app) =>
          writePages(config, siteOf(env, siteOrigin(env)), bundle, app),
        )
      },
    },

    configurePreviewServer(server) {
      const outDir = path.resolve(config.root, config.build.outDir)
      // after the embedded backend, before what Vite would serve
      server.middlewares.use(staticHost(outDir, siteOf(env, siteOrigin(env))))
    },
  }
}

async function writePages(
  config: ResolvedConfig,
  site: Site,
  bundle: Rolldown.OutputBundle,
  app: RenderModule,
): Promise<void> {
  const outDir = path.resolve(config.root, config.build.outDir)
  const write = async (file: string, text: string) => {
    const target = path.join(outDir, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const files = {
    template,
    ...styleSheetsOf(bundle, template),
    origin: site.origin,
    missingNotice: app.renderMissingNotice(),
    shell: app.renderShell(),
  }
  for (const page of prerenderedPages) {
    const { path: address, route } = page
    const markup = await app.renderPage(address)
    const data = (description: string) => app.structuredDataOf(route, address, description)
    const html = pageHtml(files, page, markup, data)
    for (const file of page.files) await write(file, html)
  }
  for (const file of shellFiles) await write(file, shellHtml(files))
  await write('_headers', headersFile(site))
  await write('_redirects', redirectsFile())
  await write('vercel.json', vercelFile(site))
  await write('robots.txt', robotsFile(site))
  await write('sitemap.xml', sitemapFile(site))
}

/** Builds the app for Node, with all that it imports, into a folder that is there as long as `work` runs. */
async function withPrerender(
  config: ResolvedConfig,
  work: (app: RenderModule) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'esboca-prerender-'))
  try {
    await build({
      root: config.root,
      ...(config.configFile && { configFile: config.configFile }),
      mode: config.mode,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: RENDER,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    })
    const address = pathToFileURL(path.join(folder, 'render.mjs')).href
    await work((await import(address)) as RenderModule)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The one that `index.html` links, and the app's, which comes with its script. */
function styleSheetsOf(bundle: Rolldown.OutputBundle, template: string) {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
  const [linked, ...noOther] = sheets.filter(({ fileName }) => template.includes(fileName))
  const [app, ...noThird] = sheets.filter((sheet) => sheet !== linked)
  if (linked?.type !== 'asset' || app?.type !== 'asset' || noOther.length + noThird.length > 0) {
    throw new Error(
      'The pages are prerendered with one style sheet that index.html links and one of the app',
    )
  }
  return { fontSheet: String(linked.source).trim(), sheet: String(app.source).trim() }
}

function siteOrigin(env: Record<string, string>): string {
  return new URL(env['VITE_SITE_URL'] || defaultOrigin()).origin
}

/** Where `npm run preview` is. */
function defaultOrigin(): string {
  return `http://localhost:${process.env['PORT'] ?? 5173}`
}
