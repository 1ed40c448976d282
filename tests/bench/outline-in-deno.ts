// Runs in Deno: one outline from a file of captions, as the function makes it on a cold start. Prints its figures.
import { readFileSync } from 'node:fs'
import process from 'node:process'

export type Figures = {
  words: number
  /** Seconds of CPU, all threads, by step. */
  seconds: Record<'load' | 'parse' | 'engine' | 'verify' | 'markdown', number>
  peakMegabytes: number
  baseMegabytes: number
  outlineCharacters: number
}

const [, , captions = ''] = process.argv
const text = readFileSync(captions, 'utf8')
const baseMegabytes = process.resourceUsage().maxRSS / 1024

const [load, modules] = await cpu(async () => ({
  ...(await import('../../supabase/functions/_shared/transcript/formats/parse-pasted.ts')),
  ...(await import('../../supabase/functions/_shared/transcript/assert-usable.ts')),
  ...(await import('../../supabase/functions/_shared/transcript/transcript-text.ts')),
  ...(await import('../../supabase/functions/_shared/outline/engines/local/local-engine.ts')),
  ...(await import('../../supabase/functions/_shared/outline/verify/verify.ts')),
  ...(await import('../../supabase/functions/_shared/outline/markdown/write-markdown.ts')),
}))

const [parse, transcript] = await cpu(async () => {
  const parsed = modules.parsePasted(text)
  modules.assertUsable(parsed)
  return parsed
})
const input = {
  transcript,
  videoId: 'transcricao',
  outlineType: 'celula',
  duration: 60,
  groupProfile: 'Casais com filhos pequenos',
  additionalInfo: null,
} as const
const signal = new AbortController().signal
const [engine, draft] = await cpu(() =>
  modules.createLocalEngine().write(input, { signal, onStage: () => {} }),
)
const [verify, verified] = await cpu(() => modules.verifyOutline(draft, input, 'local'))
const [markdown, outline] = await cpu(async () => modules.writeMarkdown(verified.document))

const figures: Figures = {
  words: modules.wordCount(transcript),
  seconds: { load, parse, engine, verify, markdown },
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
  baseMegabytes,
  outlineCharacters: outline.length,
}
console.log(JSON.stringify(figures))

async function cpu<Made>(work: () => Promise<Made>): Promise<[seconds: number, made: Made]> {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  return [(user + system) / 1e6, made]
}
