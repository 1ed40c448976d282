import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** What it may be filled with, between its label and it. */
    above?: ReactNode
    /** From one line on with what is typed; by hand where the browser cannot do that. */
    grows?: boolean
  }

export function TextArea({
  label,
  hint,
  error,
  mark,
  id,
  className,
  rows = 4,
  above,
  grows = false,
  ...rest
}: TextAreaProps) {
  const wiring = useFieldWiring({ id, hint, error })
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, className }}>
      {above}
      <textarea
        {...rest}
        id={wiring.id}
        rows={grows ? 1 : rows}
        aria-describedby={wiring.describedBy}
        aria-invalid={wiring.invalid || undefined}
        className={classNames(
          controlClass(wiring.invalid),
          'resize-y py-3',
          grows && 'field-sizing-content supports-[field-sizing:content]:resize-none',
        )}
      />
    </FieldFrame>
  )
}
