import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    type?: 'text' | 'email' | 'url' | 'search' | 'tel'
    /** A `FieldAction`; null while there is none, in a field that may have one. */
    action?: ReactNode
  }

export function TextField({
  label,
  hint,
  error,
  errorInPlace,
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
        // where letters are so large that both would not fit, the button stands below
        Boolean(action) && 'pr-[var(--action-room,7.75rem)] @max-[14rem]:pr-4',
      )}
    />
  )
  return (
    <FieldFrame {...{ wiring, label, hint, error, errorInPlace, mark, labelHidden, className }}>
      {action !== undefined ? (
        <div className="@container">
          <div className="relative flex flex-col gap-2">
            {control}
            {action}
          </div>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

/** A short button that stands in a `TextField`, at its end. */
export function FieldAction({
  isNext = false,
  onCloth = false,
  ...rest
}: ComponentProps<'button'> & {
  /** It is what the whole form waits for. */
  isNext?: boolean
  /** The form lies on the green, where that is gilt. */
  onCloth?: boolean
}) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        'absolute inset-y-1 right-1 min-h-target rounded-sm border px-3 font-semibold transition-colors @max-[14rem]:static',
        actionLook(isNext, onCloth),
      )}
    />
  )
}

function actionLook(isNext: boolean, onCloth: boolean): string {
  if (!isNext) {
    return 'border-accent-edge bg-accent-soft text-on-accent-soft hover:bg-accent hover:text-on-accent'
  }
  return onCloth
    ? 'border-gilt-bright bg-gilt-bright text-on-gilt-bright hover:bg-gilt-soft hover:text-on-gilt-soft'
    : 'border-accent bg-accent text-on-accent hover:bg-accent-strong'
}
