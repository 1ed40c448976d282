import type { UsageCheck } from '@contract/usage'
import { toAppError, type AppErrorCode } from '@/lib/app-error'
import { outlineMessages } from '@/messages/outline'
import { limitMessage } from './limit-message'

/** Why there is no outline, as the person is told. */
export type GenerationFailure = {
  title: string
  text: string
  code: AppErrorCode
}

/** The allowance could not be asked for. */
export class LimitCheckError extends Error {
  override readonly name = 'LimitCheckError'
}

export function describeFailure(thrown: unknown, usage: UsageCheck | null): GenerationFailure {
  if (thrown instanceof LimitCheckError) {
    const { code, userText } = toAppError(thrown.cause)
    return { title: outlineMessages.limitCheckFailed, text: userText, code }
  }
  const { code, userText } = toAppError(thrown)
  if (code === 'outline.limit_reached') {
    const text = limitMessage(usage?.subscription_status, userText)
    return { title: outlineMessages.limitTitle, text, code }
  }
  return { title: outlineMessages.failedTitle, text: userText, code }
}

/** What the transcript field says when pasting one would help; null where it would not. */
export function transcriptAdvice(code: AppErrorCode): string | null {
  if (code === 'outline.body_too_large') return outlineMessages.transcriptTooLong
  if (code === 'outline.video_too_long') return outlineMessages.transcriptForLongVideo
  if (code.startsWith('outline.captions_')) return outlineMessages.transcriptForCaptions
  if (code.startsWith('outline.video_')) return outlineMessages.transcriptForVideo
  return code.startsWith('outline.transcript_') ? outlineMessages.transcriptWrong : null
}
