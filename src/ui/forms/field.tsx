import { useId, type ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'

/** What every field takes, whatever control stands in it. */
export type FieldProps = {
  /** The text of the label, alone: marks stand beside it so that the field is found by these exact words. */
  label: string
  /** Help that is always there. */
  hint?: ReactNode
  /** What is wrong with the value; announced when it appears. */
  error?: string | null | undefined
  /** An error takes the place of the hint, whose room is kept, so that nothing moves. */
  errorInPlace?: boolean
  /** A short remark beside the label, such as 'opcional'. */
  mark?: ReactNode
  /** Only read out: in a row of fields whose meaning can be seen. */
  labelHidden?: boolean
}

type Wiring = {
  id: string
  labelId: string
  hintId: string
  errorId: string
  /** For the control: the ids of what describes it, or undefined. */
  describedBy: string | undefined
  invalid: boolean
}

/** The ids that tie a control to its label, hint and error. `id` is generated unless given. */
export function useFieldWiring({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { id?: string | undefined }): Wiring {
  const generated = useId()
  const base = id ?? generated
  const hintId = `${base}-hint`
  const errorId = `${base}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return {
    id: base,
    labelId: `${base}-label`,
    hintId,
    errorId,
    describedBy: describedBy || undefined,
    invalid: Boolean(error),
  }
}

/** Label above, control, then the error or the hint. A control that no <label> can name says `labelledBy`. */
export function FieldFrame({
  wiring,
  label,
  hint,
  error,
  errorInPlace = false,
  mark,
  labelHidden = false,
  labelledBy = false,
  value,
  children,
  className,
}: FieldProps & {
  wiring: Wiring
  labelledBy?: boolean
  /** On the line of the label, of a control that does not show it itself. */
  value?: ReactNode
  children: ReactNode
  className?: string | undefined
}) {
  const labelClass = 'font-semibold leading-snug'
  const isReplaced = errorInPlace && Boolean(error)
  return (
    <div data-field className={classNames('flex flex-col gap-2', className)}>
      <div
        className={
          labelHidden
            ? 'sr-only'
            : classNames('flex flex-wrap items-baseline', value ? 'gap-x-2' : 'gap-x-3')
        }
      >
        {labelledBy ? (
          <span id={wiring.labelId} className={labelClass}>
            {label}
          </span>
        ) : (
          <label id={wiring.labelId} htmlFor={wiring.id} className={labelClass}>
            {label}
          </label>
        )}
        {mark && <span className="text-sm text-muted">{mark}</span>}
        {value}
      </div>
      {children}
      <div
        className={errorInPlace && hint ? 'grid min-h-6 *:col-start-1 *:row-start-1' : 'contents'}
      >
        <div aria-live="polite" className="empty:hidden">
          {error && (
            <p id={wiring.errorId} className="flex gap-2 text-sm font-medium text-danger">
              <svg
                aria-hidden="true"
                viewBox="0 0 20 20"
                fill="currentColor"
                className="mt-0.5 size-5 shrink-0"
              >
                <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-.9 4.2h1.8v5H9.1v-5Zm0 6.4h1.8v1.8H9.1v-1.8Z" />
              </svg>
              {error}
            </p>
          )}
        </div>
        {hint && (
          <div
            id={isReplaced ? undefined : wiring.hintId}
            className={classNames('text-sm leading-snug text-muted', isReplaced && 'invisible')}
          >
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}

/** The frame of a control that text goes into. */
export function controlClass(invalid: boolean): string {
  return classNames(
    'w-full rounded-md border bg-field px-4 py-2 text-base text-ink transition-colors placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-60',
    invalid ? 'border-danger' : 'border-control hover:not-disabled:border-accent',
  )
}

/** Puts the cursor into the first field of a form that is marked as wrong; returns whether there was one. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  // with its label, which stands above it
  field?.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' })
  return field !== null
}
