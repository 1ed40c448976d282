import { useIsOnline } from '@/lib/device/use-is-online'
import { appMessages } from '@/messages/app/app'

/** A small flag below the header while there is no connection; it says no more than that. */
export function OfflineSign() {
  const online = useIsOnline()
  return (
    <output
      className={
        online
          ? undefined
          : 'absolute top-full left-1/2 -translate-x-1/2 rounded-b-md bg-gilt-soft px-4 py-0.5 text-sm font-semibold text-on-gilt-soft shadow-sm'
      }
    >
      {online ? null : appMessages.offline}
    </output>
  )
}
