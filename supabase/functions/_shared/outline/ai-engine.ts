import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  jsonSchema,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  wrapLanguageModel,
} from 'ai'
import { DomainError } from '../contract/error-codes.ts'
import type { OutlineDraft } from './document.ts'
import type { EngineInput, EngineOptions, OutlineEngine } from './engine.ts'
import { extractJson, MODEL_JSON_SCHEMA, readModelOutput } from './model-output.ts'
import { INSTRUCTIONS, promptFor, repairPrompt } from './prompt.ts'

export type AiEngineConfig = {
  /** Up to and without `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey: string
  fetch?: typeof fetch
  /** For the whole outline, with every retry and repair (fault 11). */
  timeoutMs?: number
}

const TIMEOUT_MS = 120_000
/** Low enough to stay with the sermon, high enough for an icebreaker that is not the usual one. */
const TEMPERATURE = 0.4
/** Two hours of meeting take about 6,000; the rest is for models that think aloud. */
const MAX_OUTPUT_TOKENS = 12_000
/** Of a failed answer, what goes back to the model for repair. */
const MAX_RETURNED = 24_000

/**
 * Writes outlines with any endpoint that speaks OpenAI's chat completions. Per outline at most five
 * requests: one, its retry after 429, 5xx or a broken connection, a plainer one where the endpoint
 * refuses the schema or the temperature, its retry, and one repair where the JSON does not fit.
 *
 * Throws DomainError `model_timeout` when time is over or `signal` aborts, else `model_failed`. Errors
 * carry a status or the places that did not fit, never the prompt or the answer, which hold the sermon.
 */
export function createAiEngine(config: AiEngineConfig): OutlineEngine {
  // The SDK's warnings are about what an endpoint supports, told on the console of every request.
  globalThis.AI_SDK_LOG_WARNINGS = false

  return {
    author: 'ai',
    write: async (input, options) => {
      const signal = AbortSignal.any([
        options.signal,
        AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
      ])
      try {
        return await writeDraft(config, input, { ...options, signal })
      } catch (error) {
        if (signal.aborted) throw new DomainError('model_timeout', describe(error))
        if (error instanceof DomainError) throw error
        throw new DomainError('model_failed', describe(error))
      }
    },
  }
}

async function writeDraft(
  config: AiEngineConfig,
  input: EngineInput,
  { signal, onStage }: EngineOptions,
): Promise<OutlineDraft> {
  onStage('references')
  const prompt: ModelMessage = { role: 'user', content: promptFor(input) }
  onStage('writing')

  const first = await askPlainerIfRefused(config, [prompt], signal)
  if (first.success) return first.draft

  const answer: ModelMessage[] =
    first.text === '' ? [] : [{ role: 'assistant', content: first.text.slice(0, MAX_RETURNED) }]
  const repair: ModelMessage = { role: 'user', content: repairPrompt(first.problems) }
  const second = await ask(config, [prompt, ...answer, repair], signal, {
    structured: first.structured,
    maxRetries: 0,
  })
  if (second.success) return second.draft
  throw new DomainError('model_failed', `JSON does not fit: ${second.problems.join('; ')}`)
}

type Answer = { structured: boolean } & (
  | { success: true; draft: OutlineDraft }
  | { success: false; text: string; problems: string[] }
)

/** Many compatible endpoints answer 400 to a JSON schema, reasoning models to a temperature. */
async function askPlainerIfRefused(
  config: AiEngineConfig,
  messages: ModelMessage[],
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask(config, messages, signal, { structured: true, maxRetries: 1 })
  } catch (error) {
    if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) throw error
    return ask(config, messages, signal, { structured: false, maxRetries: 1 })
  }
}

async function ask(
  config: AiEngineConfig,
  messages: ModelMessage[],
  signal: AbortSignal,
  { structured, maxRetries }: { structured: boolean; maxRetries: number },
): Promise<Answer> {
  let problems: string[] = []
  const schema = jsonSchema<OutlineDraft>(MODEL_JSON_SCHEMA, {
    validate: (value) => {
      const read = readModelOutput(value)
      if (read.success) return { success: true, value: read.draft }
      problems = read.problems
      return { success: false, error: new Error('model output does not fit') }
    },
  })
  try {
    const { output } = await generateText({
      model: modelOf(config, structured),
      instructions: INSTRUCTIONS,
      messages,
      output: Output.object({ schema, name: 'outline' }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      ...(structured ? { temperature: TEMPERATURE } : {}),
      maxRetries,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    return { success: true, draft: output, structured }
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) {
      return { success: false, text: '', problems: ['JSON: empty answer'], structured }
    }
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const reasons =
      problems.length > 0 ? problems : [`JSON: cut or not JSON (${error.finishReason})`]
    return { success: false, text: error.text ?? '', problems: reasons, structured }
  }
}

function modelOf(config: AiEngineConfig, structured: boolean) {
  const provider = createOpenAICompatible({
    name: 'openaiCompatible',
    baseURL: config.baseUrl,
    apiKey: config.apiKey,
    supportsStructuredOutputs: structured,
    ...(config.fetch ? { fetch: config.fetch } : {}),
  })
  return wrapLanguageModel({
    model: provider.chatModel(config.model),
    middleware: extractJsonMiddleware({ transform: extractJson }),
  })
}

/** The kind of an error and its HTTP status: its message and body may quote what was sent. */
function describe(error: unknown): string {
  if (error instanceof DomainError) return error.message
  if (RetryError.isInstance(error))
    return `${error.errors.length} tries, last ${describe(error.lastError)}`
  if (APICallError.isInstance(error)) return `${error.name} status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}
