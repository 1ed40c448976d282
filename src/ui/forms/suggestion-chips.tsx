import { useState } from 'react'
import { ChoiceChips } from './choice-chips'

type SuggestionChipsProps = {
  legend: string
  options: readonly { value: string; label: string }[]
  /** Of the field that they fill. */
  value: string
  onChange: (value: string) => void
}

/** What a text may begin with, in one tap; not where somebody has words of their own, which no tap replaces. */
export function SuggestionChips({ legend, options, value, onChange }: SuggestionChipsProps) {
  const isOwn = value.trim() !== '' && options.every((option) => option.value !== value)
  // they stand above the field: gone at its first letter, they would pull it away from whoever types
  const [wasOffered, setWasOffered] = useState(!isOwn)
  if (!wasOffered && !isOwn) setWasOffered(true)
  return wasOffered ? (
    <ChoiceChips legendHidden disabled={isOwn} {...{ legend, options, value, onChange }} />
  ) : null
}
