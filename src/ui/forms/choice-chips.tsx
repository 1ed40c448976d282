import { useId } from 'react'
import { CheckIcon } from '@/ui/elements/icons'

type ChoiceChipsProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Only read out: in a field that says what they are for. */
  legendHidden?: boolean
  /** None can be chosen, and they keep their place. */
  disabled?: boolean
  onChange: (value: Value) => void
}

/** One of a few, all in sight: radio buttons, each as large as a finger. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  value,
  legendHidden = false,
  disabled = false,
  onChange,
}: ChoiceChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-2">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold leading-snug'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2 max-sm:gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            // as wide with its tick as without: a tap moves no other; on a phone the fill alone tells which it is
            className="flex min-h-target max-w-full cursor-pointer items-center justify-center rounded-full border border-control px-3 py-2 font-medium text-on-accent-soft hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:pointer-events-none has-disabled:opacity-60 sm:px-5 sm:has-checked:px-2 lg:pointer-fine:min-h-10 lg:pointer-fine:py-1"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.value === value && (
              <CheckIcon className="mr-1 max-sm:hidden forced-colors:inline" />
            )}
            <span className="min-w-0 wrap-break-word">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
