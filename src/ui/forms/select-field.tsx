import * as Select from '@radix-ui/react-select'
import { useState } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'
import { CheckIcon, ChevronIcon } from '@/ui/elements/icons'

type SelectFieldProps<Value extends string> = FieldProps & {
  id?: string
  name?: string
  /** `hint` explains one in the list, below its label. */
  options: readonly { value: Value; label: string; hint?: string | undefined }[]
  /** Empty until something is chosen; `placeholder` is shown then. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder: string
  required?: boolean
  disabled?: boolean
  className?: string
}

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  mark,
  labelHidden,
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
  const chosen = options.find((option) => option.value === value)
  // the focus comes back from the list: whoever touched it needs no ring until a key is pressed
  const [pointed, setPointed] = useState(false)
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, labelHidden, className }}>
      <Select.Root {...{ name, required, disabled, value }} onValueChange={choose}>
        <Select.Trigger
          id={wiring.id}
          aria-describedby={wiring.describedBy}
          aria-invalid={wiring.invalid || undefined}
          className={classNames(
            controlClass(wiring.invalid),
            'flex min-h-target-lg items-center justify-between gap-3 text-left data-placeholder:text-muted',
            pointed && 'outline-none',
          )}
          onKeyDown={() => setPointed(false)}
          onBlur={() => setPointed(false)}
        >
          <Select.Value placeholder={placeholder}>{chosen?.label}</Select.Value>
          <Select.Icon>
            <ChevronIcon />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          {/* An animation that is there when closed too would keep Radix waiting for its end, and the page locked. */}
          <Select.Content
            position="popper"
            sideOffset={6}
            onPointerUp={() => setPointed(true)}
            onPointerDownOutside={() => setPointed(true)}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-surface text-ink shadow-lg data-[state=open]:animate-appear"
          >
            <Select.Viewport className="p-1">
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  aria-describedby={option.hint && `${wiring.id}-${option.value}`}
                  className="flex min-h-target cursor-pointer select-none items-center justify-between gap-3 rounded-sm px-3 py-2 outline-none data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft data-[state=checked]:font-semibold"
                >
                  <span className="flex flex-col">
                    <Select.ItemText>{option.label}</Select.ItemText>
                    {option.hint && (
                      <span
                        id={`${wiring.id}-${option.value}`}
                        className="text-sm leading-snug font-normal text-muted"
                      >
                        {option.hint}
                      </span>
                    )}
                  </span>
                  <Select.ItemIndicator>
                    <CheckIcon />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </FieldFrame>
  )
}
