import { useId, type ReactNode } from 'react'

type CheckFieldProps = {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Yes or no; the whole row can be pressed. */
export function CheckField({ label, hint, checked, onChange }: CheckFieldProps) {
  const hintId = useId()
  return (
    <label className="flex min-h-target cursor-pointer items-start gap-3 rounded-md border border-line bg-sunken px-4 py-3">
      <input
        type="checkbox"
        className="mt-0.5 size-6 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...(hint && { 'aria-describedby': hintId })}
      />
      <span className="flex flex-col gap-1">
        <span className="font-semibold leading-snug">{label}</span>
        {hint && (
          <span id={hintId} aria-hidden="true" className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
