import type { FormEventHandler, ReactNode } from 'react'
import { commonMessages } from '@/messages/common'
import { Button } from '@/ui/elements/button'
import { FormError, type FormProblem } from '@/ui/forms/form-error'

type AccountFormProps = {
  problem: FormProblem | undefined
  busy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Of the button that saves. */
  label: string
  busyLabel: string
  /** Leaves all as it is, in a form that can be closed. */
  onCancel?: () => void
  /** The fields. */
  children: ReactNode
}

/** What of the account is changed by typing: fields, what went wrong, and the button that saves them. */
export function AccountForm({
  problem,
  busy,
  onSubmit,
  label,
  busyLabel,
  onCancel,
  children,
}: AccountFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-form flex-col gap-5">
      {children}
      <FormError problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={onCancel ? 'primary' : 'secondary'}
          busy={busy}
          busyLabel={busyLabel}
        >
          {label}
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {commonMessages.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
