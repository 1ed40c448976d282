import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@/ui/elements/button'
import { FormError, type FormProblem } from '@/ui/forms/form-error'

type AccountFormProps = {
  problem: FormProblem | undefined
  busy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Of the button that saves. */
  label: string
  busyLabel: string
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
  children,
}: AccountFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {children}
      <FormError problem={problem} />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={busy}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
    </form>
  )
}
