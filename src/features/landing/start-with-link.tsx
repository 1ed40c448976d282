import { TRIAL_DAYS, TRIAL_REQUESTS, MAX_LENGTH } from '@contract/limits'
import { parseVideoId } from '@contract/video-url'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepLink } from '@/domain/generation/waiting-link'
import { track } from '@/lib/telemetry/analytics'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app'
import { landingMessages } from '@/messages/landing'
import { ButtonLink } from '@/ui/elements/button-link'
import { TextField } from '@/ui/forms/text-field'

/** The first field of the product. The link waits on this device until there is an account; nothing is sent. */
export function StartWithLink({ member }: { member: boolean }) {
  const navigate = useNavigate()
  const target = member ? paths.createOutline : paths.signUp

  const [byHand, setByHand] = useState(false)
  // read where it is typed, perhaps before there is an app: a state would begin empty
  const field = useRef<HTMLInputElement>(null)

  const leave = (pasted = field.current?.value ?? '') => {
    keepLink(pasted)
    track({ name: 'cta_click', place: 'hero' })
  }

  const pasteAndStart = async () => {
    // not allowed, or the phone's own question was answered with no
    const text = await Promise.resolve()
      .then(() => navigator.clipboard.readText())
      .catch(() => '')
    const pasted = text.trim().slice(0, MAX_LENGTH.url)
    if (parseVideoId(pasted) !== null) {
      leave(pasted)
      void navigate(target)
      return
    }
    setByHand(true)
    if (!field.current) return
    if (pasted !== '') field.current.value = pasted
    field.current.focus()
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
      <div className="relative">
        <TextField
          ref={field}
          className="[&_input]:pr-24"
          label={landingMessages.link}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://youtu.be/…"
          maxLength={MAX_LENGTH.url}
        />
        <button
          type="button"
          onClick={() => void pasteAndStart()}
          className="absolute right-0 bottom-0 flex min-h-target-lg items-center rounded-md px-4 font-semibold text-link hover:underline"
        >
          {landingMessages.paste}
        </button>
      </div>
      {byHand && <output className="text-sm text-muted">{landingMessages.pasteByHand}</output>}
      <ButtonLink to={target} size="lg" wide onClick={() => leave()}>
        {member ? appMessages.createOutline : landingMessages.start}
      </ButtonLink>
      {!member && (
        <p className="text-sm text-muted">
          {`${TRIAL_DAYS} dias grátis e até ${TRIAL_REQUESTS} esboços. Sem cartão.`}
        </p>
      )}
    </form>
  )
}
