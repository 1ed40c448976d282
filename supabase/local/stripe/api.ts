import { ApiError } from './api-error.ts'
import { expanded } from './expand.ts'
import { type FormObject, parseForm, textField } from './form.ts'
import { newId } from './objects.ts'
import { expandPaths, type Route, type RouteContext, ROUTES } from './routes.ts'

export type ApiOptions = {
  apiVersion: string
  /** Answers the failure that the next calls are to meet, or null. */
  nextFailure: (path: string) => number | null
}

type Answer = { status: number; body: string; replayed?: boolean }

/** One call of Stripe's API, without its address: `/v1/…`. */
export async function answerApi(
  request: Request,
  path: string,
  context: RouteContext,
  options: ApiOptions,
): Promise<Response> {
  const body = request.method === 'POST' ? await request.text() : new URL(request.url).search
  let answer: Answer
  try {
    refuseStrangers(request, options)
    fail(options.nextFailure(path))
    answer = answerOnce(request, path, body, context)
  } catch (error) {
    answer = errorAnswer(error)
  }
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'request-id': newId('req', 14),
    'stripe-version': options.apiVersion,
  }
  const key = request.headers.get('idempotency-key')
  if (key !== null) headers['idempotency-key'] = key
  if (answer.replayed) headers['idempotent-replayed'] = 'true'
  return new Response(answer.body, { status: answer.status, headers })
}

function refuseStrangers(request: Request, { apiVersion }: ApiOptions): void {
  const [scheme, key = ''] = (request.headers.get('authorization') ?? '').split(' ')
  if (scheme !== 'Bearer' || !/^(sk|rk)_test_/.test(key)) {
    throw new ApiError(401, {}, `Invalid API Key provided: ${key.slice(0, 8)}…`)
  }
  const asked = request.headers.get('stripe-version')
  if (asked !== apiVersion) {
    throw new ApiError(400, {}, `The stand-in speaks ${apiVersion}, not ${String(asked)}.`)
  }
}

function fail(status: number | null): void {
  if (status === null) return
  throw status === 429
    ? new ApiError(429, { code: 'rate_limit' }, 'Too many requests hit the API too quickly.')
    : new ApiError(status, { type: 'api_error' }, 'An unknown error occurred.')
}

/** With an idempotency key the first answer is the answer, failures of the call itself included. */
function answerOnce(request: Request, path: string, body: string, context: RouteContext): Answer {
  const params = parseForm(body)
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  const fingerprint = `${request.method} ${path} ${body}`
  const stored = key === null ? undefined : context.state.answers[key]
  if (stored && stored.request !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`
    throw new ApiError(400, { type: 'idempotency_error' }, message)
  }
  if (stored) return { status: stored.status, body: stored.body, replayed: true }

  const [route, id] = findRoute(request.method, path)
  refuseUnknown(route, params)
  let answer: Answer
  try {
    const object = route.answer({ ...context, id, params })
    const found = expanded(context.state, object, expandPaths(params))
    answer = { status: 200, body: JSON.stringify(found) }
  } catch (error) {
    answer = errorAnswer(error)
  }
  if (key !== null) context.state.answers[key] = { request: fingerprint, ...answer }
  return answer
}

function findRoute(method: string, path: string): [Route, string] {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return [route, decodeURIComponent(match.groups?.['id'] ?? '')]
  }
  throw new ApiError(404, {}, `Unrecognized request URL (${method}: ${path}).`)
}

function refuseUnknown({ params: known }: Route, params: FormObject): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !known.includes(name))
  if (unknown === undefined) return
  const message = `Received unknown parameter: ${unknown} (${textField(params, unknown) ?? '…'})`
  throw new ApiError(400, { code: 'parameter_unknown', param: unknown }, message)
}

function errorAnswer(error: unknown): Answer {
  const known =
    error instanceof ApiError ? error : new ApiError(500, { type: 'api_error' }, String(error))
  const body = { error: { ...known.fields, message: known.message } }
  return { status: known.status, body: JSON.stringify(body) }
}
