import type { ZodType } from 'zod'

export type Reading<T> =
  | { success: true; value: T }
  /** What does not fit, for the repair attempt. */
  | { success: false; problems: string[] }

/** The JSON inside an answer: without thoughts, a code fence, or words before and after. */
export function extractJson(answer: string): string {
  const text = answer.replace(/^\s*<think>[^]*?<\/think>/, '')
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  return start === -1 || end < start ? text : text.slice(start, end + 1)
}

/** Reads an answer with a schema, telling at most twelve places that do not fit. */
export function readWith<T>(schema: ZodType<T>, value: unknown): Reading<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { success: true, value: parsed.data }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'JSON'}: ${message}`,
  )
  return { success: false, problems: problems.slice(0, 12) }
}
