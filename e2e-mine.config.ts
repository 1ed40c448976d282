import { defineConfig } from 'vitest/config'
export default defineConfig({ root:'/work/main', test:{ include:['tests/e2e/reading.test.ts'], environment:'node', fileParallelism:false, testTimeout:120000, hookTimeout:240000, provide:{ origin: process.env.ORIGIN } as never } })
