import { lazy, Suspense, useState, type ComponentType } from 'react'
import { FieldFrame, useFieldWiring, type FieldProps } from './field'
import { NativeSelect } from './native-select'
import type { SelectProps } from './select-box'
import { SelectStandIn } from './select-stand-in'

type SelectFieldProps<Value extends string> = FieldProps & {
  id?: string
  name?: string
  options: readonly { value: Value; label: string }[]
  /** Empty until something is chosen; `placeholder` is shown then. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder: string
  required?: boolean
  disabled?: boolean
  className?: string
}

// 28 kB that nobody needs before they press: fetched at the first sign that somebody is there
const SelectControl = lazy(async () => {
  await firstSign()
  type Control = ComponentType<SelectProps & { defaultOpen: boolean }>
  const fetched: Promise<Control> = import('./select-control').then(
    (module) => module.SelectControl,
    () => NativeSelect,
  )
  return { default: await fetched }
})

/** A click alone is what some screen readers send. */
const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const

function firstSign(): Promise<unknown> {
  const ends = new AbortController()
  const options = { signal: ends.signal, passive: true, capture: true }
  return new Promise((resolve) => {
    for (const sign of SIGNS) window.addEventListener(sign, resolve, options)
  }).finally(() => ends.abort())
}

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  mark,
  id,
  name,
  options,
  value,
  onValueChange,
  placeholder,
  required,
  disabled,
  className,
}: SelectFieldProps<Value>) {
  const wiring = useFieldWiring({ id, hint, error })
  const [pressed, setPressed] = useState(false)
  const select: SelectProps = {
    id: wiring.id,
    describedBy: wiring.describedBy,
    invalid: wiring.invalid,
    name,
    options,
    value,
    placeholder,
    required,
    disabled,
    onValueChange: (next) => {
      const option = options.find((candidate) => candidate.value === next)
      if (option) onValueChange(option.value)
    },
  }
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, className }}>
      <Suspense fallback={<SelectStandIn {...select} onPress={() => setPressed(true)} />}>
        <SelectControl {...select} defaultOpen={pressed} />
      </Suspense>
    </FieldFrame>
  )
}
