import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { groupQueries } from '@/domain/group/group-queries'
import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'

/** The form in one line, above the sheet that it made: what it is, how long, for whom. */
export function FoldedForm({
  userId,
  title,
  values,
  onUnfold,
}: {
  userId: string
  title: string
  values: OutlineFormValues
  onUnfold: () => void
}) {
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === values.groupId)?.name
  const type = TYPE_OPTIONS.find(({ value }) => value === values.outlineType)?.label
  const profile = createMessages.profilePresets.find(({ value }) => value === values.groupProfile)
  const whom = group ?? profile?.label ?? type
  const facts = [createMessages.foldedMinutes(values.duration), whom].filter(Boolean)
  return (
    <div className="flex items-center gap-1 text-sm text-muted">
      {/* seen on the cover of the sheet */}
      <p className="sr-only">
        {title} <span>{facts.join('\u00A0· ')}</span>
      </p>
      <p>{createMessages.foldedLead}</p>
      <Button variant="quiet" className="px-2! text-sm!" onClick={onUnfold}>
        {createMessages.unfold}
      </Button>
    </div>
  )
}
