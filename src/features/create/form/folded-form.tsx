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
    <div className="flex items-center justify-between gap-3">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 leading-snug">
        {title !== '' && <span className="min-w-0 font-semibold wrap-break-word">{title}</span>}
        <span className="text-sm text-muted">{facts.join('\u00A0· ')}</span>
      </p>
      <Button variant="quiet" className="-mr-5 shrink-0" onClick={onUnfold}>
        {createMessages.unfold}
      </Button>
    </div>
  )
}
