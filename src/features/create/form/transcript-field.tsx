import { useState } from 'react'
import { createMessages } from '@/messages/create/create'
import { lazyComponent } from '@/lib/lazy-component'
import { Disclosure } from '@/ui/elements/disclosure'
import { FileButton } from '@/ui/forms/file-button'
import { TextArea } from '@/ui/forms/text-area'
import { readTextFile } from './read-text-file'

const LazyTranscriptSteps = lazyComponent(
  async () => (await import('./transcript-steps')).TranscriptSteps,
)

/** One line high until it is needed: when it is used, holds something, or has to be looked at. */
export function TranscriptField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const [used, setUsed] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const open = used || value !== '' || error !== undefined

  const read = async (file: File) => {
    const text = await readTextFile(file)
    setUnreadable(text === null)
    if (text !== null) onChange(text)
  }

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={createMessages.transcript}
        placeholder={createMessages.transcriptPlaceholder}
        rows={open ? 7 : 1}
        spellCheck={false}
        value={value}
        error={unreadable ? createMessages.fileUnreadable : error}
        hint={createMessages.transcriptHint.map((line) => (
          <p key={line}>{line}</p>
        ))}
        onFocus={() => setUsed(true)}
        onChange={(event) => {
          setUnreadable(false)
          onChange(event.target.value)
        }}
      />
      {open && (
        <>
          <FileButton
            label={createMessages.chooseFile}
            accept=".srt,.vtt,.txt,text/plain,text/vtt"
            onPick={(file) => void read(file)}
          />
          <Disclosure title={createMessages.transcriptSteps}>
            <LazyTranscriptSteps />
          </Disclosure>
        </>
      )}
    </div>
  )
}
