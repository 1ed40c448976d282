import { useState } from 'react'
import { isPassage } from '@/domain/outline/own-heading'
import { readingMessages } from '@/messages/reading'
import { DONE_ID } from './edit-bar'

/** The passage below the title of an outline, where it stands in reading: what is one is kept as it is typed. */
export function PassageField({
  passage,
  onChange,
}: {
  passage: string
  onChange: (passage: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? passage
  return (
    <span
      data-value={`${value} `}
      className="line-ground grid after:invisible after:col-start-1 after:row-start-1 after:whitespace-pre-wrap after:content-[attr(data-value)]"
    >
      <input
        aria-label={readingMessages.passage}
        value={value}
        size={1}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = target.value.trim()
          if (isPassage(next) && next !== passage) onChange(next)
        }}
        onBlur={() => {
          if (typed?.trim() === '') onChange('')
          setTyped(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key !== 'Escape') return
          event.preventDefault()
          document.getElementById(DONE_ID)?.focus()
        }}
        className="line-field bg-transparent transition-colors hover:not-focus:bg-on-cloth/20 focus:outline-3 focus:-outline-offset-3 focus:outline-on-cloth"
      />
    </span>
  )
}
