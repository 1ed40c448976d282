import { MAX_LENGTH } from '@contract/limits'
import { useDeferredValue, useRef, useState } from 'react'
import { readingMessages } from '@/messages/reading'
import { OutlineView } from '@/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { TextArea } from '@/ui/forms/text-area'
import { withMark, type Mark } from './markdown-marks'
import { SaveStatus } from './save-status'
import type { EditedText } from './use-edited-text'
import { writeText } from './write-text'

const MARKS = ['heading', 'list', 'quote', 'bold'] as const satisfies readonly Mark[]

/** The text of an outline as Markdown, saved while it is typed. */
export function OutlineEditor({ edited, onDone }: { edited: EditedText; onDone: () => void }) {
  const { text, change, flush } = edited
  const area = useRef<HTMLTextAreaElement>(null)
  const [atOpening] = useState(text)
  const isEmpty = text.trim() === ''

  const mark = (chosen: Mark) => {
    if (!area.current) return
    const { value, selectionStart, selectionEnd } = area.current
    writeText(area.current, withMark(value, selectionStart, selectionEnd, chosen))
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="toolbar" aria-label={readingMessages.toolbar} className="flex flex-wrap gap-2">
          {MARKS.map((name) => (
            <Button key={name} variant="secondary" className="px-4" onClick={() => mark(name)}>
              {readingMessages[name]}
            </Button>
          ))}
        </div>
        <SaveStatus edited={edited} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <TextArea
          ref={area}
          label={readingMessages.text}
          hint={readingMessages.textHint}
          error={isEmpty ? readingMessages.empty : null}
          rows={24}
          maxLength={MAX_LENGTH.outline}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={flush}
        />
        <Preview markdown={useDeferredValue(text)} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            flush()
            onDone()
          }}
        >
          {readingMessages.done}
        </Button>
        <Button
          variant="secondary"
          disabled={text === atOpening}
          onClick={() => {
            if (!area.current) return
            const to = area.current.value.length
            writeText(area.current, { from: 0, to, insert: atOpening, selection: [0, 0] })
          }}
        >
          {readingMessages.revert}
        </Button>
      </div>
    </div>
  )
}

/** Where there is room beside the text. */
function Preview({ markdown }: { markdown: string }) {
  return (
    <div className="hidden flex-col gap-2 lg:flex">
      <h2 className="font-sans text-base leading-snug font-semibold tracking-normal">
        {readingMessages.preview}
      </h2>
      <ScrollRegion
        label={readingMessages.preview}
        className="h-0 min-h-full grow rounded-md border border-line bg-surface p-5"
      >
        <OutlineView markdown={markdown} topLevel={3} />
      </ScrollRegion>
    </div>
  )
}
