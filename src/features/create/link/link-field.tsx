import { isYoutubeList, parseVideoId } from '@contract/video-url'
import { type Ref, useRef, useState } from 'react'
import { copiedLink, pastedLink } from '@/domain/generation/copied-link'
import { timeValue } from '@/domain/generation/clip-time'
import type { VideoPreview as Video } from '@/domain/generation/video-preview'
import { commonMessages } from '@/messages/common'
import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { FieldAction, TextField } from '@/ui/forms/text-field'
import { linkStart } from './shared-link'
import { VideoPreview } from './video-preview'

/** Seconds: a field of the clip holds minutes of two digits. */
const LONGEST_START = 100 * 60

type LinkFieldProps = {
  url: string
  /** What it leads to, in place of its hint; what is not `known` yet is looked up. Null while there is no such thing. */
  video: { known: Video | null } | null
  /** Nobody could tell what it leads to, which keeps nobody from going on. */
  unknown: boolean
  error: string | undefined
  /** Where the message begins, as it was told; empty while it was not. */
  startTime: string
  onUrl: (url: string) => void
  onStart: (startTime: string) => void
  /** A link came whole: nobody types on. */
  onWhole: () => void
  /** The button that takes the link back, once there is one. */
  swapButton: Ref<HTMLButtonElement>
}

/** The link of the video: typed, pasted with one press where the clipboard can be read, or shared by another app. */
export function LinkField(props: LinkFieldProps) {
  const { url, video, unknown, error, startTime, onUrl, onStart, onWhole, swapButton } = props
  const [unreadable, setUnreadable] = useState(false)
  // not while it is typed
  const [looked, setLooked] = useState(false)
  const understood = parseVideoId(url) !== null
  const wrong = looked && url.trim() !== '' && !understood
  // not even while it is typed: it becomes no video's
  const isList = !understood && isYoutubeList(url)
  const problem = isList
    ? createMessages.urlOfList
    : (error ?? (wrong ? createMessages.urlWrongHere : undefined))
  const hint = unreadable && url === '' ? createMessages.pasteByHand : <WhereLinksAre />
  const start = linkStart(url) ?? LONGEST_START
  const begins = startTime === timeValue(start)
  const area = useRef<HTMLDivElement>(null)

  const swap = () => {
    setLooked(false)
    setUnreadable(false)
    onUrl('')
    area.current?.querySelector('input')?.focus()
  }

  const take = (link: string) => {
    onUrl(link)
    // pasted, or put in by a keyboard that offers what was copied
    if (link.length > url.length + 1 && parseVideoId(link) !== null) onWhole()
  }

  const paste = async () => {
    const link = await copiedLink()
    setUnreadable(link === '')
    setLooked(true)
    if (link !== '') take(link)
  }

  return (
    <div ref={area} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label={createMessages.url}
        labelHidden={video !== null}
        className={video ? 'link-over-video' : 'link-alone'}
        type="url"
        inputMode="url"
        required
        autoComplete="off"
        placeholder={createMessages.urlPlaceholder}
        value={url}
        error={problem}
        hint={understood ? undefined : hint}
        errorInPlace
        action={
          understood || wrong || isList ? (
            <FieldAction
              ref={swapButton}
              onClick={(event) => {
                // the second press of a double one on what stood here before takes nothing back
                if (event.detail < 2) swap()
              }}
            >
              {video ? (
                <>
                  {createMessages.swapVideo[0]}{' '}
                  <span className="@min-[17rem]:@max-[24rem]:sr-only">
                    {createMessages.swapVideo[1]}
                  </span>
                </>
              ) : (
                createMessages.swapLink
              )}
            </FieldAction>
          ) : url === '' && canPaste() ? (
            <FieldAction isNext onClick={() => void paste()}>
              {commonMessages.pasteLink}
            </FieldAction>
          ) : null
        }
        onChange={(event) => {
          setLooked(false)
          // a message may be longer than the field: what counts is the link in it
          take(pastedLink(event.target.value))
        }}
        onBlur={() => setLooked(true)}
      />
      <output
        className={classNames(
          'empty:hidden',
          video ? '@min-[14rem]:col-start-1 @min-[14rem]:row-start-1' : 'text-sm text-muted',
        )}
      >
        {video ? <VideoPreview {...video} /> : unknown && createMessages.unknown}
      </output>
      {start < LONGEST_START && (begins || startTime === '') && (
        <div className="order-1 flex flex-wrap items-center gap-x-3">
          <output className="text-sm empty:hidden">
            {begins && createMessages.startsAt(startTime)}
          </output>
          {/* the same one, which keeps the focus */}
          <Button
            variant={begins || !video ? 'quiet' : 'onCloth'}
            className={classNames(
              'text-left',
              begins && 'px-0! text-sm! underline underline-offset-4',
              begins && video && 'not-hover:text-on-cloth!',
            )}
            onClick={() => onStart(begins ? '' : timeValue(start))}
          >
            {begins ? commonMessages.undo : createMessages.startOfLink(timeValue(start))}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How its link is come by: that of a phone is pressed, that of a computer clicked. */
const WhereLinksAre = () => (
  <>
    <span className="lg:hidden">{createMessages.urlHint.phone}</span>
    <span className="max-lg:hidden">{createMessages.urlHint.computer}</span>
  </>
)

function canPaste(): boolean {
  return typeof navigator.clipboard?.readText === 'function'
}
