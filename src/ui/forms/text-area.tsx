import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** What it may be filled with, between it and its hint. */
    below?: ReactNode
  }

export function TextArea({
  label,
  hint,
  error,
  mark,
  id,
  className,
  rows = 4,
  below,
  ...rest
}: TextAreaProps) {
  const wiring = useFieldWiring({ id, hint, error })
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, className }}>
      <textarea
        {...rest}
        id={wiring.id}
        rows={rows}
        aria-describedby={wiring.describedBy}
        aria-invalid={wiring.invalid || undefined}
        className={classNames(controlClass(wiring.invalid), 'resize-y py-3')}
      />
      {below}
    </FieldFrame>
  )
}
