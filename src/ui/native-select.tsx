import { selectBoxClass, type SelectProps } from './select-box'

/** The browser's own select, where the script of ours cannot be fetched. */
export function NativeSelect(select: SelectProps) {
  const { id, describedBy, invalid, name, options, value, placeholder, required, disabled } = select
  return (
    <select
      {...{ id, name, required, disabled, value }}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => select.onValueChange(event.target.value)}
      className={selectBoxClass(invalid)}
    >
      <option value="" disabled hidden>
        {placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
