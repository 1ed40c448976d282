import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type * as prerenderModule from './render.tsx'
import {
  headersFile,
  redirectsFile,
  robotsFile,
  sitemapFile,
  vercelFile,
  type Site,
} from '../host/host-files.ts'
import { lighterLibraries } from '../lighter-libraries.ts'
import { pageHtml, shellHtml, type Scripts } from './page-html.ts'
import { shellChunk } from '../shell-chunk.ts'
import { staticHost } from '../host/static-host.ts'

type PrerenderModule = typeof prerenderModule

const START = 'src/boot/start.ts'
const PRERENDER = 'build/prerender/render.tsx'
/** Which every private page is shown in (src/app/lazy-page.tsx). */
const QUERY_PROVIDER = 'src/lib/query-provider.tsx'

/**
 * Writes every public page as HTML when the app is built, with the files that tell a host what to serve, and serves
 * all of it from `vite preview` as a host would. `vite` itself serves the plain app.
 */
export function prerender(): Plugin[] {
  return [lighterLibraries(), shellChunk(), pages()]
}

function pages(): Plugin {
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

    buildStart() {
      if (config.command === 'build' && !config.build.ssr) {
        this.emitFile({ type: 'chunk', id: path.join(config.root, START), name: 'start' })
      }
    },

    writeBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (config.build.ssr) return
        await withPrerender(config, (app) => writePages(config, siteOf(env), bundle, app))
      },
    },

    configurePreviewServer(server) {
      const outDir = path.resolve(config.root, config.build.outDir)
      // after the embedded backend, before what Vite would serve
      server.middlewares.use(staticHost(outDir, siteOf(env)))
    },
  }
}

async function writePages(
  config: ResolvedConfig,
  site: Site,
  bundle: Rolldown.OutputBundle,
  app: PrerenderModule,
): Promise<void> {
  const outDir = path.resolve(config.root, config.build.outDir)
  const write = async (file: string, text: string) => {
    const target = path.join(outDir, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const styles = styleSheetOf(bundle)
  const sheet = String(styles.source).trim()
  const scriptsFor = (...modules: string[]) => ({
    ...scriptsOf(bundle, template, config.root, modules),
    styles: `/${styles.fileName}`,
  })

  const written = async (page: prerenderModule.PublicPage) =>
    pageHtml(template, {
      page,
      markup: await app.render(page.path),
      structuredData: (description) => app.structuredData(page.path, description),
      scripts: scriptsFor(`src/pages/${page.module}.tsx`),
      sheet,
      origin: site.origin,
    })

  for (const page of app.publicPages) {
    await write(path.join(page.path, 'index.html'), await written(page))
  }
  await write('404.html', await written(app.notFoundPage))
  const shell = (markup: string, scripts: Scripts) =>
    shellHtml(template, { markup, scripts, sheet })
  for (const { path: address, module } of app.openings) {
    const scripts = scriptsFor(`src/pages/${module}.tsx`, QUERY_PROVIDER)
    const markup = await app.renderOpening(address)
    await write(path.join(address, 'index.html'), shell(markup, scripts))
  }
  await write('app.html', shell(await app.renderOpening(), scriptsFor()))

  const map = {
    pages: app.publicPages,
    privatePaths: app.privatePaths,
    openings: app.openings.map((opening) => opening.path),
  }
  await write('_headers', headersFile(site, map))
  await write('_redirects', redirectsFile(map))
  await write('vercel.json', vercelFile(site, map))
  await write('robots.txt', robotsFile(site))
  await write('sitemap.xml', sitemapFile(site, map))
}

/** Builds the app for Node, with all that it imports, into a folder that is there as long as `work` runs. */
async function withPrerender(
  config: ResolvedConfig,
  work: (app: PrerenderModule) => Promise<void>,
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
        ssr: PRERENDER,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    })
    const address = pathToFileURL(path.join(folder, 'prerender.mjs')).href
    await work((await import(address)) as PrerenderModule)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function scriptsOf(
  bundle: Rolldown.OutputBundle,
  template: string,
  root: string,
  modules: readonly string[],
): Omit<Scripts, 'styles'> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const scriptOf = (file: string) => {
    const wanted = path.join(root, file)
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === wanted)
    if (!chunk) throw new Error(`${file} has no script of its own in the build`)
    return chunk.fileName
  }
  // the last one runs the app, with the others as its imports
  const [app, ...others] = [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .toReversed()
  if (app === undefined) throw new Error('index.html has no script')

  const imports = new Set<string>()
  const collect = (file: string) => {
    if (file === app || imports.has(file)) return
    imports.add(file)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      collect(imported)
    }
  }
  for (const other of others) collect(other)
  for (const module of modules) collect(scriptOf(module))
  return {
    start: `/${scriptOf(START)}`,
    app: `/${app}`,
    imports: [...imports].map((file) => `/${file}`),
  }
}

function styleSheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
  const [sheet] = sheets
  if (sheets.length !== 1 || sheet?.type !== 'asset') {
    throw new Error('The pages are written with one style sheet for all')
  }
  return sheet
}

function siteOf(env: Record<string, string>): Site {
  const originOf = (address: string | undefined) => (address ? new URL(address).origin : null)
  return {
    origin: siteOrigin(env),
    supabaseOrigin: originOf(env['VITE_SUPABASE_URL']),
    webhookOrigin: originOf(env['VITE_OUTLINE_WEBHOOK_URL']),
    countsVisits: Boolean(env['VITE_GA_MEASUREMENT_ID']),
  }
}

function siteOrigin(env: Record<string, string>): string {
  return new URL(env['VITE_SITE_URL'] || defaultOrigin()).origin
}

/** Where `npm run preview` is. */
function defaultOrigin(): string {
  return `http://localhost:${process.env['PORT'] ?? 5173}`
}
