import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { parsePasted } from '../../supabase/functions/_shared/transcript/formats/parse-pasted.ts'
import { plainText } from '../../supabase/functions/_shared/transcript/transcript-text.ts'
import { autoCaptions } from './auto-captions.ts'
import { type Bench, median } from './bench.ts'
import { denoCommand } from './deno.ts'
import type { Figures } from './outline-in-deno.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SERMONS = path.join(ROOT, 'supabase/local/demo-videos')

const WORDS = 13_500
const SECONDS = 90 * 60
const RUNS = 5

/** 90 minutes of automatic captions -> outline, each time in a new process: what a hosted function does when cold. */
export const bench: Bench = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'esboca-bench-'))
  const captions = path.join(folder, 'captions.vtt')
  try {
    writeFileSync(captions, autoCaptions(sermons(), WORDS, SECONDS).vtt)
    // The first run compiles TypeScript, which a deployed function is spared.
    await inDeno(captions)
    const runs: Figures[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await inDeno(captions))
    return measurements(runs)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measurements(runs: readonly Figures[]) {
  const of = (figure: (run: Figures) => number) => median(runs.map(figure))
  const step = (name: keyof Figures['seconds']) => of(({ seconds }) => seconds[name])
  return [
    { what: 'words of captions', value: of(({ words }) => words), unit: '' },
    { what: 'CPU: captions to Markdown', value: of(total), unit: 's', goal: 1 },
    { what: '  the slowest run of all', value: Math.max(...runs.map(total)), unit: 's' },
    { what: '  parsing and checking', value: step('parse'), unit: 's' },
    { what: '  local engine', value: step('engine'), unit: 's' },
    { what: '  verification', value: step('verify'), unit: 's' },
    { what: '  Markdown', value: step('markdown'), unit: 's' },
    { what: 'CPU: loading the modules', value: step('load'), unit: 's' },
    { what: 'peak memory (RSS)', value: of((run) => run.peakMegabytes), unit: 'MB', goal: 150 },
    { what: '  of which Deno itself', value: of((run) => run.baseMegabytes), unit: 'MB' },
  ]
}

function total({ seconds }: Figures): number {
  return seconds.parse + seconds.engine + seconds.verify + seconds.markdown
}

function sermons(): string[][] {
  return readdirSync(SERMONS)
    .filter((file) => file.endsWith('.vtt'))
    .toSorted()
    .map((file) =>
      plainText(parsePasted(readFileSync(path.join(SERMONS, file), 'utf8'))).split(' '),
    )
}

async function inDeno(captions: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    ...denoCommand('outline-in-deno.ts', {
      args: [captions],
      flags: [`--allow-read=${ROOT},${captions}`],
    }),
  )
  return JSON.parse(stdout) as Figures
}
