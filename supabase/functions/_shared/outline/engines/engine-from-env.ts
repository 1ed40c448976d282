import { DomainError } from '../../contract/error-codes.ts'
import type { AiEngineConfig } from './ai/ai-engine.ts'
import { isAiProvider, PROVIDERS, REASONING_EFFORTS } from './ai/providers.ts'
import type { Env } from '../../env.ts'
import type { VideoTranscriber } from '../../transcript/source.ts'
import type { OutlineEngine, SectionRewriter } from '../model/engine.ts'
import { withFallback } from './with-fallback.ts'

/**
 * The engine that the environment asks for: an AI with `AI_PROVIDER` (openai-compatible where it is not set, google,
 * anthropic), `AI_MODEL` and `AI_API_KEY`, and `AI_BASE_URL` where the provider has no address of its own, as it likes
 * `AI_REASONING_EFFORT`, `AI_CRITIQUE=off`, `AI_PRICE_INPUT` and `AI_PRICE_OUTPUT`; the local engine with neither a provider, an address nor a key. Anything
 * between is a mistake of the operator and fails with DomainError `not_configured` when used, saying in the log what is
 * missing (an endpoint without keys takes any value). Engines load on first use: a cold start pays for one only. Where
 * the AI fails, or leaves a section empty, the local engine helps out (`withFallback`).
 */
export function engineFromEnv(env: Env): OutlineEngine {
  const config = aiConfig(env)
  if (config === null) return localEngine()
  return typeof config === 'string'
    ? unusable(config)
    : withFallback(aiEngine(config), localEngine())
}

/** Hears a video without captions, with `AI_PROVIDER=google` and a complete configuration; else null. */
export function videoTranscriberFromEnv(env: Env): VideoTranscriber | null {
  const config = aiConfig(env)
  if (config === null || typeof config === 'string' || config.provider !== 'google') return null
  return {
    transcribe: async (part, options) => {
      const { createVideoTranscriber } = await import('./ai/video-transcriber.ts')
      return createVideoTranscriber(config).transcribe(part, options)
    },
  }
}

/** The rewriter that belongs to the engine of `engineFromEnv`, with the same failures. */
export function rewriterFromEnv(env: Env): SectionRewriter {
  const config = aiConfig(env)
  if (typeof config === 'string') {
    return { rewrite: () => Promise.reject(new DomainError('not_configured', config)) }
  }
  return {
    rewrite: async (input, ...asked) => {
      if (config === null) {
        const { createLocalRewriter } = await import('./local/local-rewriter.ts')
        return createLocalRewriter().rewrite(input, ...asked)
      }
      const { createAiRewriter } = await import('./ai/ai-rewriter.ts')
      const { withBaseText } = await import('./with-base-text.ts')
      return createAiRewriter(config).rewrite(withBaseText(input), ...asked)
    },
  }
}

/** Null where no AI is asked for; what is wrong where it cannot be used. */
function aiConfig(env: Env): AiEngineConfig | string | null {
  const read = (name: string) => env[name]?.trim() || null
  const baseUrl = read('AI_BASE_URL')
  const apiKey = read('AI_API_KEY')
  const model = read('AI_MODEL')
  const provider = read('AI_PROVIDER') ?? 'openai-compatible'

  if (!isAiProvider(provider)) return `AI_PROVIDER ${provider.slice(0, 40)} is not supported`
  const { needsBaseUrl } = PROVIDERS[provider]
  // A provider with an address of its own is meant, even while its key is missing.
  if (needsBaseUrl && !baseUrl && !apiKey) return null
  if (!apiKey || !model || (needsBaseUrl && !baseUrl)) {
    const needed = {
      ...(needsBaseUrl ? { AI_BASE_URL: baseUrl } : {}),
      AI_MODEL: model,
      AI_API_KEY: apiKey,
    }
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
    return `missing ${missing.join(', ')}`
  }
  if (baseUrl && !isHttpAddress(baseUrl)) return 'AI_BASE_URL is not an http address'
  const asked = read('AI_REASONING_EFFORT')
  const reasoningEffort = REASONING_EFFORTS.find((effort) => effort === asked) ?? null
  if (asked !== null && reasoningEffort === null) {
    return `AI_REASONING_EFFORT is not one of ${REASONING_EFFORTS.join(', ')}`
  }
  const critique = read('AI_CRITIQUE') !== 'off'
  return { provider, baseUrl, apiKey, model, reasoningEffort, critique, prices: pricesFrom(env) }
}

function pricesFrom(env: Env): { input: number; output: number } | null {
  const input = Number(env.AI_PRICE_INPUT || NaN)
  const output = Number(env.AI_PRICE_OUTPUT || NaN)
  return input >= 0 && output >= 0 ? { input, output } : null
}

function localEngine(): OutlineEngine {
  return {
    author: 'local',
    write: async (input, options) => {
      const { createLocalEngine } = await import('./local/local-engine.ts')
      return createLocalEngine().write(input, options)
    },
  }
}

function aiEngine(config: AiEngineConfig): OutlineEngine {
  return {
    author: 'ai',
    write: async (input, options) => {
      const { createAiEngine } = await import('./ai/ai-engine.ts')
      const { withBaseText } = await import('./with-base-text.ts')
      return createAiEngine(config).write(withBaseText(input), options)
    },
  }
}

function unusable(detail: string): OutlineEngine {
  return {
    author: 'ai',
    write: () => Promise.reject(new DomainError('not_configured', detail)),
  }
}

function isHttpAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
