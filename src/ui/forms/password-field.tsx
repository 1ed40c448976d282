import { useState, type ComponentProps } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'
import { LineIcon } from '@/ui/elements/icons'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** Name of the button while the password is hidden, and while it is shown. */
    showLabel: string
    hideLabel: string
  }

export function PasswordField({
  label,
  hint,
  error,
  mark,
  id,
  className,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const wiring = useFieldWiring({ id, hint, error })
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, className }}>
      <div className="relative">
        <input
          {...rest}
          id={wiring.id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={wiring.describedBy}
          aria-invalid={wiring.invalid || undefined}
          className={classNames(controlClass(wiring.invalid), 'min-h-target-lg pr-12')}
        />
        <button
          type="button"
          aria-controls={wiring.id}
          onClick={() => setShown((before) => !before)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-muted hover:text-ink"
        >
          <EyeIcon crossed={shown} />
          <span className="sr-only">{shown ? hideLabel : showLabel}</span>
        </button>
      </div>
    </FieldFrame>
  )
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <LineIcon strokeWidth={1.8} grid={24} className="size-6">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="m4 4 16 16" />}
    </LineIcon>
  )
}
