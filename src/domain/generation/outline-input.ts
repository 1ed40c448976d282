import { DURATION, MAX_LENGTH } from '@contract/limits'
import type { OutlineType } from '@contract/meeting-types'
import { outlineMessages } from '@/messages/outline'
import { secondsOf, timeErrors } from './time-input'

/** The form as it stands on the screen. */
export type OutlineFormValues = {
  url: string
  outlineType: OutlineType | ''
  /** Minutes. */
  duration: number
  groupProfile: string
  additionalInfo: string
  startTime: string
  endTime: string
  transcript: string
}

export const EMPTY_FORM: OutlineFormValues = {
  url: '',
  outlineType: '',
  duration: DURATION.default,
  groupProfile: '',
  additionalInfo: '',
  startTime: '',
  endTime: '',
  transcript: '',
}

/** A form that may be sent: trimmed, times in seconds. */
export type OutlineInput = {
  url: string
  outlineType: OutlineType
  duration: number
  groupProfile: string
  additionalInfo: string
  startTime: number | null
  endTime: number | null
  /** Null when none was pasted. */
  transcript: string | null
}

/** What is kept of it with the outline. */
export type SavedInput = Omit<OutlineInput, 'transcript'>

export function savedInput(input: OutlineInput): SavedInput {
  const { url, outlineType, duration, groupProfile, additionalInfo, startTime, endTime } = input
  return { url, outlineType, duration, groupProfile, additionalInfo, startTime, endTime }
}

export type FormProblem = {
  field: 'url' | 'outlineType' | 'times' | 'transcript' | 'login'
  title: string
  text?: string
}

/** What may be sent, or the first thing that stands in the way (GEN-2). */
export function readForm(
  values: OutlineFormValues,
  signedIn: boolean,
): { input: OutlineInput } | { problem: FormProblem } {
  const url = values.url.trim()
  const { outlineType, duration } = values
  if (!url) return { problem: { field: 'url', title: outlineMessages.urlMissing } }
  if (!outlineType) return { problem: { field: 'outlineType', title: outlineMessages.typeMissing } }
  const { start, end } = timeErrors({ start: values.startTime, end: values.endTime })
  if (start !== null || end !== null) {
    return {
      problem: {
        field: 'times',
        title: outlineMessages.timesWrongTitle,
        text: outlineMessages.timesWrong,
      },
    }
  }
  // far too much to be sent to a server that would refuse it
  if (values.transcript.trim().length > MAX_LENGTH.transcript) {
    return {
      problem: {
        field: 'transcript',
        title: outlineMessages.failedTitle,
        text: outlineMessages.transcriptTooLong,
      },
    }
  }
  if (!signedIn) return { problem: { field: 'login', title: outlineMessages.loginMissing } }
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
    },
  }
}
