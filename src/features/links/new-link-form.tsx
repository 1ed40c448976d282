import { LINK_DAYS, LINK_DAYS_DEFAULT, LINK_NOTE_LENGTH, type LinkKind } from '@contract/links'
import { useState } from 'react'
import { makeLink } from '@/domain/links/link-mutations'
import { AppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { createMessages } from '@/messages/create/create'
import { linkMessages } from '@/messages/links'
import { Button } from '@/ui/elements/button'
import { CheckField } from '@/ui/forms/check-field'
import { ChoiceChips } from '@/ui/forms/choice-chips'
import { FormError } from '@/ui/forms/form-error'
import { TextField } from '@/ui/forms/text-field'
import { textOf, useForm } from '@/ui/forms/use-form'

const DAYS = LINK_DAYS.map((days) => ({ value: String(days), label: linkMessages.days(days) }))

type NewLinkFormProps = {
  kind: LinkKind
  outlineId: string
  /** Of the outline itself; null where it has none that could be shown. */
  title: string | null
  onMade: (id: string) => Promise<void>
}

export function NewLinkForm({ kind, outlineId, title, onMade }: NewLinkFormProps) {
  const [days, setDays] = useState(String(LINK_DAYS_DEFAULT))
  const [showsTitle, setShowsTitle] = useState(false)
  const { problem, busy, onSubmit } = useForm(
    async (data) => {
      const note = textOf(data, 'note')
      await onMade(await makeLink({ outlineId, kind, days: Number(days), showsTitle, note }))
      return null
    },
    (error) => {
      logWarning('link_not_created', error)
      const text = error instanceof AppError ? error.userText : linkMessages.notCreated
      return { form: { text } }
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ChoiceChips
        legend={linkMessages.daysLegend}
        options={DAYS}
        value={days}
        onChange={setDays}
      />
      {kind === 'group' && title !== null && (
        <CheckField
          label={linkMessages.showsTitle}
          hint={linkMessages.showsTitleHint(title)}
          checked={showsTitle}
          onChange={setShowsTitle}
        />
      )}
      {kind === 'leaders' && (
        <TextField
          label={linkMessages.note}
          name="note"
          mark={createMessages.optional}
          placeholder={linkMessages.notePlaceholder}
          autoComplete="off"
          maxLength={LINK_NOTE_LENGTH}
        />
      )}
      <FormError problem={problem} />
      <Button type="submit" size="lg" wide busy={busy} busyLabel={linkMessages.creating}>
        {linkMessages.create}
      </Button>
    </form>
  )
}
