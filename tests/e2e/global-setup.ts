/** One server for all end-to-end tests; each test signs up a user of its own. */
import type { TestProject } from 'vitest/node'
import { chromiumOptions } from '../chromium/chromium.ts'
import { startPreview } from '../preview-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

export default async function globalSetup(project: TestProject) {
  // found, or fetched, once for all the files
  process.env.CHROMIUM = (await chromiumOptions()).executablePath
  const { origin, stop } = await startPreview()
  project.provide('origin', origin)
  return stop
}
