import type { LanguageModel } from 'ai'

type ModelConfig = {
  /** As the provider names it. */
  model: string
  apiKey: string
  /** Up to and without the path of the call; null for the provider's own. */
  baseUrl: string | null
}

type Provider = {
  /** True where there is no address of its own to fall back on. */
  needsBaseUrl: boolean
  load: (config: ModelConfig) => Promise<Exclude<LanguageModel, string>>
}

/** The values of `AI_PROVIDER`. Each loads its own SDK and no other: a cold start pays for one. */
export const PROVIDERS = {
  'openai-compatible': {
    needsBaseUrl: true,
    load: async ({ model, apiKey, baseUrl }) => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        name: 'openaiCompatible',
        baseURL: baseUrl ?? '',
        apiKey,
        includeUsage: true,
        supportsStructuredOutputs: true,
      })
      return provider.chatModel(model)
    },
  },
  google: {
    needsBaseUrl: false,
    load: async ({ model, apiKey, baseUrl }) => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      const address = baseUrl === null ? {} : { baseURL: baseUrl }
      return createGoogleGenerativeAI({ apiKey, ...address })(model)
    },
  },
  anthropic: {
    needsBaseUrl: false,
    load: async ({ model, apiKey, baseUrl }) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const address = baseUrl === null ? {} : { baseURL: baseUrl }
      return createAnthropic({ apiKey, ...address })(model)
    },
  },
} as const satisfies Record<string, Provider>

export type AiProvider = keyof typeof PROVIDERS

export function isAiProvider(value: string): value is AiProvider {
  return Object.hasOwn(PROVIDERS, value)
}

export const REASONING_EFFORTS = ['minimal', 'low', 'medium', 'high'] as const
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number]

export type AiConfig = ModelConfig & {
  provider: AiProvider
  /** How much a reasoning model is to think before it answers; left to it where not set. */
  reasoningEffort?: ReasoningEffort | null
  /** US dollars for a million tokens, for the log; null where nobody has said. */
  prices?: { input: number; output: number } | null
}
