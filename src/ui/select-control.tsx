import * as Select from '@radix-ui/react-select'
import { useLayoutEffect, useState } from 'react'
import { CheckIcon, ChevronIcon } from './icons'
import { selectBoxClass, type SelectProps } from './select-box'
import { useVisibleSurroundings } from './use-visible-surroundings'

/** The select itself. It takes the focus over from what stood in its place. */
export function SelectControl({
  id,
  describedBy,
  invalid,
  name,
  options,
  value,
  onValueChange,
  placeholder,
  required,
  disabled,
  defaultOpen,
}: SelectProps & { defaultOpen: boolean }) {
  const [hasFocus] = useState(() => document.activeElement?.id === id)
  useLayoutEffect(() => {
    if (hasFocus) document.getElementById(id)?.focus()
  }, [hasFocus, id])
  const [open, setOpen] = useState(defaultOpen)
  useVisibleSurroundings(open)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <Select.Root
        {...{ name, required, disabled, open, value, onValueChange }}
        onOpenChange={setOpen}
      >
        <Select.Trigger
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={selectBoxClass(invalid)}
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
    </>
  )
}
