import { parseVideoId } from '@contract/video-url'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { copiedLink, pastedLink } from '@/domain/generation/copied-link'
import { keepLink } from '@/domain/generation/waiting-link'
import { paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { createMessages } from '@/messages/create/create'
import { historyMessages } from '@/messages/history/history'
import { ButtonLink } from '@/ui/elements/button-link'
import { FieldAction, TextField } from '@/ui/forms/text-field'

/**
 * The first field of the form, on the green of the page that leads there: the link waits for it on this device. The one
 * gilt thing is what comes next: to paste a link, then to go on with it.
 */
export function BeginWithLink() {
  const navigate = useNavigate()
  const [url, setUrl] = useState('')
  const [told, setTold] = useState('')
  const hasLink = parseVideoId(url) !== null

  /** Whether the page may be left: what is no video's link would be lost without a word. */
  const begin = (link: string) => {
    const fits = link.trim() === '' || parseVideoId(link) !== null
    if (fits) keepLink(link)
    setTold(fits ? '' : createMessages.urlWrongHere)
    return fits
  }

  const paste = async () => {
    const link = await copiedLink()
    setUrl(link)
    if (link === '') setTold(createMessages.pasteByHand)
    else if (begin(link)) void navigate(paths.createOutline)
  }

  return (
    <form
      noValidate
      className="relative flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (begin(url)) void navigate(paths.createOutline)
      }}
    >
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:gap-3">
        <TextField
          label={historyMessages.newLink}
          labelHidden
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={createMessages.urlPlaceholder}
          value={url}
          className="grow"
          action={
            <FieldAction isNext={!hasLink} onCloth onClick={() => void paste()}>
              {commonMessages.pasteLink}
            </FieldAction>
          }
          onChange={(event) => {
            // a message may be longer than the field: what counts is the link in it
            setUrl(pastedLink(event.target.value))
            setTold('')
          }}
        />
        <ButtonLink
          to={paths.createOutline}
          variant={hasLink ? 'giltOnCloth' : 'outlineOnCloth'}
          size="lg"
          className="shrink-0"
          onClick={(event) => {
            if (!begin(url)) event.preventDefault()
          }}
        >
          {historyMessages.newAction}
        </ButtonLink>
      </div>
      {/* beside the words of the card the field stays where it is */}
      <output className="text-sm empty:hidden lg:absolute lg:inset-x-0 lg:top-full lg:mt-2">
        {told}
      </output>
    </form>
  )
}
