import { GROUP_WORDS, isGroupWord, labelOfWord, theGroup } from '@contract/meeting/group-words'
import { isOutlineType, MEETING_TYPES, type OutlineType } from '@contract/meeting/meeting-types'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { GROUP_NAME_LENGTH, type Group, type GroupBeginning } from '@/domain/group/group'
import { insertGroup, takeOutlines, updateGroup } from '@/domain/group/group-mutations'
import { groupQueries } from '@/domain/group/group-queries'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { AppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { createMessages } from '@/messages/create/create'
import { structureMessages } from '@/messages/groups/structure'
import { groupCardMessages } from '@/messages/groups/card'
import { groupMessages } from '@/messages/groups/groups'
import { DurationField } from '@/outline-view/duration-field'
import { ProfileField } from '@/outline-view/profile-field'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { FormError } from '@/ui/forms/form-error'
import { notify } from '@/ui/feedback/notify'
import { SelectField } from '@/ui/forms/select-field'
import { TextField } from '@/ui/forms/text-field'
import { textOf, useForm } from '@/ui/forms/use-form'
import { StructureField } from './structure-field'
import { useBeginOutline } from './use-begin-outline'
import { useStructure } from './use-structure'

const FORM = 'grupo'

const USUAL = 'usual'

const WORD_OPTIONS = [
  { value: USUAL, label: structureMessages.calledUsual },
  ...GROUP_WORDS.map((value) => ({ value, label: labelOfWord(value) })),
] as const

type GroupDialogProps = {
  userId: string
  /** Null for a new one. */
  group: Group | null
  beginning: GroupBeginning
  onClose: () => void
}

/** The group is saved by then: that its outlines stay without it is no reason to say that it is not. */
async function takeAlong(groupId: string, profile: string): Promise<void> {
  try {
    await takeOutlines(groupId, profile)
  } catch (error) {
    logWarning('outlines_not_taken', error)
  }
}

export function GroupDialog({ userId, group, beginning, onClose }: GroupDialogProps) {
  const queryClient = useQueryClient()
  const beginOutline = useBeginOutline(userId)
  const first = group ?? beginning
  const [type, setType] = useState<OutlineType | ''>(
    isOutlineType(first.outline_type) ? first.outline_type : '',
  )
  const [profile, setProfile] = useState(first.group_profile)
  const [duration, setDuration] = useState(first.duration)
  const structure = useStructure(group?.structure ?? null)
  const [called, setCalled] = useState(() => (isGroupWord(group?.called) ? group.called : null))
  const isGroup = type !== '' && MEETING_TYPES[type].audience === 'group'
  const hasOrder = type !== '' && MEETING_TYPES[type].audience !== 'person'
  const beginAction = (added: Group) => ({
    label: groupCardMessages.newOutline,
    onClick: () => beginOutline(added),
  })
  const { errors, problem, busy, onSubmit } = useForm(
    async (data) => {
      const name = textOf(data, 'name')
      if (!name) return { fields: { name: groupMessages.nameMissing } }
      if (!type) return { fields: { type: groupMessages.typeMissing } }
      const order = hasOrder ? structure.read(duration) : { stored: null }
      if ('errors' in order) return order.errors
      const typed = {
        name,
        group_profile: profile.trim(),
        outline_type: type,
        duration,
        structure: order.stored,
        called: isGroup ? called : null,
      }
      const added = group ? null : await insertGroup(typed)
      if (group) await updateGroup({ ...typed, id: group.id })
      if (added && beginning.group_profile !== '') {
        await takeAlong(added.id, beginning.group_profile)
        await queryClient.invalidateQueries({ queryKey: outlineQueries.all(userId) })
      }
      await queryClient.invalidateQueries({ queryKey: groupQueries.all(userId) })
      // it lies in its corner, not on a dialog that goes
      flushSync(onClose)
      notify.success(groupMessages.saved, added ? { action: beginAction(added) } : {})
      return null
    },
    (error) => {
      logWarning('group_not_saved', error)
      const text = error instanceof AppError ? error.userText : groupMessages.notSaved
      return { form: { text } }
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={group ? groupMessages.editTitle : groupMessages.addTitle}
      closeLabel={commonMessages.close}
      footer={
        <Button type="submit" form={FORM} busy={busy} busyLabel={groupMessages.saving}>
          {groupMessages.save}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          label={groupMessages.name}
          name="name"
          placeholder={groupMessages.namePlaceholder}
          required
          autoComplete="off"
          maxLength={GROUP_NAME_LENGTH}
          defaultValue={group?.name}
          error={errors.name}
        />
        <ProfileField value={profile} presets onChange={setProfile} />
        <SelectField
          label={createMessages.type}
          placeholder={createMessages.typePlaceholder}
          required
          options={TYPE_OPTIONS}
          value={type}
          error={type === '' ? errors.type : undefined}
          onValueChange={setType}
        />
        <DurationField minutes={duration} onChange={setDuration} />
        {hasOrder && <StructureField structure={structure} />}
        {isGroup && (
          <SelectField
            label={structureMessages.called}
            placeholder=""
            hint={structureMessages.calledHint(theGroup(called))}
            options={WORD_OPTIONS}
            value={called ?? USUAL}
            onValueChange={(word) => setCalled(word === USUAL ? null : word)}
          />
        )}
        <FormError problem={problem} />
      </form>
    </Dialog>
  )
}
