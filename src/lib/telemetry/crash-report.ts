import { plainWords, withoutPersons } from '@contract/without-persons'
import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
  type StackFrame,
} from '@sentry/browser'
import type { CrashKind } from './crash'

/** Whatever could tell of a person is taken out here, and not left to settings on the other side. */
const LONGEST_MESSAGE = 200

let scope: Scope | undefined

/** Sends what broke to Sentry: the error and where in our code. No integration runs, so nothing else is gathered. */
export function sendCrash(dsn: string, kind: CrashKind, error: unknown): void {
  scope ??= openScope(dsn)
  scope.setTag('kind', kind)
  scope.captureException(error)
}

function openScope(dsn: string): Scope {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    beforeSend: withoutTraces,
  })
  const opened = new Scope()
  opened.setClient(client)
  client.init()
  return opened
}

/** What is kept is named: a field that a new version of the library adds is left out. */
function withoutTraces(event: ErrorEvent): ErrorEvent {
  const hidden = wordsOnScreen()
  const { event_id, timestamp, platform, level, sdk, tags, exception } = event
  const values = (exception?.values ?? []).map(({ type, value, stacktrace }) => ({
    type,
    value: withoutPersons(value ?? '', hidden).slice(0, LONGEST_MESSAGE),
    stacktrace: { frames: (stacktrace?.frames ?? []).map(placeInCode) },
  }))
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    sdk,
    tags: { kind: tags?.['kind'], path: pagePath() },
    request: { headers: { 'User-Agent': navigator.userAgent } },
    exception: { values },
  }
}

function placeInCode(frame: StackFrame): StackFrame {
  const { filename = '', lineno, colno, function: name } = frame
  return { filename: plainAddress(filename), lineno, colno, function: name }
}

/** What was typed, stored on this device or stands on the page: the message of an error may repeat it. */
function wordsOnScreen(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  const typed = Array.from(fields, ({ value }) => value)
  return [...typed, ...stored(), document.body.textContent ?? ''].map(plainWords)
}

function stored(): string[] {
  try {
    return Object.values(window.localStorage).map(String)
  } catch {
    return []
  }
}

/** Without query and fragment, where the tokens of e-mail links stand, and without the id of an outline. */
function pagePath(): string {
  return window.location.pathname.replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, ':id')
}

function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
