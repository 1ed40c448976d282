import { classNames } from './class-names'
import { controlClass } from './field'

/** What a select is told, whatever draws it. */
export type SelectProps = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  name: string | undefined
  options: readonly { value: string; label: string }[]
  /** Empty until something is chosen; `placeholder` is shown then. */
  value: string
  onValueChange: (value: string) => void
  placeholder: string
  required: boolean | undefined
  disabled: boolean | undefined
}

/** The closed box. */
export function selectBoxClass(invalid: boolean): string {
  return classNames(
    controlClass(invalid),
    'flex min-h-target-lg items-center justify-between gap-3 text-left data-placeholder:text-muted',
  )
}
