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

export function ChevronIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      className="size-5 text-muted"
    >
      <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
