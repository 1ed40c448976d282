import type { ComponentProps } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    type?: 'text' | 'email' | 'url' | 'search' | 'tel'
  }

export function TextField({
  label,
  hint,
  error,
  mark,
  labelHidden,
  id,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const wiring = useFieldWiring({ id, hint, error })
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, labelHidden, className }}>
      <input
        {...rest}
        id={wiring.id}
        type={type}
        aria-describedby={wiring.describedBy}
        aria-invalid={wiring.invalid || undefined}
        className={classNames(controlClass(wiring.invalid), 'min-h-target-lg')}
      />
    </FieldFrame>
  )
}
