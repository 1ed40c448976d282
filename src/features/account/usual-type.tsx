import type { OutlineType } from '@contract/meeting/meeting-types'
import type { User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { reloadProfile } from '@/domain/plan/plan-cache'
import { saveUsualType, usualTypeOf } from '@/domain/plan/profile'
import { usePlan } from '@/domain/plan/use-plan'
import { logWarning } from '@/lib/log'
import { accountMessages } from '@/messages/account/account'
import { notify } from '@/ui/feedback/notify'
import { SelectField } from '@/ui/forms/select-field'
import { AccountSection } from './account-section'

const NONE = 'none'

const OPTIONS = [{ value: NONE, label: accountMessages.usualTypeNone }, ...TYPE_OPTIONS] as const

/** What the form of an outline begins with; choosing it saves it. */
export function UsualType({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const { profile } = usePlan(user)
  const [saving, setSaving] = useState<OutlineType | typeof NONE | null>(null)

  const save = async (choice: OutlineType | typeof NONE) => {
    setSaving(choice)
    try {
      await saveUsualType(user.id, choice === NONE ? null : choice)
      await reloadProfile(queryClient, user.id)
      notify.success(accountMessages.usualTypeSaved)
    } catch (error) {
      logWarning('usual_type_not_saved', error)
      notify.error(accountMessages.usualTypeFailed)
    }
    setSaving(null)
  }

  return (
    <AccountSection title={accountMessages.usualTypeTitle} lead={accountMessages.usualTypeLead}>
      <SelectField
        label={accountMessages.usualType}
        labelHidden
        className="max-w-form"
        placeholder={accountMessages.usualTypeNone}
        options={OPTIONS}
        value={saving ?? (profile ? usualTypeOf(profile) || NONE : '')}
        disabled={saving !== null}
        onValueChange={(choice) => void save(choice)}
      />
    </AccountSection>
  )
}
