import { SERIES } from '@contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { outlineCache } from '@/domain/outline/outline-cache'
import { renameSeries } from '@/domain/outline/outline-mutations'
import { logWarning } from '@/lib/log'
import { seriesPath } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { seriesFieldMessages } from '@/messages/series/fields'
import { seriesPageMessages } from '@/messages/series/page'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { FormError } from '@/ui/forms/form-error'
import { TextField } from '@/ui/forms/text-field'
import { textOf, useForm } from '@/ui/forms/use-form'

export function RenameSeries({
  userId,
  name,
  onClose,
}: {
  userId: string
  name: string
  onClose: () => void
}) {
  const cache = outlineCache(useQueryClient(), userId)
  const navigate = useNavigate()
  const { errors, problem, busy, onSubmit } = useForm(
    async (data) => {
      const to = textOf(data, 'name').replace(/\s+/g, ' ')
      if (!to) return { fields: { name: seriesPageMessages.nameMissing } }
      await renameSeries(name, to)
      await cache.readListsAgain()
      await cache.readAgain()
      await navigate(seriesPath(to), { replace: true })
      onClose()
      return null
    },
    (error) => {
      logWarning('series_not_renamed', error)
      return { form: { text: seriesPageMessages.notSaved } }
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={seriesPageMessages.renameTitle}
      description={seriesPageMessages.renameLead}
      closeLabel={commonMessages.close}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <TextField
          label={seriesFieldMessages.name}
          name="name"
          required
          autoComplete="off"
          maxLength={SERIES.nameLength}
          defaultValue={name}
          error={errors.name}
        />
        <FormError problem={problem} />
        <Button type="submit" wide busy={busy} busyLabel={seriesPageMessages.saving}>
          {seriesPageMessages.save}
        </Button>
      </form>
    </Dialog>
  )
}
