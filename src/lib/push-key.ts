/**
 * By which push services know that a message is ours. Empty where the operator sends none: a constant of the build, so
 * that one without it offers nothing.
 */
export const PUSH_PUBLIC_KEY = import.meta.env.VITE_VAPID_PUBLIC_KEY ?? ''
