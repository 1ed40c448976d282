/** Name of the field in the form and over the wire; nothing that a browser fills in by itself. */
export const HONEYPOT_FIELD = 'homepage'

/** A field that people do not see, hear or reach by keyboard. What fills it in is a bot (fault 41). */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {label}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
