import { consentMessages } from '@/messages/consent'
import { wantPreferences } from './preferences-wanted'

/** Opens the choice again, from the footer. */
export function PreferencesButton({ className }: { className?: string }) {
  return (
    <button type="button" onClick={() => wantPreferences(true)} className={className}>
      {consentMessages.preferences}
    </button>
  )
}
