/**
 * One server for all end-to-end tests; each test has a user of its own. `E2E_ORIGIN` names a running
 * `npm run preview`, which saves building it while a test is being written.
 */
import type { TestProject } from 'vitest/node'
import { testBrowser } from '../chromium/chromium.ts'
import { startPreview } from '../preview-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

export default async function globalSetup(project: TestProject) {
  // found, or fetched, once for all the workers
  process.env.CHROMIUM = (await testBrowser()).executablePath
  const running = process.env.E2E_ORIGIN
  const { origin, stop } = running ? { origin: running, stop: undefined } : await startPreview()
  project.provide('origin', origin)
  return stop
}
