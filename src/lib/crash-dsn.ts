/**
 * Where crashes of the browser are told to (Sentry's address of a project). Empty where nobody is told: a constant of
 * the build, so that one without it leaves out all of it. The content security policy follows it.
 */
export const CRASH_DSN = import.meta.env.VITE_SENTRY_DSN ?? ''
