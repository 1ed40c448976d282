import { useState } from 'react'
import type { GenerationFailure } from '@/domain/generation/generation-failure'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { fieldErrorsOf, withoutErrorsOf, type FieldErrors } from './form-errors'

/** What stands beside the fields, and whether the part that is folded away is open to show it. */
export type FormErrors = {
  errors: FieldErrors
  isOpen: boolean
  open: (isOpen: boolean) => void
  /** Count up each time the times, or the series, have to be seen. */
  timesShown: number
  seriesShown: number
  /** Says what is wrong, and opens what is folded where it is there. */
  mark: (found: FieldErrors, showsTimes?: boolean) => void
  /** What was said of a field goes once it changes. */
  mend: (changed: Partial<OutlineFormValues>) => void
}

/** @param failure why earlier work brought no outline: its fields are marked as soon as it comes */
export function useFormErrors(
  values: OutlineFormValues,
  failure: GenerationFailure | null,
): FormErrors {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isOpen, open] = useState(() => hasOptions(values))
  const [timesShown, setTimesShown] = useState(0)
  const [seriesShown, setSeriesShown] = useState(0)
  const [shownFailure, setShownFailure] = useState<GenerationFailure | null>(null)

  const mark = (found: FieldErrors, showsTimes = found.times !== undefined) => {
    setErrors(found)
    if (showsTimes || isFolded(found)) open(true)
    if (showsTimes) setTimesShown((count) => count + 1)
    if (found.series !== undefined) setSeriesShown((count) => count + 1)
  }
  const mend = (changed: Partial<OutlineFormValues>) =>
    setErrors((before) => withoutErrorsOf(changed, before))

  if (failure !== shownFailure) {
    setShownFailure(failure)
    mark(failure ? fieldErrorsOf(failure) : {})
  }
  return { errors, isOpen, open, timesShown, seriesShown, mark, mend }
}

/** Whether something stands in the fields that are folded away. */
function hasOptions({ additionalInfo, transcript, startTime, endTime, series }: OutlineFormValues) {
  return [additionalInfo, transcript, startTime, endTime, series].some((value) => value !== '')
}

/** Whether one of the fields that are folded away has to be looked at. */
function isFolded({ times, transcript, series }: FieldErrors): boolean {
  return times !== undefined || transcript !== undefined || series !== undefined
}
