import { MEETING_TYPES, OUTLINE_TYPES } from '@contract/meeting/meeting-types'

/** The meeting types as a list to choose from, in the order in which they are offered. */
export const TYPE_OPTIONS = OUTLINE_TYPES.map((value) => ({
  value,
  label: MEETING_TYPES[value].label,
}))
