import type { z } from 'zod'
import { CodedError, isOneOf } from '../contract/error-codes.ts'
import { bearerToken, json, preflight, readText } from './http.ts'
import { errorFields, type Log } from '../log.ts'
import { openRequestLog, type RequestLog } from './request-log.ts'
import type { FindUser, User } from '../service-client.ts'

/** Builds a failure in one of the endpoint's own codes, to be thrown; `fields` go into the answer. */
type Refusal<Code extends string> = (
  code: Code,
  options?: ErrorOptions & { fields?: object },
) => Error

export type Errors<Code extends string> = {
  /** What a person reads. */
  texts: Readonly<Record<Code, string>>
  /** Failures that we decided on are 200 where nothing else stands here. */
  status: Partial<Record<NoInfer<Code>, number>>
  /** The code of whatever was thrown without one. */
  codeOf: (error: unknown) => NoInfer<Code>
  /** What may be logged of an error; its kind and message where this is left out. */
  logFields?: (error: unknown) => Record<string, unknown>
  /** Fields that every failure of this endpoint has beside `error` and `code`. */
  answer?: object
}

type Asked<Code extends string, Caller, Input> = {
  caller: Caller
  body: Input
  request: Request
  refusal: Refusal<Code>
  /** Where this request is told of; `deps.log` knows nothing of it. */
  log: Log
  hide: RequestLog['hide']
  /** For work that outlives the answer: the request ends when the returned function is called. */
  hold: () => (code: string) => void
}

type Endpoint<Code extends string, Caller, Input> = {
  log: Log
  methods?: readonly string[]
  /** Who is asking. Throws a refusal. */
  auth: (request: Request, refusal: Refusal<NoInfer<Code>>) => Promise<Caller>
  body?: {
    maxBytes: number
    /** Makes the input of the text, which is null where it has more bytes. Throws a refusal. */
    read: (
      text: string | null,
      refusal: Refusal<NoInfer<Code>>,
      request: Request,
    ) => Input | Promise<Input>
  }
  errors: Errors<Code>
  /** The work itself: what it returns is the answer, as JSON where it is no Response. */
  answer: (asked: Asked<NoInfer<Code>, Caller, Input>) => Promise<object>
}

/**
 * What every function does around its own work: preflight, method, login, body, and failures as JSON in the words of
 * its own group of codes.
 */
export function defineEndpoint<Code extends string, Caller, Input = undefined>({
  log,
  methods = ['POST'],
  auth,
  body,
  errors,
  answer,
}: Endpoint<Code | 'method_not_allowed', Caller, Input>): (request: Request) => Promise<Response> {
  const refusal: Refusal<Code | 'method_not_allowed'> = (code, options) =>
    new CodedError(code, undefined, options)

  async function answered(request: Request, told: RequestLog): Promise<Response> {
    if (!methods.includes(request.method)) throw refusal('method_not_allowed')
    const caller = await auth(request, refusal)
    const userId = userIdOf(caller)
    if (userId !== null) await told.callerIs(userId)
    const text = body && (await readText(request, body.maxBytes))
    if (text) told.hide(text)
    const input = body && (await body.read(text ?? null, refusal, request))
    let held = false
    const hold = () => {
      held = true
      return (code: string) => told.end({ code, status: 200 })
    }
    const { log: line, hide } = told
    const asked = { caller, body: input as Input, request, refusal, log: line, hide, hold }
    const result = await answer(asked)
    const response = result instanceof Response ? result : json(result)
    if (!held) told.end({ code: outcomeOf(result), status: response.status })
    return response
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    const told = openRequestLog(log)
    try {
      return await answered(request, told)
    } catch (error) {
      const { logFields = errorFields, status } = errors
      const { code, text, fields } = describeFailure(error, errors)
      told.log('request_failed', { code, ...logFields(error) })
      const response = json({ ...errors.answer, error: text, code, ...fields }, status[code] ?? 200)
      told.end({ code, status: response.status })
      return response
    }
  }
}

function userIdOf(caller: unknown): string | null {
  const { id } = Object(caller) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

/** A failure that the work told as an answer of its own has its code there. */
function outcomeOf(result: object): string {
  return 'code' in result && typeof result.code === 'string' ? result.code : 'ok'
}

/** Whatever was thrown, in the words of one group of codes: another group's are not known here. */
export function describeFailure<Code extends string>(
  error: unknown,
  { texts, codeOf }: Pick<Errors<Code>, 'texts' | 'codeOf'>,
): { code: Code; text: string; fields: object } {
  if (error instanceof CodedError && isOneOf(texts, error.code)) {
    return { code: error.code, text: error.userText ?? texts[error.code], fields: error.fields }
  }
  const code = codeOf(error)
  return { code, text: texts[code], fields: {} }
}

/** For functions that anybody may call. */
export async function anyone(): Promise<null> {
  return null
}

/** To whom the token of a request belongs. */
export function loggedIn(
  findUser: FindUser,
): (request: Request, refusal: Refusal<'unauthenticated'>) => Promise<User> {
  return async (request, refusal) => {
    const token = bearerToken(request)
    const user = token === null ? null : await findUser(token)
    if (!user) throw refusal('unauthenticated')
    return user
  }
}

/** Reads a JSON object by a schema. `invalid` says in which code its first fault is told. */
export function jsonBody<Schema extends z.ZodType, Code extends string>(
  schema: Schema,
  codes: {
    tooLarge: Told<Code>
    malformed: Code
    invalid: (issue: z.core.$ZodIssue) => Told<Code>
  },
): (text: string | null, refusal: Refusal<Code>) => z.output<Schema> {
  return (text, refusal) => {
    const refuse = ({ code, ...options }: Told<Code>) => refusal(code, options)
    if (text === null) throw refuse(codes.tooLarge)
    const value = jsonObject(text)
    if (value === null) throw refuse({ code: codes.malformed })
    const { data, error } = schema.safeParse(value)
    if (error) throw refuse(codes.invalid(error.issues[0]!))
    return data
  }
}

type Told<Code> = { code: Code; fields?: object }

/** The object that a text says in JSON; null where it says none. */
export function jsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
