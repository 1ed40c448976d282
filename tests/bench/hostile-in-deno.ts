// Runs in Deno: each hostile transcript through the whole function with the local engine. A line of JSON for each.
import process from 'node:process'
import { createLocalEngine } from '../../supabase/functions/_shared/outline/engines/local/local-engine.ts'
import {
  BODY,
  post,
  setUp,
} from '../../supabase/functions/generate-outline/handler.test-support.ts'
import { HOSTILE } from './hostile-transcripts.ts'

export type Spent = { name: string; seconds: number; code: string }

const size = Number(process.argv[2])
const names = process.argv.slice(3)

async function run(name: string): Promise<Spent> {
  const request = post({
    ...BODY,
    requestId: crypto.randomUUID(),
    transcript: HOSTILE[name]!(size),
  })
  const { handler } = setUp({ engine: createLocalEngine })
  const before = process.cpuUsage()
  const answer = (await (await handler(request)).json()) as { success: boolean; code?: string }
  const { user, system } = process.cpuUsage(before)
  return { name, seconds: (user + system) / 1e6, code: answer.code ?? 'ok' }
}

// the modules, the Bible and the compiler are not what is measured
await run('a sermon of references')
for (const name of names.length > 0 ? names : Object.keys(HOSTILE)) {
  console.log(JSON.stringify(await run(name)))
}
// timeouts of the handler outlive its answers
process.exit()
