import type { UsageCheck } from '@contract/calls/usage'
import { toAppError, type AppErrorCode } from '@/lib/app-error'
import { generationMessages } from '@/messages/generation/generation'
import { limitMessages } from '@/messages/generation/limits'
import { limitMessage } from './limit-message'

/** Why there is no outline, as the person is told. */
export type GenerationFailure = {
  title: string
  text: string
  code: AppErrorCode
}

/** Whether nothing came back: the form that is still looked at says so where it stays, not in passing. */
export function isLostConnection({ code }: GenerationFailure): boolean {
  return code === 'offline' || code === 'unreachable'
}

/** The allowance could not be asked for. */
export class LimitCheckError extends Error {
  override readonly name = 'LimitCheckError'
}

/** What is said of a request for an outline that failed; at a limit, with what `usage` knows of it. */
export function describeFailure(thrown: unknown, usage: UsageCheck | null): GenerationFailure {
  if (thrown instanceof LimitCheckError) {
    const { code, userText } = toAppError(thrown.cause)
    return { title: limitMessages.checkFailed, text: userText, code }
  }
  const { code, userText } = toAppError(thrown)
  if (code === 'outline.limit_reached') {
    const text = limitMessage(usage, userText)
    return { title: limitMessages.title, text, code }
  }
  return { title: generationMessages.failedTitle, text: userText, code }
}
