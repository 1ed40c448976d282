import type { ComponentProps } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'

export function TextArea({
  label,
  hint,
  error,
  mark,
  id,
  className,
  rows = 4,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
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
    </FieldFrame>
  )
}
