import { DELETE_CONFIRMATION } from '@contract/calls/account'
import { useState } from 'react'
import { accountMessages } from '@/messages/account/account'
import { commonMessages } from '@/messages/common'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { FormError } from '@/ui/forms/form-error'
import { TextField } from '@/ui/forms/text-field'
import { exactTextOf, textOf, useForm } from '@/ui/forms/use-form'
import { AccountSection } from './account-section'
import { CURRENT_PASSWORD, CurrentPasswordField } from './current-password-field'
import { deleteAccount } from './delete-account'

const FORM = 'excluir-conta'

/** `onDeleted` has to sign out, so that nothing of the person stays on this device either. */
export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <AccountSection title={accountMessages.deleteTitle} lead={accountMessages.deleteText}>
      <Button
        variant="quietDanger"
        className="text-danger!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {accountMessages.deleteOpen}
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </AccountSection>
  )
}

function DeleteDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { errors, problem, busy, onSubmit } = useForm(
    async (data) => {
      if (textOf(data, 'confirmation') !== DELETE_CONFIRMATION) {
        return { fields: { confirmation: accountMessages.deleteNotTyped } }
      }
      const password = exactTextOf(data, CURRENT_PASSWORD)
      if (!password) {
        return { fields: { [CURRENT_PASSWORD]: accountMessages.currentPasswordMissing } }
      }
      const outcome = await deleteAccount(password)
      if (!outcome.deleted && outcome.wrongPassword && outcome.reason) {
        return { fields: { [CURRENT_PASSWORD]: outcome.reason } }
      }
      if (!outcome.deleted) {
        return { form: { text: accountMessages.deleteFailed, advice: outcome.reason } }
      }
      onDeleted()
      return null
    },
    () => ({ form: { text: accountMessages.deleteFailed } }),
  )
  return (
    <Dialog
      open
      // what is under way cannot be called back
      onClose={() => !busy && onClose()}
      title={accountMessages.deleteQuestion}
      closeLabel={commonMessages.close}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {accountMessages.deleteKeep}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            busy={busy}
            busyLabel={accountMessages.deleteBusy}
          >
            {accountMessages.deleteAction}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {accountMessages.deleteFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <TextField
          label={accountMessages.deleteConfirm}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.confirmation}
        />
        <CurrentPasswordField error={errors[CURRENT_PASSWORD]} />
        <FormError problem={problem} />
      </form>
    </Dialog>
  )
}
