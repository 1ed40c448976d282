import type { SectionKind } from '../../../contract/meeting/sections.ts'
import type { DraftSection } from '../../model/document.ts'
import type { EngineInput, SectionRewriter, WantedSection } from '../../model/engine.ts'
import type { Reading } from './answer.ts'
import { type Ask, createAsk, toDomainError } from './ask.ts'
import { OUTLINE_JSON_SCHEMA } from './json-schemas.ts'
import { readModelSections } from './model-output.ts'
import { condense } from './notes.ts'
import { INSTRUCTIONS, rewritePrompt, type Source } from './prompt.ts'
import { type AiConfig, PROVIDERS } from './providers.ts'
import { transcriptForModel } from './transcript-text.ts'
import { isLong } from './transcript-windows.ts'
import { createUsage } from './token-usage.ts'

const TIMEOUT_MS = 90_000
/** The longest section takes about 1,500; the rest is for models that think aloud. */
const MAX_OUTPUT_TOKENS = 4_000

/** Asks a language model for one section only, under the rules of a whole outline (`createAiEngine`). */
export function createAiRewriter(config: AiConfig): SectionRewriter {
  globalThis.AI_SDK_LOG_WARNINGS = false
  return {
    async rewrite(input, wanted, options) {
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const usage = createUsage('section', config, options.log)
      try {
        const model = await PROVIDERS[config.provider].load(config)
        const ask = createAsk(model, usage, config.reasoningEffort)
        const section = await askForSection(ask, input, wanted, signal)
        usage.close('ok')
        return section
      } catch (error) {
        const known = toDomainError(error, signal)
        usage.close(known.code)
        throw known
      }
    },
  }
}

async function askForSection(
  ask: Ask,
  input: EngineInput,
  wanted: WantedSection,
  signal: AbortSignal,
): Promise<DraftSection> {
  const source: Source = isLong(input.transcript)
    ? { kind: 'notes', text: await condense(input.transcript, ask, signal) }
    : { kind: 'transcript', text: transcriptForModel(input.transcript) }
  return ask(
    {
      instructions: INSTRUCTIONS,
      message: { role: 'user', content: await rewritePrompt(input, source, wanted) },
      schema: OUTLINE_JSON_SCHEMA,
      name: 'outline',
      read: (value) => readSection(value, wanted.kind),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      reminder: `Só a seção ${wanted.kind}, preenchida.`,
    },
    signal,
  )
}

function readSection(value: unknown, kind: SectionKind): Reading<DraftSection> {
  const section = readModelSections(value).find((read) => read.kind === kind)
  return section
    ? { success: true, value: section }
    : { success: false, problems: [`missing section: ${kind}`] }
}
