/**
 * node tests/score/run.ts FOLDER [--meaning]
 *
 * Makes outlines of every transcript in a folder, with the local engine or, where AI_* is set, with that model, and
 * measures what was written; with --meaning only the figures of meaning, of one outline a sermon. Ends with 1 where something is there that must never be: a sentence quoted that was not
 * said, a time or a Bible text that does not exist, minutes that do not add up; and where there was nothing to measure.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DomainError } from '../../supabase/functions/_shared/contract/error-codes.ts'
import {
  OUTLINE_TYPES,
  type OutlineType,
} from '../../supabase/functions/_shared/contract/meeting/meeting-types.ts'
import { engineFromEnv } from '../../supabase/functions/_shared/outline/engines/engine-from-env.ts'
import type { EngineInput } from '../../supabase/functions/_shared/outline/model/engine.ts'
import { writeMarkdown } from '../../supabase/functions/_shared/outline/markdown/write-markdown.ts'
import { verifyOutline } from '../../supabase/functions/_shared/outline/verify/verify.ts'
import { assertSermon } from '../../supabase/functions/_shared/transcript/assert-sermon.ts'
import { assertUsable } from '../../supabase/functions/_shared/transcript/assert-usable.ts'
import { parsePasted } from '../../supabase/functions/_shared/transcript/formats/parse-pasted.ts'
import { type GroupCase, GROUPS, HOUR } from './groups.ts'
import { createMeaningScore, type Meaning, meaningSummary, readLabels } from './meaning.ts'
import { scoreSheet } from './score-sheet.ts'
import { header, row, summary, type Line } from './table.ts'

const VIDEO_ID = 'transcricao'
const TRANSCRIPT = /\.(?:vtt|srt|txt|md)$/i
const TIMEOUT_MS = 140_000

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: npm run score -- FOLDER [--meaning]')
  process.exit(2)
}

const engine = engineFromEnv(process.env)
const files = readdirSync(folder).filter((name) => TRANSCRIPT.test(name))
const lines: Line[] = []
console.log(`${files.length} transcripts, engine: ${engine.author}`)

const scoreMeaning = createMeaningScore()
const labels = readLabels(folder, files)
const meanings: Meaning[] = []

for (const file of files) {
  await measureMeaning(file)
  if (!flags.includes('--meaning')) await measureSheets(file)
}

/** One outline for adults, an hour: the figures that docs/spec/outline-quality.md sets goals for. */
async function measureMeaning(file: string): Promise<void> {
  try {
    const input = inputOf(file, 'celula', HOUR)
    const spoken = input.transcript.cues.map(({ text }) => text).join(' ')
    meanings.push(scoreMeaning(await outlineOf(input), spoken, labels.get(file)))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    console.log(`${file}: no outline: ${error.message}`)
  }
}

async function measureSheets(file: string): Promise<void> {
  console.log(`\n${file}\n${header()}`)
  for (const outlineType of OUTLINE_TYPES) {
    for (const group of GROUPS) {
      try {
        const input = inputOf(file, outlineType, group)
        const score = await scoreSheet(await outlineOf(input), input)
        const line = { file, outlineType, group, score }
        lines.push(line)
        console.log(row(line))
        for (const { rule, detail } of score.broken) console.log(`    ${rule}: ${detail}`)
      } catch (error) {
        // No outline, told honestly, is not a bad one.
        if (!(error instanceof DomainError)) throw error
        console.log(`${outlineType}, ${group.name}: no outline: ${error.message}`)
      }
    }
  }
}

function inputOf(file: string, outlineType: OutlineType, group: GroupCase): EngineInput {
  const transcript = parsePasted(readFileSync(path.join(folder ?? '', file), 'utf8'))
  assertUsable(transcript)
  assertSermon(transcript)
  return {
    transcript,
    videoId: VIDEO_ID,
    outlineType,
    duration: group.minutes,
    groupProfile: group.profile || null,
    additionalInfo: null,
  }
}

async function outlineOf(input: EngineInput): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const draft = await engine.write(input, { signal, onStage: () => {} })
  const { document } = await verifyOutline(draft, input, engine.author)
  return writeMarkdown(document)
}

console.log(`\n${meaningSummary(meanings)}`)
if (lines.length > 0) console.log(summary(lines))
process.exitCode =
  meanings.length === 0 || lines.some(({ score }) => score.broken.length > 0) ? 1 : 0
