import { plainWords, withoutPersons } from '../contract/without-persons.ts'
import { type Log, quiet } from '../log.ts'

/** How one request is told of in the log: each of its lines says which it is and, by a hash, who was asking. */
export type RequestLog = {
  log: Log
  /** `userId` goes into the lines as the start of its SHA-256. */
  callerIs: (userId: string) => Promise<void>
  /** What somebody wrote or said: no line repeats three words of it. */
  hide: (text: string) => void
  /** The last line, `request_done`, with milliseconds and, where models were asked, tokens and cost. The first call counts. */
  end: (outcome: { code: string; status: number }) => void
}

/** Opens the log of one request; its clock begins here. */
export function openRequestLog(log: Log, id: string = crypto.randomUUID()): RequestLog {
  const begun = performance.now()
  const write = quiet(log)
  const hidden: string[] = []
  const tokens = { input: 0, output: 0, cost: 0, asked: false }
  let user: string | undefined
  let ended = false

  const line: Log = (event, fields = {}) => {
    if (event === 'model_usage') {
      tokens.asked = true
      tokens.input += numberIn(fields.inputTokens)
      tokens.output += numberIn(fields.outputTokens)
      tokens.cost += numberIn(fields.costUsd)
    }
    write(event, { request: id, ...(user && { user }), ...cleaned(fields, hidden) })
  }

  return {
    log: line,
    callerIs: async (userId) => {
      user = await userHash(userId)
    },
    hide: (text) => {
      hidden.push(plainWords(text))
    },
    end: ({ code, status }) => {
      if (ended) return
      ended = true
      const { input, output, cost, asked } = tokens
      line('request_done', {
        code,
        status,
        ms: Math.round(performance.now() - begun),
        ...(asked && { inputTokens: input, outputTokens: output }),
        ...(cost > 0 && { costUsd: Math.round(cost * 1e6) / 1e6 }),
      })
    },
  }
}

/** Twelve hex digits, which lead nobody to the user; docs/operations.md says how support finds them. */
async function userHash(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId))
  return Array.from(new Uint8Array(digest).subarray(0, 6), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** The fields with all of their texts cleaned, however deep. */
function cleaned(
  fields: Record<string, unknown>,
  hidden: readonly string[],
): Record<string, unknown> {
  const clean = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? withoutPersons(value, hidden) : value
  return JSON.parse(JSON.stringify(fields), clean) as Record<string, unknown>
}
