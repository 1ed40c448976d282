// Runs in Deno, with --expose-gc: all functions, as the embedded backend serves them, and what their heap holds.
import process from 'node:process'

const EVERY_MS = 5_000

setInterval(() => {
  ;(globalThis as { gc?: () => void }).gc?.()
  console.log(`@@heap ${process.memoryUsage().heapUsed}`)
}, EVERY_MS)

// named at run time: its types are Deno's, which this project is not checked with
await import(new URL('../../supabase/local/functions/main.ts', import.meta.url).href)
