import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reloadProfile } from '@/domain/plan/plan-cache'
import { NAME_LENGTH, renameProfile } from '@/domain/plan/profile'
import { adviceFor } from '@/lib/auth/auth-errors'
import { supabase } from '@/lib/supabase'
import { accountMessages } from '@/messages/account/account'
import { notify } from '@/ui/feedback/notify'
import { TextField } from '@/ui/forms/text-field'
import { textOf, useForm } from '@/ui/forms/use-form'
import { AccountForm } from './account-form'
import { AccountSection } from './account-section'
import { Fold } from './fold'

export function ChangeName({ userId, name }: { userId: string; name: string }) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const { errors, ...state } = useForm(
    async (data) => {
      const typed = textOf(data, 'name')
      if (!typed) return { fields: { name: accountMessages.nameMissing } }
      await rename(userId, typed)
      await reloadProfile(queryClient, userId)
      setOpen(false)
      notify.success(accountMessages.nameSaved)
      return null
    },
    (error) => ({ form: { text: accountMessages.nameFailed, advice: adviceFor(error) } }),
  )
  return (
    <AccountSection title={accountMessages.nameTitle} value={name}>
      <Fold label={accountMessages.changeName} open={open} onOpen={() => setOpen(true)}>
        <AccountForm
          {...state}
          label={accountMessages.saveName}
          busyLabel={accountMessages.saving}
          onCancel={() => setOpen(false)}
        >
          <TextField
            label={accountMessages.name}
            name="name"
            autoComplete="name"
            required
            maxLength={NAME_LENGTH}
            defaultValue={name}
            error={errors.name}
          />
        </AccountForm>
      </Fold>
    </AccountSection>
  )
}

/** In the profile, and where e-mails and the header take it from. Rejects unless both are written; safe to repeat. */
async function rename(userId: string, name: string): Promise<void> {
  await renameProfile(userId, name)
  const client = await supabase()
  const { error } = await client.auth.updateUser({ data: { name } })
  if (error) throw error
}
