import { DomainError } from '../contract/error-codes.ts'
import type { OutlineEngine } from './engine.ts'

type Env = Record<string, string | undefined>

/**
 * The engine that the environment asks for: an AI with `AI_BASE_URL`, `AI_MODEL` and `AI_API_KEY`, the
 * local engine with neither address nor key. Anything between is a mistake of the operator and fails
 * with DomainError `not_configured` when used, saying in the log what is missing (an endpoint without
 * keys takes any value). Both engines load on first use: a cold start pays for one only.
 */
export function engineFromEnv(env: Env): OutlineEngine {
  const read = (name: string) => env[name]?.trim() || null
  const baseUrl = read('AI_BASE_URL')
  const apiKey = read('AI_API_KEY')
  const model = read('AI_MODEL')
  const provider = read('AI_PROVIDER') ?? 'openai-compatible'

  if (!baseUrl && !apiKey) return localEngine()
  if (provider !== 'openai-compatible') return unusable(`AI_PROVIDER ${provider} is not supported`)
  if (!baseUrl || !apiKey || !model) {
    const missing = Object.entries({ AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model })
    return unusable(
      `missing ${missing.flatMap(([name, value]) => (value ? [] : [name])).join(', ')}`,
    )
  }
  if (!isHttpAddress(baseUrl)) return unusable('AI_BASE_URL is not an http address')
  return aiEngine({ baseUrl, apiKey, model })
}

function localEngine(): OutlineEngine {
  return {
    author: 'local',
    write: async (input, options) => {
      const { createLocalEngine } = await import('./local-engine.ts')
      return createLocalEngine().write(input, options)
    },
  }
}

function aiEngine(config: { baseUrl: string; apiKey: string; model: string }): OutlineEngine {
  return {
    author: 'ai',
    write: async (input, options) => {
      const { createAiEngine } = await import('./ai-engine.ts')
      return createAiEngine(config).write(input, options)
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
