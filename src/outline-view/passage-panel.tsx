import {
  createContext,
  Fragment,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { Piece } from '@/lib/bible/scripture'
import { withBoundVerses } from '@/lib/formats'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { classNames } from '@/ui/elements/class-names'
import { withLooseMarks } from './loose-marks'
import { Passage } from './passage'
import { useScripture } from './scripture-context'
import { withVerseNumbers } from './verse-number'

type Reference = NonNullable<Piece['reference']>

type Opened = { by: string; reference: Reference }

type Panel = {
  panelId: string
  openedBy: string | null
  toggle: (by: string, reference: Reference, button: HTMLElement) => void
}

/** Null where a reference stays text: inside links. */
const PanelContext = createContext<Panel | null>(null)

/**
 * A block of text whose Bible references open below it, one at a time. `words` is what the block says: where it
 * already has the words of the passage, the chapter around them is shown.
 */
export function WithPassagePanel({ words, children }: { words: string; children: ReactNode }) {
  const panelId = useId()
  const [opened, setOpened] = useState<Opened | null>(null)
  const opener = useRef<HTMLElement>(null)

  const close = () => {
    setOpened(null)
    opener.current?.focus()
  }

  const panel = useMemo(
    () => ({
      panelId,
      openedBy: opened?.by ?? null,
      toggle: (by: string, reference: Reference, button: HTMLElement) => {
        opener.current = button
        setOpened((before) => (before?.by === by ? null : { by, reference }))
      },
    }),
    [panelId, opened],
  )

  const isOpen = opened !== null
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // a dialog was opened over it: the key is the dialog's
      if (opener.current?.closest('[aria-hidden="true"]')) return
      // before the dialog that all this may stand in
      event.stopImmediatePropagation()
      event.preventDefault()
      setOpened(null)
      opener.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])

  return (
    <>
      <PanelContext value={panel}>{children}</PanelContext>
      {opened && (
        <Passage
          key={opened.by}
          id={panelId}
          reference={opened.reference}
          words={words}
          onClose={close}
        />
      )}
    </>
  )
}

/** Its text names no passages: it is a link already. */
export function WithoutPassages({ children }: { children: ReactNode }) {
  return <PanelContext value={null}>{children}</PanelContext>
}

/** A text that is longer is not searched: it is no outline's. */
const MAX_LENGTH = 20_000

/** Words whose Bible references can be opened. */
export function TextWithReferences({ text }: { text: string }) {
  const scripture = useScripture()
  const panel = use(PanelContext)
  const pieces = useMemo(
    () =>
      scripture && /\d/.test(text) && text.length <= MAX_LENGTH
        ? scripture.splitAtReferences(text)
        : null,
    [scripture, text],
  )
  if (!panel || !pieces) return withVerseNumbers(withBoundVerses(text))
  return withLooseMarks(pieces).map(({ at, before, text: words, after, reference }) =>
    reference ? (
      // one box, so that no line begins or ends with a mark that belongs to it
      <span key={at} className="inline-block">
        {before}
        <ReferenceButton panel={panel} reference={reference} text={words} />
        {after}
      </span>
    ) : (
      <Fragment key={at}>{withVerseNumbers(withBoundVerses(words))}</Fragment>
    ),
  )
}

function ReferenceButton({
  panel,
  reference,
  text,
}: {
  panel: Panel
  reference: Reference
  text: string
}) {
  const id = useId()
  const isOpen = panel.openedBy === id
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel.panelId : undefined}
      title={outlineViewMessages.openPassage}
      onClick={(event) => panel.toggle(id, reference, event.currentTarget)}
      className={classNames(
        'rounded-sm text-left [word-spacing:inherit] text-link underline decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid',
        isOpen && 'bg-accent-soft decoration-solid',
      )}
    >
      {text}
    </button>
  )
}
