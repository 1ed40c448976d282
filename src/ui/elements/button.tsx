import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class'
import { classNames } from './class-names'
import { Spinner } from '@/ui/feedback/spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button is disabled and shows a spinner. */
    busy?: boolean
    /** Replaces the text while busy. Without it the text stays hidden in place, so that the width is kept. */
    busyLabel?: string
  }

const DISABLED = 'disabled:cursor-not-allowed disabled:not-aria-busy:opacity-60'

/** `type` is 'button' unless told otherwise, so that only the submit button of a form submits it. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const covered = busy && !busyLabel
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-danger={variant === 'danger' ? '' : undefined}
      className={classNames(buttonClass({ variant, size, wide }), 'relative', DISABLED, className)}
    >
      {busy && (
        <span className={covered ? 'absolute inset-0 grid place-items-center' : 'contents'}>
          <Spinner />
        </span>
      )}
      <span className={classNames('inline-flex items-center gap-2', covered && 'opacity-0')}>
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  )
}
