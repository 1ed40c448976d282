import { transcriptAdvice, type GenerationFailure } from '@/domain/generation/generation-failure'
import type { FormProblem, OutlineFormValues } from '@/domain/generation/outline-input'
import { outlineMessages } from '@/messages/outline'

/** What stands beside a field. The toast says what happened, these say what to do here. */
export type FieldErrors = {
  url?: string
  outlineType?: string
  times?: string
  transcript?: string
}

/** For a form that was not sent. Wrong times carry their own errors. */
export function problemErrors({ field }: FormProblem): FieldErrors {
  if (field === 'url') return { url: outlineMessages.urlMissingHere }
  if (field === 'transcript') return { transcript: outlineMessages.transcriptTooLong }
  return field === 'outlineType' ? { outlineType: outlineMessages.typeMissingHere } : {}
}

/** For a refusal by the server; empty where no field of the form can mend it. */
export function fieldErrorsOf({ code }: GenerationFailure): FieldErrors {
  if (code === 'outline.invalid_url') return { url: outlineMessages.urlWrongHere }
  if (code === 'outline.invalid_times' || code === 'outline.clip_empty')
    return { times: outlineMessages.clipWrongHere }
  const advice = transcriptAdvice(code)
  return advice === null ? {} : { transcript: advice }
}

/** The errors that are left once these fields have changed. */
export function withoutErrorsOf(
  changed: Partial<OutlineFormValues>,
  { url, outlineType, times, transcript }: FieldErrors,
): FieldErrors {
  const timeChanged = 'startTime' in changed || 'endTime' in changed
  return {
    ...(url !== undefined && !('url' in changed) && { url }),
    ...(outlineType !== undefined && !('outlineType' in changed) && { outlineType }),
    ...(times !== undefined && !timeChanged && { times }),
    ...(transcript !== undefined && !('transcript' in changed) && { transcript }),
  }
}
