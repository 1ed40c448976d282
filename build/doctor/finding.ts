import type { Environment } from './environment.ts'

/** What was looked at; where it is not as it must be, what to do about it. */
export type Finding = { name: string; ok: true } | { name: string; ok: false; todo: string }

/** Looks at one thing of a deployed product and changes nothing. What it throws is told as 'could not be looked at'. */
export type Check = (environment: Environment) => Promise<readonly Finding[]>

/** `todo`: null where all is well. */
export function finding(name: string, todo: string | null): Finding {
  return todo === null ? { name, ok: true } : { name, ok: false, todo }
}
