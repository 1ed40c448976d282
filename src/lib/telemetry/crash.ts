import { logWarning } from '@/lib/log'

/** How it was noticed: a page that broke, a script that could not be fetched, or nobody who caught an error. */
export type CrashKind = 'page' | 'chunk' | 'error' | 'rejection'

/**
 * Where crashes of the browser are told to (Sentry's address of a project). Empty where nobody is told: a constant of
 * the build, so that one without it leaves out all of it. The content security policy follows it.
 *
 * In this module: of another one's constant the bundler does not know that what hangs on it is never reached.
 */
export const CRASH_DSN = import.meta.env.VITE_SENTRY_DSN ?? ''

/** So many in one visit: what breaks at every stroke is told often enough by then. */
const MOST = 10

let told = 0

/** Tells the operator of a crash, where the build says how; nowhere otherwise. Never throws. */
export function reportCrash(kind: CrashKind, error: unknown): void {
  if (!CRASH_DSN || told >= MOST) return
  told += 1
  // the library is fetched when something broke, and not before
  import('./crash-report')
    .then(({ sendCrash }) => sendCrash(CRASH_DSN, kind, error))
    .catch((cause: unknown) => logWarning('crash_not_reported', cause))
}

/** Tells of what nobody caught. Returns `unsubscribe`. */
export function watchCrashes(): () => void {
  if (!CRASH_DSN) return () => {}
  const onError = ({ error }: ErrorEvent) => {
    // scripts of other origins give none
    if (error) reportCrash('error', error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportCrash('rejection', reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
