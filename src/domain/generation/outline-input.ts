import type { SeriesPlace } from '@contract/calls/generate-outline'
import { DURATION } from '@contract/limits'
import type { OutlineType } from '@contract/meeting/meeting-types'

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
  /** The group that was chosen; empty for another one. */
  groupId: string
  /** Whether the meeting begins with the last one's challenge; empty until the leader says so. */
  followUp: 'yes' | 'no' | ''
  /** The name of the series that the message belongs to, empty for none; its number in it, and of how many. */
  series: string
  seriesNumber: string
  seriesTotal: string
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
  groupId: '',
  followUp: '',
  series: '',
  seriesNumber: '',
  seriesTotal: '',
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
  groupId: string | null
  /** The outline whose challenge the meeting begins with. */
  previousOutlineId: string | null
  series: SeriesPlace | null
}

/** What is saved of it with the outline. */
export type SavedInput = Omit<
  OutlineInput,
  'transcript' | 'groupId' | 'previousOutlineId' | 'series'
> & { series?: SeriesPlace }

export function savedInput(input: OutlineInput): SavedInput {
  const { url, outlineType, duration, groupProfile, additionalInfo, startTime, endTime, series } =
    input
  return {
    url,
    outlineType,
    duration,
    groupProfile,
    additionalInfo,
    startTime,
    endTime,
    ...(series && { series }),
  }
}
