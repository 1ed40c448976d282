import * as Slider from '@radix-ui/react-slider'
import { useState, type ReactNode } from 'react'
import { FieldFrame, useFieldWiring, type FieldProps } from './field'
import { LineIcon } from '@/ui/elements/icons'

type SliderFieldProps = FieldProps & {
  id?: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step: number
  /** Says a value in words, for screen readers. */
  valueText: (value: number) => string
  /** The value on the line of the label, in short where it has a mark. */
  shownValue?: string
  /** Both ends in words, short: seen below the track. */
  ends: readonly [string, string]
  /** Names of the step buttons. They must not contain `label`, or the field is no longer found by it alone. */
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
  className?: string
}

/** A slider that also works without dragging: by its step buttons, by keys, by a tap on the track (WCAG 2.5.7). */
export function SliderField({
  label,
  hint,
  error,
  mark,
  id,
  value,
  onValueChange,
  min,
  max,
  step,
  valueText,
  shownValue,
  ends,
  decreaseLabel,
  increaseLabel,
  disabled = false,
  className,
}: SliderFieldProps) {
  const wiring = useFieldWiring({ id, hint, error })
  // a slider that has the focus says its value itself, and once is enough
  const [sliding, setSliding] = useState(false)
  const change = (next: number) => onValueChange(Math.min(max, Math.max(min, next)))
  return (
    <FieldFrame
      {...{ wiring, label, hint, error, mark, className }}
      labelledBy
      value={
        <output
          className="-my-2 ml-auto font-heading text-lg leading-snug font-semibold tabular-nums text-accent"
          aria-live={sliding ? 'off' : 'polite'}
        >
          {shownValue ?? valueText(value)}
        </output>
      }
    >
      <div className="flex min-h-target-lg items-center gap-3">
        <StepButton
          name={decreaseLabel}
          onClick={() => change(value - step)}
          disabled={disabled}
          atEnd={value <= min}
        >
          <path d="M5 10h10" />
        </StepButton>
        <Slider.Root
          {...{ min, max, step, disabled }}
          value={[value]}
          onValueChange={([next]) => {
            if (next !== undefined) change(next)
          }}
          className="relative flex h-target grow touch-none select-none items-center"
        >
          <Slider.Track className="relative h-2 grow rounded-full border border-control bg-sunken">
            <Slider.Range className="absolute h-full rounded-full bg-accent" />
          </Slider.Track>
          <span
            aria-hidden="true"
            className="absolute inset-x-0 top-[2.25rem] flex justify-between text-xs text-muted"
          >
            {ends.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </span>
          <Slider.Thumb
            id={wiring.id}
            aria-labelledby={wiring.labelId}
            aria-describedby={wiring.describedBy}
            aria-invalid={wiring.invalid || undefined}
            aria-valuetext={valueText(value)}
            onFocus={() => setSliding(true)}
            onBlur={() => setSliding(false)}
            className="block size-7 rounded-full border-2 border-surface bg-accent shadow-md"
          />
        </Slider.Root>
        <StepButton
          name={increaseLabel}
          onClick={() => change(value + step)}
          disabled={disabled}
          atEnd={value >= max}
        >
          <path d="M5 10h10M10 5v10" />
        </StepButton>
      </div>
    </FieldFrame>
  )
}

/** One that is `atEnd` does nothing more, and keeps the focus. */
function StepButton({
  name,
  onClick,
  disabled,
  atEnd,
  children,
}: {
  name: string
  onClick: () => void
  disabled: boolean
  atEnd: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={atEnd ? undefined : onClick}
      disabled={disabled}
      aria-disabled={atEnd || undefined}
      className="grid size-target shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft transition-colors hover:not-disabled:not-aria-disabled:bg-accent hover:not-disabled:not-aria-disabled:text-on-accent disabled:opacity-40 aria-disabled:opacity-40"
    >
      <LineIcon strokeWidth={2} className="size-5">
        {children}
      </LineIcon>
      <span className="sr-only">{name}</span>
    </button>
  )
}
