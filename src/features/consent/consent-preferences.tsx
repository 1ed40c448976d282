import type { SubmitEvent } from 'react'
import { decide, statisticsAllowed } from '@/lib/telemetry/consent'
import { consentMessages } from '@/messages/consent'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { wantPreferences } from './preferences-wanted'

const FORM_ID = 'consent-preferences'

/** The choice by categories; what is necessary cannot be switched off. */
export function ConsentPreferences() {
  const close = () => wantPreferences(false)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    decide({ statistics: new FormData(event.currentTarget).has('statistics') })
    close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={consentMessages.preferences}
      description={consentMessages.preferencesText}
      closeLabel={consentMessages.close}
      footer={
        <Button type="submit" form={FORM_ID}>
          {consentMessages.save}
        </Button>
      }
    >
      <form id={FORM_ID} onSubmit={save} className="flex flex-col gap-4">
        <Category
          name="necessary"
          title={consentMessages.necessary}
          text={consentMessages.necessaryText}
          checked
          fixed
        />
        <Category
          name="statistics"
          title={consentMessages.statistics}
          text={consentMessages.statisticsText}
          checked={statisticsAllowed() === true}
        />
      </form>
    </Dialog>
  )
}

type CategoryProps = {
  name: string
  title: string
  text: string
  checked: boolean
  /** Cannot be changed. */
  fixed?: boolean
}

function Category({ name, title, text, checked, fixed = false }: CategoryProps) {
  const textId = `consent-${name}`
  return (
    <div className="rounded-md border border-line px-4 py-2">
      <label className="flex min-h-target cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={name}
          defaultChecked={checked}
          disabled={fixed}
          aria-describedby={textId}
          className="size-5 accent-accent"
        />
        {title}
      </label>
      <p id={textId} className="pb-2 text-sm text-muted">
        {text}
      </p>
    </div>
  )
}
