import { ChevronIcon } from './icons'
import { selectBoxClass, type SelectProps } from './select-box'

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp'])

/**
 * The box of a select whose script is still to come: the same to the eye and to screen readers. A press is passed on,
 * for the select to open as soon as it is there; Enter and Space press a button by themselves.
 */
export function SelectStandIn({ onPress, ...select }: SelectProps & { onPress: () => void }) {
  const { id, describedBy, invalid, options, value, placeholder, required, disabled } = select
  const chosen = options.find((option) => option.value === value)
  // as the select itself says it of its button
  const closedList = {
    role: 'combobox',
    'aria-expanded': false,
    'aria-required': required,
    'aria-invalid': invalid || undefined,
  } as const
  return (
    <button
      type="button"
      {...closedList}
      id={id}
      disabled={disabled}
      aria-describedby={describedBy}
      data-placeholder={chosen ? undefined : ''}
      onClick={onPress}
      onKeyDown={({ key }) => {
        if (OPENING_KEYS.has(key)) onPress()
      }}
      className={selectBoxClass(invalid)}
    >
      <span>{chosen?.label ?? placeholder}</span>
      <ChevronIcon />
    </button>
  )
}
