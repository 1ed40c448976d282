import { lazy, Suspense } from 'react'

const Nothing = () => null

// comes with the modal dialog; where it cannot be fetched, one leaves unasked, and loses nothing by it
const LeaveGuard = lazy(async () => ({
  default: await import('./leave-guard').then(
    (module) => module.LeaveGuard,
    () => Nothing,
  ),
}))

/** `LeaveGuard`, fetched when there is first something to wait for. */
export function LazyLeaveGuard() {
  return (
    <Suspense>
      <LeaveGuard />
    </Suspense>
  )
}
