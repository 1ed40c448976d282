import type { FinishReason, LanguageModelUsage } from 'ai'
import type { Log } from '../../../log.ts'
import type { AiConfig } from './providers.ts'

export type Usage = {
  /** Every request that goes out, those that are tried again too. */
  asked: () => void
  answered: (answer: { finishReason: FinishReason; usage: LanguageModelUsage }) => void
  /** Once, at the end, however it ends. */
  close: (outcome: string) => void
}

/**
 * What one piece of work cost: `task`, `provider`, `model`, `requests` (with retries and repairs),
 * `answers`, `inputTokens`, `outputTokens` (0 where the endpoint does not tell), `costUsd` where prices are set, `durationMs`,
 * `finishReasons` and `outcome` ('ok' or an error code).
 */
export function createUsage(
  task: 'outline' | 'section' | 'video',
  { provider, model, prices }: AiConfig,
  log: Log | undefined,
): Usage {
  const begun = Date.now()
  const finishReasons: FinishReason[] = []
  let requests = 0
  let inputTokens = 0
  let outputTokens = 0
  return {
    asked: () => {
      requests += 1
    },
    answered: ({ finishReason, usage }) => {
      finishReasons.push(finishReason)
      inputTokens += usage.inputTokens ?? 0
      outputTokens += usage.outputTokens ?? 0
    },
    close: (outcome) =>
      log?.('model_usage', {
        task,
        provider,
        model,
        requests,
        answers: finishReasons.length,
        inputTokens,
        outputTokens,
        ...(prices && {
          costUsd: (inputTokens * prices.input + outputTokens * prices.output) / 1e6,
        }),
        durationMs: Date.now() - begun,
        finishReasons,
        outcome,
      }),
  }
}
