import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    type?: 'text' | 'email' | 'url' | 'search' | 'tel'
    /** A short button that stands in the field, at its end; null while there is none, in a field that may have one. */
    action?: ReactNode
  }

export function TextField({
  label,
  hint,
  error,
  errorRoom,
  mark,
  labelHidden,
  id,
  className,
  type = 'text',
  action,
  ...rest
}: TextFieldProps) {
  const wiring = useFieldWiring({ id, hint, error })
  const control = (
    <input
      {...rest}
      id={wiring.id}
      type={type}
      aria-describedby={wiring.describedBy}
      aria-invalid={wiring.invalid || undefined}
      className={classNames(
        controlClass(wiring.invalid),
        'min-h-target-lg',
        Boolean(action) && 'pr-32',
      )}
    />
  )
  return (
    <FieldFrame {...{ wiring, label, hint, error, errorRoom, mark, labelHidden, className }}>
      {action !== undefined ? (
        <div className="relative">
          {control}
          <div className="absolute inset-y-0 right-0 flex">{action}</div>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}
