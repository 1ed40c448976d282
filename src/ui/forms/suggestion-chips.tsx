import { ChoiceChips } from './choice-chips'

type SuggestionChipsProps = {
  legend: string
  options: readonly { value: string; label: string }[]
  /** Of the field that they fill. */
  value: string
  onChange: (value: string) => void
}

/** What a text may begin with, in one tap; gone once somebody has words of their own, which no tap replaces. */
export function SuggestionChips({ legend, options, value, onChange }: SuggestionChipsProps) {
  const isOwn = value.trim() !== '' && options.every((option) => option.value !== value)
  return isOwn ? null : <ChoiceChips even legendHidden {...{ legend, options, value, onChange }} />
}
