import { useId } from 'react'
import { classNames } from '@/ui/elements/class-names'

type ChoiceChipsProps<Value extends string> = {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** In even columns on a phone, where there are many. */
  even?: boolean
  /** Only read out: below a field that says what they are for. */
  legendHidden?: boolean
  onChange: (value: Value) => void
}

/** One of a few, all in sight: radio buttons, each as large as a finger. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  value,
  even = false,
  legendHidden = false,
  onChange,
}: ChoiceChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold leading-snug'}>
        {legend}
      </legend>
      <div
        className={classNames(
          'flex flex-wrap gap-2',
          even &&
            'max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] max-sm:*:px-3',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-target max-w-full cursor-pointer items-center justify-center rounded-full border border-control bg-surface px-4 py-2 font-medium hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 wrap-break-word">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
