import { MAX_LENGTH } from '@contract/limits'
import { isYoutubeAddress } from '@contract/video-url'
import { secondsOf } from '@/domain/generation/clip-time'
import type { OutlineFormValues, OutlineInput } from '@/domain/generation/outline-input'
import { readSeries, type SeriesFields } from '@/domain/series/series'
import { createMessages } from '@/messages/create/create'
import { timeErrors } from './time-input'

export type FormProblem = {
  field: 'url' | 'outlineType' | 'times' | 'transcript' | 'series' | 'login'
  /** Said in passing; null where the field says all there is to say. */
  title: string | null
  text?: string
}

/**
 * What may be sent, or the first thing that stands in the way (GEN-2).
 *
 * @param previousOutlineId the outline whose challenge the meeting begins with
 */
export function readForm(
  values: OutlineFormValues,
  signedIn: boolean,
  previousOutlineId: string | null = null,
): { input: OutlineInput } | { problem: FormProblem } {
  const url = values.url.trim()
  const { outlineType, duration } = values
  if (!url) return { problem: { field: 'url', title: createMessages.urlMissing } }
  if (!outlineType) return { problem: { field: 'outlineType', title: createMessages.typeMissing } }
  // what only looks like no video is left to whoever makes the outline
  if (!isYoutubeAddress(url)) return { problem: { field: 'url', title: null } }
  const { start, end } = timeErrors({ start: values.startTime, end: values.endTime })
  if (start !== null || end !== null) {
    return {
      problem: {
        field: 'times',
        title: createMessages.timesWrongTitle,
        text: createMessages.timesWrong,
      },
    }
  }
  // far too much to be sent to a server that would refuse it
  if (values.transcript.trim().length > MAX_LENGTH.transcript) {
    return { problem: { field: 'transcript', title: null } }
  }
  const series = readSeries(seriesFieldsOf(values))
  if ('problem' in series) {
    return { problem: { field: 'series', title: null } }
  }
  if (!signedIn) return { problem: { field: 'login', title: createMessages.loginMissing } }
  return {
    input: {
      url,
      outlineType,
      duration,
      groupProfile: values.groupProfile.trim(),
      additionalInfo: values.additionalInfo.trim(),
      startTime: secondsOf(values.startTime),
      endTime: secondsOf(values.endTime),
      transcript: values.transcript.trim() || null,
      groupId: values.groupId || null,
      previousOutlineId,
      series: series.place,
    },
  }
}

/** What the form says of the series. */
export function seriesFieldsOf(values: OutlineFormValues): SeriesFields {
  const { series, seriesNumber, seriesTotal } = values
  return { name: series, number: seriesNumber, total: seriesTotal }
}
