import { REQUIRED_SECTIONS } from '../../../contract/meeting/sections.ts'
import { type Critique, critiqueOf, withoutUntrue } from './critique.ts'
import { type Ask, createAsk, toDomainError } from './ask.ts'
import { OUTLINE_JSON_SCHEMA } from './json-schemas.ts'
import { readModelLines, readModelOutput, readModelSections } from './model-output.ts'
import { leaderReading } from './leader-reading.ts'
import { condense } from './notes.ts'
import { INSTRUCTIONS, mendPrompt, promptFor, type Source } from './prompt.ts'
import { type AiConfig, PROVIDERS } from './providers.ts'
import { joined, type Problems, problemsOf, withBetter } from './second-look.ts'
import { watchSections } from './partial-sections.ts'
import { transcriptForModel } from './transcript-text.ts'
import { isLong } from './transcript-windows.ts'
import { createUsage } from './token-usage.ts'
import { type OutlineDraft } from '../../model/document.ts'
import type { EngineInput, EngineOptions, OutlineEngine } from '../../model/engine.ts'
import { createSectionVerifier, inspectDraft } from '../../verify/verify.ts'

export type AiEngineConfig = AiConfig & {
  /** For the whole outline, with every retry and repair (fault 11). */
  timeoutMs?: number
  /** Whether the model reads again what it wrote (`critiqueOf`, `leaderReading`). */
  critique?: boolean
}

const TIMEOUT_MS = 120_000
/** Two hours of meeting take about 6,000; the rest is for models that think aloud. */
const MAX_OUTPUT_TOKENS = 12_000

/**
 * Writes outlines with a language model: in one call up to 60,000 tokens of transcript, beyond that from
 * notes of up to six windows (`condense`). Everything happens within one time limit.
 *
 * What verification would take away of it goes back to the model once, where that is a whole section or several
 * things; with `critique`, so does what it finds untrue or amiss when it reads the sheet again. What is still missing
 * then is missing in the draft (`withFallback`).
 *
 * At worst, when every answer has to be repaired: one call and what is mended are 4 answers, 280,000 tokens in and
 * 48,000 out, and reading again 4 more, 140,000 in and 9,000 out; a long sermon 20 answers, 630,000 in and 130,000 out
 * (four hours of speech are three windows, so 7 answers and 200,000 in where everything is asked once). Requests that
 * end in 400, 429 or 5xx cost nothing.
 *
 * Throws DomainError `model_timeout` when time is over or `signal` aborts, `body_too_large` for a
 * transcript that no window can hold, else `model_failed`. Errors carry a status or the places that did
 * not fit, never the prompt or the answer, which hold the sermon.
 */
export function createAiEngine({
  timeoutMs = TIMEOUT_MS,
  critique = false,
  ...config
}: AiEngineConfig): OutlineEngine {
  // The SDK's warnings are about what an endpoint supports, told on the console of every request.
  globalThis.AI_SDK_LOG_WARNINGS = false

  return {
    author: 'ai',
    write: async (input, options) => {
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)])
      const usage = createUsage('outline', config, options.log)
      try {
        const model = await PROVIDERS[config.provider].load(config)
        const ask = createAsk(model, usage, config.reasoningEffort)
        const draft = await writeDraft(ask, input, { ...options, signal }, critique)
        usage.close('ok')
        return draft
      } catch (error) {
        const known = toDomainError(error, signal)
        usage.close(known.code)
        throw known
      }
    },
  }
}

const NOT_JUDGED: Critique = { problems: new Map(), untrue: new Set() }
const NOTHING_WISHED: Problems = new Map()

async function writeDraft(
  ask: Ask,
  input: EngineInput,
  { signal, onStage, onSection }: EngineOptions,
  isCritical: boolean,
): Promise<OutlineDraft> {
  onStage('references')
  const source: Source = isLong(input.transcript)
    ? { kind: 'notes', text: await condense(input.transcript, ask, signal) }
    : { kind: 'transcript', text: transcriptForModel(input.transcript) }
  const content = await promptFor(input, source)
  onStage('writing')

  const verifySection = onSection && createSectionVerifier(input)
  const watch =
    verifySection &&
    watchSections(async (section) => {
      const verified = await verifySection(section)
      if (verified && !signal.aborted) onSection(verified)
    })
  const question = {
    instructions: INSTRUCTIONS,
    message: { role: 'user', content },
    schema: OUTLINE_JSON_SCHEMA,
    name: 'outline',
    maxOutputTokens: MAX_OUTPUT_TOKENS,
  } as const
  let answer: unknown
  try {
    const draft = await ask(
      {
        ...question,
        read: (value) => {
          answer = value
          return readModelOutput(value)
        },
        reminder: `Todas as seções obrigatórias (${REQUIRED_SECTIONS.join(', ')}) precisam estar preenchidas.`,
        ...(watch ? { onText: watch.onText } : {}),
      },
      signal,
    )
    const inspection = await inspectDraft(draft, input)
    if (isCritical) onStage('checking')
    const [judged, wished] = isCritical
      ? await Promise.all([
          critiqueOf(ask, draft, input, signal),
          leaderReading(ask, draft, inspection, input, source, signal),
        ])
      : [NOT_JUDGED, NOTHING_WISHED]
    const found = joined(judged.problems, wished)
    const problems = joined(problemsOf(draft, inspection, input, found.size > 0), found)
    if (problems.size === 0) return draft
    const mended = await ask(
      {
        ...question,
        after: [
          { role: 'assistant', content: JSON.stringify(answer) },
          { role: 'user', content: mendPrompt(problems, draft.sections, input.duration) },
        ],
        read: (value) => ({
          success: true,
          value: { sections: readModelSections(value), lines: readModelLines(value) },
        }),
        reminder: 'Só as seções pedidas.',
      },
      signal,
      // What is there already is not lost because a second answer did not come.
    ).catch(() => ({ sections: [], lines: {} }))
    return withoutUntrue(
      await withBetter(draft, inspection, mended, problems, input),
      judged.untrue,
    )
  } finally {
    await watch?.settled()
  }
}
