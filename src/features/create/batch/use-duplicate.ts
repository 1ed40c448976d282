import { isOutlineType } from '@contract/meeting/meeting-types'
import { useNavigate } from 'react-router-dom'
import { timeValue } from '@/domain/generation/clip-time'
import { writeDraft } from '@/domain/generation/form-draft'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'
import { readTranscript } from '@/domain/generation/pasted-transcripts'
import { formOf, type Group } from '@/domain/group/group'
import type { Outline } from '@/domain/outline/outline-row'
import { fieldsOf, placeOf } from '@/domain/series/series'
import { ASKS_FOR_PROFILE, paths } from '@/lib/paths'
import { readingMessages } from '@/messages/reading'
import { notify } from '@/ui/feedback/notify'

/** Fills the form with what this outline was asked for, for another group, and leads to it. */
export function useDuplicate(outline: Outline): (group: Group | null) => Promise<void> {
  const navigate = useNavigate()
  return async (group) => {
    const transcript = await readTranscript(outline.user_id, outline.youtube_url)
    const form = { ...formFor(outline, transcript), ...(group && formOf(group)) }
    writeDraft(outline.user_id, form)
    notify.success(readingMessages.duplicated, {
      description: group
        ? readingMessages.duplicatedFor(group.name)
        : readingMessages.duplicatedText,
    })
    await navigate(paths.createOutline, group ? {} : { state: ASKS_FOR_PROFILE })
  }
}

/** The form of an outline again, for a group that is still to be described. */
export function formFor(outline: Outline, transcript: string | null): OutlineFormValues {
  const { outline_type: type, start_time: start, end_time: end } = outline
  return {
    ...EMPTY_FORM,
    url: outline.youtube_url,
    outlineType: isOutlineType(type) ? type : '',
    duration: outline.duration,
    startTime: start === null ? '' : timeValue(start),
    endTime: end === null ? '' : timeValue(end),
    transcript: transcript ?? '',
    ...seriesOf(outline),
  }
}

function seriesOf(outline: Outline) {
  const { name, number, total } = fieldsOf(placeOf(outline))
  return { series: name, seriesNumber: number, seriesTotal: total }
}
