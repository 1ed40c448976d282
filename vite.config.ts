import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { prerender } from './build/prerender/plugin.ts'
import { serviceWorker } from './build/service-worker-plugin.ts'
import { storedShapes } from './build/stored-shapes.ts'
import { localBackend } from './supabase/local/dev-server/vite-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const port = Number(process.env.PORT ?? 5173)

/**
 * Tests that mock or reset modules, or need the first start of the app, have a jsdom and modules of their own. The
 * others share both, as the tests of one file do anyway: it halves their time.
 */
const FRESH = '{src,tests/flows}/**/*.fresh.test.tsx'
/** Where the focus goes depends on what the app left in the document: these share one without it. */
const WIDGETS = 'src/ui/**/*.test.tsx'

const component = {
  environment: 'jsdom',
  include: ['{src,tests/flows}/**/*.test.tsx'],
  setupFiles: ['tests/setup.ts'],
  testTimeout: 20_000,
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), localBackend(), serviceWorker(), prerender()],
  resolve: {
    alias: {
      '@contract': at('supabase/functions/_shared/contract'),
      '@bible': at('supabase/functions/_shared/bible'),
      '@parsed-outline': at('supabase/functions/_shared/parsed-outline'),
      '@': at('src'),
    },
  },
  define: { 'import.meta.env.STORED_SHAPES': JSON.stringify(storedShapes()) },
  server: { host: 'localhost', port, strictPort: true },
  preview: { host: 'localhost', port, strictPort: true },
  build: {
    // The preview holds keys and pages of the embedded backend: it must never be taken for what is deployed.
    outDir: mode === 'preview' ? '.preview' : 'dist',
    target: 'es2022',
    // a small font written into a page would come with every page, and is not allowed to by its policy
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', g: 'g/index.html' },
      output: {
        codeSplitting: {
          // What every page fetches is one file, with all that it imports; by itself it would be thirty, one for
          // each set of pages that share something. What is there without the app is taken out of it first.
          groups: [
            {
              name: 'group-page',
              test: /src\/group-page\/main\.ts$/,
              entriesAware: true,
              priority: 3,
            },
            { name: 'boot', test: /src\/boot\/boot\.ts$|vite\/preload-helper/, priority: 2 },
            { name: 'main', test: /src\/boot\/main\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // a second, which is Vitest's own, is little on a machine that is busy
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          include: [
            '{src,build}/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'tests/{score,bench,msw}/**/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...component,
          name: 'component',
          isolate: false,
          exclude: [...configDefaults.exclude, FRESH, WIDGETS],
        },
      },
      {
        extends: true,
        test: { ...component, name: 'component-fresh', include: [FRESH] },
      },
      {
        extends: true,
        test: { ...component, name: 'component-widgets', isolate: false, include: [WIDGETS] },
      },
      {
        extends: true,
        test: {
          name: 'sql',
          environment: 'node',
          isolate: false,
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: ['supabase/tests/shared-postgres.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          environment: 'node',
          isolate: false,
          include: ['supabase/local/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'libreoffice',
          environment: 'node',
          include: ['tests/by-hand/libreoffice.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          isolate: false,
          // they wait for pages and answers more than they compute
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
}))
