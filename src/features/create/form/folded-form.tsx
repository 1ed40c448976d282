import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import { groupQueries } from '@/domain/group/group-queries'
import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'

/** The form in one line, on the cover of the sheet that it made: what it is, how long, for whom. */
export function FoldedForm({
  userId,
  title,
  values,
  formRef,
  onUnfold,
}: {
  userId: string
  title: string
  values: OutlineFormValues
  /** Where the form stands, which takes the focus. */
  formRef: RefObject<HTMLElement | null>
  onUnfold: () => void
}) {
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === values.groupId)?.name
  const type = TYPE_OPTIONS.find(({ value }) => value === values.outlineType)?.label
  const profile = createMessages.profilePresets.find(({ value }) => value === values.groupProfile)
  const whom = group ?? profile?.label ?? type
  const facts = [createMessages.foldedMinutes(values.duration), whom].filter(Boolean)
  const unfold = () => {
    flushSync(onUnfold)
    formRef.current?.focus({ preventScroll: true })
    formRef.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="-mt-1! -mb-3 flex items-center font-sans text-sm leading-normal">
      {/* seen on the cover of the sheet */}
      <p className="sr-only">
        {title} <span>{facts.join('\u00A0· ')}</span>
      </p>
      <p>{createMessages.foldedLead}</p>
      <Button
        variant="quiet"
        className="shrink-0 px-2! text-sm! text-on-cloth! underline underline-offset-4 hover:bg-on-cloth! hover:text-cloth!"
        onClick={unfold}
      >
        {createMessages.unfold}
      </Button>
    </div>
  )
}
