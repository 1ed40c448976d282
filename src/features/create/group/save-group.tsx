import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { GROUP_NAME_LENGTH } from '@/domain/group/group'
import { insertGroup } from '@/domain/group/group-mutations'
import { groupQueries } from '@/domain/group/group-queries'
import { AppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { groupMessages } from '@/messages/groups/groups'
import { Button } from '@/ui/elements/button'
import { notify } from '@/ui/feedback/notify'
import { TextField } from '@/ui/forms/text-field'

type SaveGroupProps = {
  userId: string
  /** With a type and a profile. */
  values: OutlineFormValues
  onSaved: (groupId: string) => void
}

/** Keeps the group that was just described, under a name. It lies inside the form of the outline, so it is none itself. */
export function SaveGroup({ userId, values, onSaved }: SaveGroupProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const fieldId = useId()

  const open = () => {
    flushSync(() => setName(''))
    document.getElementById(fieldId)?.focus()
  }

  const save = async () => {
    const typed = name?.trim()
    if (!typed) {
      setError(groupMessages.nameMissing)
      return
    }
    setBusy(true)
    try {
      const group = await insertGroup({
        name: typed,
        group_profile: values.groupProfile.trim(),
        outline_type: values.outlineType,
        duration: values.duration,
        structure: null,
        called: null,
      })
      await queryClient.invalidateQueries({ queryKey: groupQueries.all(userId) })
      notify.success(groupMessages.saved)
      onSaved(group.id)
    } catch (failure) {
      logWarning('group_not_saved', failure)
      setBusy(false)
      setError(failure instanceof AppError ? failure.userText : groupMessages.notSaved)
    }
  }

  if (name === null) {
    return (
      <Button variant="quiet" className="-mt-4 -ml-5 self-start lg:-mb-4" onClick={open}>
        {groupMessages.saveThis}
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-4">
      <TextField
        label={groupMessages.name}
        placeholder={groupMessages.namePlaceholder}
        id={fieldId}
        autoComplete="off"
        maxLength={GROUP_NAME_LENGTH}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void save()
        }}
      />
      <Button
        variant="secondary"
        className="self-start"
        busy={busy}
        busyLabel={groupMessages.saving}
        onClick={() => void save()}
      >
        {groupMessages.save}
      </Button>
    </div>
  )
}
