import process from 'node:process'
import { engineFromEnv } from '../engines/engine-from-env.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { sermonInput } from './sermon.ts'
import { verifyOutline } from '../verify/verify.ts'

/** Run by Deno with environments as JSON: one line of JSON for each outline. */
const environments = JSON.parse(process.argv[2] ?? '[]') as Record<string, string>[]

for (const env of environments) {
  const engine = engineFromEnv(env)
  const input = sermonInput()
  const shown: string[] = []
  const draft = await engine.write(input, {
    signal: new AbortController().signal,
    onStage: () => undefined,
    onSection: ({ kind }) => shown.push(kind),
  })
  const { document } = await verifyOutline(draft, input, engine.author)
  process.stdout.write(`${JSON.stringify({ shown, markdown: writeMarkdown(document) })}\n`)
}
