import {
  APICallError,
  type FinishReason,
  generateText,
  type JSONSchema7,
  type JSONValue,
  type LanguageModel,
  type ModelMessage,
  RetryError,
  streamText,
  type UserModelMessage,
  wrapLanguageModel,
} from 'ai'
import { DomainError } from '../../../contract/error-codes.ts'
import { extractJson, type Reading } from './answer.ts'
import { repairPrompt } from './prompt.ts'
import type { ReasoningEffort } from './providers.ts'
import type { Usage } from './token-usage.ts'

type Question<T> = {
  instructions: string
  message: UserModelMessage
  /** What was said after it: an answer, and what is to be mended in it. */
  after?: readonly ModelMessage[]
  /** Goes with the request; the instructions hold it too, for endpoints that do not look at it. */
  schema: JSONSchema7
  name: string
  read: (value: unknown) => Reading<T>
  maxOutputTokens: number
  /** What to mind when the first answer did not fit. */
  reminder: string
  providerOptions?: Record<string, Record<string, JSONValue>>
  /** The answer as far as it has come. Of the first request only: a second one begins anew. */
  onText?: (soFar: string) => void
}

export type Ask = <T>(question: Question<T>, signal: AbortSignal) => Promise<T>

/** Low enough to stay with the sermon, high enough for an icebreaker that is not the usual one. */
const TEMPERATURE = 0.4
/** What a model that is told to think may use, of which most is thoughts. */
const THINKING = 3
/** Requests that an endpoint may refuse, one reason after the other. */
const MOST_REFUSALS = 3
/** Of a failed answer, what goes back to the model for repair. */
const MAX_RETURNED = 24_000
/** What older endpoints take as the largest answer, where they refused a larger one. */
const PLAIN_OUTPUT_TOKENS = 8_000

/** What an endpoint does not take, and so is not sent to it any more. */
type Refused = {
  schema: boolean
  temperature: boolean
  reasoning: boolean
  /** `renamed`: as `max_completion_tokens`; `large`: not so many. */
  output: 'renamed' | 'large' | null
  /** It said no more than no: everything is as plain as can be. */
  unnamed: boolean
}
type Answer = { text: string; finishReason: FinishReason }

/**
 * Asks a model for JSON of a shape. Each request that the endpoint refuses (400, 422) is sent again without what it
 * names: the schema, the temperature, the effort, the name or the size of the limit; without all of them where it
 * names none. Up to three times, and every later question of this `Ask` leaves it out from the start. One retry
 * follows 429, 5xx and a broken connection, and one repair an answer that does not fit: at most two answers are paid
 * for per question.
 *
 * @param effort how much the model is to think; null leaves it to the model
 *
 * Throws DomainError `model_failed` where two answers did not fit or the model refuses the subject;
 * errors of the endpoint as the SDK throws them, which `toDomainError` tells without what was sent.
 */
export function createAsk(
  model: Exclude<LanguageModel, string>,
  usage: Usage,
  effort: ReasoningEffort | null = null,
): Ask {
  let refused: Refused = {
    schema: false,
    temperature: effort !== null,
    reasoning: effort === null,
    output: null,
    unnamed: false,
  }

  const first = async <T>(question: Question<T>, signal: AbortSignal): Promise<Answer> => {
    const messages = [question.message, ...(question.after ?? [])]
    for (let refusals = 0; ; refusals += 1) {
      try {
        return await complete(model, usage, question, messages, { refused, effort }, 1, signal)
      } catch (error) {
        const more = refusals < MOST_REFUSALS ? refusedBy(error, refused) : null
        if (more === null) throw error
        refused = more
      }
    }
  }

  return async (question, signal) => {
    const answer = await first(question, signal)
    const reading = readAnswer(answer, question)
    if (reading.success) return reading.value

    const said: ModelMessage[] =
      answer.text.trim() === ''
        ? []
        : [{ role: 'assistant', content: answer.text.slice(0, MAX_RETURNED) }]
    const repair = repairPrompt(reading.problems, question.reminder)
    const messages: ModelMessage[] = [
      question.message,
      ...(question.after ?? []),
      ...said,
      { role: 'user', content: repair },
    ]
    const { onText: _, ...quiet } = question
    const second = readAnswer(
      await complete(model, usage, quiet, messages, { refused, effort }, 0, signal),
      question,
    )
    if (second.success) return second.value
    throw new DomainError('model_failed', `JSON does not fit: ${second.problems.join('; ')}`)
  }
}

/** Null where it was no refusal, or nothing is left to leave out. */
function refusedBy(error: unknown, before: Refused): Refused | null {
  if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return null
  if (before.unnamed) return null
  const told = error.responseBody ?? ''
  const names = (name: RegExp) => name.test(told)
  const named: Refused = {
    ...before,
    schema: before.schema || names(/response_?format|json_?schema|responseSchema|output_config/i),
    temperature: before.temperature || names(/temperature/i),
    reasoning: before.reasoning || names(/reasoning|thinking|effort/i),
    output: outputAfter(before, names),
  }
  const isMore = JSON.stringify(named) !== JSON.stringify(before)
  if (isMore) return named
  const output = before.output ?? 'large'
  return { schema: true, temperature: true, reasoning: true, output, unnamed: true }
}

function outputAfter({ output }: Refused, names: (name: RegExp) => boolean): Refused['output'] {
  if (output !== null) return output
  if (names(/max_completion_tokens/)) return 'renamed'
  return names(/max_?(?:output_?)?tokens/i) ? 'large' : null
}

async function complete<T>(
  inner: Exclude<LanguageModel, string>,
  usage: Usage,
  question: Question<T>,
  messages: ModelMessage[],
  { refused, effort }: { refused: Refused; effort: ReasoningEffort | null },
  maxRetries: number,
  abortSignal: AbortSignal,
): Promise<Answer> {
  const { schema, name } = question
  const thinks = effort !== null && !refused.reasoning
  const maxOutputTokens = question.maxOutputTokens * (thinks ? THINKING : 1)
  const large = refused.output === 'large'
  const model = wrapLanguageModel({
    model: inner,
    middleware: {
      transformParams: ({ params }) => {
        usage.asked()
        const responseFormat = refused.schema
          ? ({ type: 'json' } as const)
          : ({ type: 'json', schema, name } as const)
        return Promise.resolve({ ...params, responseFormat })
      },
    },
  })
  const renamed = refused.output === 'renamed'
  const call = {
    model,
    instructions: question.instructions,
    messages,
    maxRetries,
    abortSignal,
    telemetry: { isEnabled: false },
    ...(refused.temperature ? {} : { temperature: TEMPERATURE }),
    ...(thinks ? { reasoning: effort } : {}),
    ...(renamed
      ? {}
      : {
          maxOutputTokens: large ? Math.min(maxOutputTokens, PLAIN_OUTPUT_TOKENS) : maxOutputTokens,
        }),
    providerOptions: {
      ...question.providerOptions,
      ...(renamed ? { openaiCompatible: { max_completion_tokens: maxOutputTokens } } : {}),
    },
  }
  if (question.onText && !refused.unnamed) return streamed(call, question.onText, usage)
  const { text, finishReason, totalUsage } = await generateText(call)
  usage.answered({ finishReason, usage: totalUsage })
  return { text, finishReason }
}

async function streamed(
  call: Parameters<typeof streamText>[0],
  onText: (soFar: string) => void,
  usage: Usage,
): Promise<Answer> {
  const { stream } = streamText({ ...call, onError: () => undefined })
  let text = ''
  let finishReason: FinishReason = 'error'
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') {
        text += part.text
        onText(text)
      }
      if (part.type === 'finish') {
        finishReason = part.finishReason
        usage.answered({ finishReason, usage: part.totalUsage })
      }
    }
  } catch (error) {
    call.abortSignal?.throwIfAborted()
    if (wasRefused(error)) throw error
  }
  call.abortSignal?.throwIfAborted()
  return { text, finishReason }
}

/**
 * True where no answer ever began. A connection that breaks in the middle leaves a cut answer, and an
 * endpoint that does not stream an empty one: both are asked for again, in one piece, as any that does
 * not fit.
 */
function wasRefused(error: unknown): boolean {
  return (
    RetryError.isInstance(error) || (APICallError.isInstance(error) && error.statusCode !== 200)
  )
}

function readAnswer<T>({ text, finishReason }: Answer, { read }: Question<T>): Reading<T> {
  if (finishReason === 'content-filter') throw new DomainError('model_failed', 'model refused')
  if (text.trim() === '') return { success: false, problems: ['JSON: empty answer'] }
  let value: unknown
  try {
    value = JSON.parse(extractJson(text))
  } catch {
    return { success: false, problems: [`JSON: cut or not JSON (${finishReason})`] }
  }
  return read(value)
}

/** What a failure of a model is told as. */
export function toDomainError(error: unknown, signal: AbortSignal): DomainError {
  if (signal.aborted) return new DomainError('model_timeout', describe(error))
  return error instanceof DomainError ? error : new DomainError('model_failed', describe(error))
}

/** The kind of an error and its HTTP status: its message and body may quote what was sent. */
function describe(error: unknown): string {
  if (error instanceof DomainError) return error.message
  if (RetryError.isInstance(error))
    return `${error.errors.length} tries, last ${describe(error.lastError)}`
  if (APICallError.isInstance(error)) return `${error.name} status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}
