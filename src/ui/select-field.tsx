import * as Select from '@radix-ui/react-select'
import { useState } from 'react'
import { classNames } from './class-names'
import { controlClass, FieldFrame, useFieldWiring, type FieldProps } from './field'
import { useVisibleSurroundings } from './use-visible-surroundings'

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
  const [open, setOpen] = useState(false)
  useVisibleSurroundings(open)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame {...{ wiring, label, hint, error, mark, className }}>
      <Select.Root
        {...{ name, required, disabled, open, value }}
        onOpenChange={setOpen}
        onValueChange={(next) => {
          const option = options.find((candidate) => candidate.value === next)
          if (option) onValueChange(option.value)
        }}
      >
        <Select.Trigger
          id={wiring.id}
          aria-describedby={wiring.describedBy}
          aria-invalid={wiring.invalid || undefined}
          className={classNames(
            controlClass(wiring.invalid),
            'flex min-h-target-lg items-center justify-between gap-3 text-left data-placeholder:text-muted',
          )}
        >
          <Select.Value placeholder={placeholder}>{chosen?.label}</Select.Value>
          <Select.Icon>
            <ChevronIcon />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal container={container}>
          {/* An animation that is there when closed too would keep Radix waiting for its end, and the page locked. */}
          <Select.Content
            position="popper"
            sideOffset={6}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-surface text-ink shadow-lg data-[state=open]:animate-appear"
          >
            <Select.Viewport className="p-1">
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-target cursor-pointer select-none items-center justify-between gap-3 rounded-sm px-3 py-2 outline-none data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft data-[state=checked]:font-semibold"
                >
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <CheckIcon />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {/* in place, so that the list lies inside the landmark or dialog of its field */}
      <div ref={setContainer} className="contents" />
    </FieldFrame>
  )
}

function ChevronIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      className="size-5 text-muted"
    >
      <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

function CheckIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="size-5"
    >
      <path d="m4.5 10.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
