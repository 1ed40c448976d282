import { parseVideoId } from '@contract/video-url'
import type { GenerationFailure } from '@/domain/generation/generation-failure'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import type { AppErrorCode } from '@/lib/app-error'
import { createMessages } from '@/messages/create/create'
import { seriesMessages } from '@/messages/series/series'
import type { FormProblem } from './read-form'

/** What stands beside a field. Where a message in passing says what happened (GEN-2), these say what to do here. */
export type FieldErrors = {
  url?: string
  outlineType?: string
  times?: string
  transcript?: string
  series?: string
}

/** For a form that was not sent, everything that is wrong with it. Wrong times carry their own errors. */
export function problemErrors(
  { url, outlineType }: Pick<OutlineFormValues, 'url' | 'outlineType'>,
  { field }: FormProblem,
): FieldErrors {
  return {
    ...(url.trim() === ''
      ? { url: createMessages.urlMissingHere }
      : parseVideoId(url) === null && { url: createMessages.urlWrongHere }),
    ...(outlineType === '' && { outlineType: createMessages.typeMissingHere }),
    ...(field === 'transcript' && { transcript: createMessages.transcriptTooLong }),
    ...(field === 'series' && { series: seriesMessages.wrongTitle }),
  }
}

/** Whether what kept the form from being sent is looked after by this change. */
export function mends(changed: Partial<OutlineFormValues>, { field }: FormProblem): boolean {
  if (field === 'times') return 'startTime' in changed || 'endTime' in changed
  if (field === 'series')
    return 'series' in changed || 'seriesNumber' in changed || 'seriesTotal' in changed
  return field in changed
}

/** For a refusal by the server; empty where no field of the form can mend it. */
export function fieldErrorsOf({ code }: GenerationFailure): FieldErrors {
  if (code === 'outline.invalid_url') return { url: createMessages.urlWrongHere }
  if (code === 'outline.invalid_times' || code === 'outline.clip_empty')
    return { times: createMessages.clipWrongHere }
  const advice = transcriptAdvice(code)
  return advice === null ? {} : { transcript: advice }
}

/** The errors that are left once these fields have changed. */
export function withoutErrorsOf(
  changed: Partial<OutlineFormValues>,
  { url, outlineType, times, transcript, series }: FieldErrors,
): FieldErrors {
  const timeChanged = 'startTime' in changed || 'endTime' in changed
  return {
    ...(url !== undefined && !('url' in changed) && { url }),
    ...(outlineType !== undefined && !('outlineType' in changed) && { outlineType }),
    ...(times !== undefined && !timeChanged && { times }),
    ...(transcript !== undefined && !('transcript' in changed) && { transcript }),
    // its fields tell by themselves when they are mended
    ...(series !== undefined && { series }),
  }
}

/** What the transcript field says when pasting one would help; null where it would not. */
function transcriptAdvice(code: AppErrorCode): string | null {
  if (code === 'outline.body_too_large') return createMessages.transcriptTooLong
  if (code === 'outline.video_too_long') return createMessages.transcriptForLongVideo
  if (code.startsWith('outline.captions_')) return createMessages.transcriptForCaptions
  if (code.startsWith('outline.video_')) return createMessages.transcriptForVideo
  return code.startsWith('outline.transcript_') ? createMessages.transcriptWrong : null
}
