import { TRIAL_DAYS, TRIAL_REQUESTS, MAX_LENGTH } from '@contract/limits'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepLink } from '@/domain/generation/waiting-link'
import { track } from '@/lib/analytics'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app'
import { landingMessages } from '@/messages/landing'
import { ButtonLink } from '@/ui/elements/button-link'
import { TextField } from '@/ui/forms/text-field'

/** The first field of the product. The link waits on this device until there is an account; nothing is sent. */
export function StartWithLink({ member }: { member: boolean }) {
  const navigate = useNavigate()
  const [link, setLink] = useState('')
  const target = member ? paths.createOutline : paths.signUp

  const leave = () => {
    keepLink(link)
    track({ name: 'cta_click', place: 'hero' })
  }

  return (
    <form
      noValidate
      action={target}
      className="flex w-full max-w-form flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        leave()
        void navigate(target)
      }}
    >
      <TextField
        label={landingMessages.link}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://youtu.be/…"
        maxLength={MAX_LENGTH.url}
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      <ButtonLink to={target} size="lg" wide onClick={leave}>
        {member ? appMessages.createOutline : landingMessages.start}
      </ButtonLink>
      {!member && (
        <p className="text-sm text-muted">
          {TRIAL_DAYS} dias grátis e até {TRIAL_REQUESTS} esboços. Sem cartão.
        </p>
      )}
    </form>
  )
}
