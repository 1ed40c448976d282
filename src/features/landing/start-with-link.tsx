import { parseVideoId } from '@contract/video-url'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { copiedLink, pastedLink } from '@/domain/generation/copied-link'
import { keepLink } from '@/domain/generation/waiting-link'
import { track } from '@/lib/telemetry/analytics'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { commonMessages } from '@/messages/common'
import { landingMessages } from '@/messages/landing/landing'
import { ButtonLink } from '@/ui/elements/button-link'
import { CheckIcon } from '@/ui/elements/icons'
import { FieldAction, TextField } from '@/ui/forms/text-field'

/** The first field of the product. The link waits on this device until there is an account; nothing is sent. */
export function StartWithLink({ member }: { member: boolean }) {
  const navigate = useNavigate()
  const target = member ? paths.createOutline : paths.signUp

  const [told, setTold] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  // read where it is typed, perhaps before there is an app: a state would begin empty
  const field = useRef<HTMLInputElement>(null)

  const leave = (pasted: string) => {
    keepLink(pasted)
    track({ name: 'cta_click', place: 'hero' })
  }

  /** Whether the page may be left: what is no video's link would be lost without a word. */
  const begin = () => {
    const pasted = pastedLink(field.current?.value.trim() ?? '')
    if (pasted !== '' && parseVideoId(pasted) === null) {
      setTold(null)
      // gone and back: the same again is heard again
      flushSync(() => setWrong(false))
      setWrong(true)
      field.current?.focus()
      return false
    }
    leave(pasted)
    return true
  }

  const pasteAndStart = async () => {
    const pasted = await copiedLink()
    if (parseVideoId(pasted) !== null) {
      leave(pasted)
      void navigate(target)
      return
    }
    setTold(landingMessages.pasteByHand)
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
        if (begin()) void navigate(target)
      }}
    >
      <TextField
        ref={field}
        label={landingMessages.link}
        {...(!member && {
          mark: (
            <>
              {landingMessages.linkMark}
              <span className="max-sm:hidden">{landingMessages.linkLater}</span>
            </>
          ),
        })}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://youtu.be/…"
        error={wrong ? landingMessages.noVideo : undefined}
        onChange={() => setWrong(false)}
        action={
          <FieldAction onClick={() => void pasteAndStart()}>{commonMessages.pasteLink}</FieldAction>
        }
      />
      {told !== null && <output className="text-sm text-muted">{told}</output>}
      <ButtonLink
        to={target}
        size="lg"
        wide
        onClick={(event) => {
          if (!begin()) event.preventDefault()
        }}
      >
        {member ? appMessages.createOutline : landingMessages.start}
      </ButtonLink>
      {!member && (
        <p className="-mt-1 flex items-center gap-2 text-sm">
          <CheckIcon className="-ml-1 text-accent" />
          {landingMessages.trial}
        </p>
      )}
    </form>
  )
}
