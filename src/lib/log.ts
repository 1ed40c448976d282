import { AppError } from './app-error'

/** Notes for whoever looks into the browser's console; never shown, never with a person's data. */
export function logWarning(event: string, cause?: unknown): void {
  globalThis.console.warn(event, ...(cause === undefined ? [] : [describe(cause)]))
}

/** Kind and message; the details of a database error may repeat what was to be saved. */
function describe(cause: unknown): string {
  if (cause instanceof AppError) return cause.message
  if (typeof cause !== 'object' || cause === null) return typeof cause
  const { name, code, message } = cause as Record<string, unknown>
  return [name, code, message].filter((part) => typeof part === 'string').join(': ')
}
