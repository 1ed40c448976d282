import type { GenerateOutlineBody } from '@contract/calls/generate-outline'
import { GENERATION_STAGES, type GenerationStage } from '@contract/calls/generation-stage'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import { AppError, toAppError } from '@/lib/app-error'
import { env } from '@/lib/env'
import { supabase } from '@/lib/supabase'
import { createMessages } from '@/messages/create/create'
import { readEvents } from './event-stream'
import { outlineOf, parseAnswer, statusError } from './parse-answer'

export type GenerateOptions = {
  onStage: (stage: GenerationStage) => void
  /** All sections that are ready so far, in order; none when an answer begins. The result takes their place. */
  onSections: (sections: readonly string[]) => void
}

/** Far above what our own server sends; another webhook may send anything. */
const MOST_SECTIONS = 30
const LONGEST_SECTION = 20_000

/**
 * Milliseconds without a byte after which a connection is lost, though the browser has not noticed. Our own server sends
 * one every ten seconds; before the first, a long transcript has to go up.
 */
const MOST_SILENCE_MS = 35_000
const MOST_SILENCE_AT_FIRST_MS = 90_000

/**
 * Asks the outline webhook (GEN-5, call 12) and returns the outline's Markdown. Reads by content type, so that any
 * automation that answers JSON or plain text will do. Throws an AppError; after `offline` nothing has left this device.
 */
export async function generateOutline(
  body: GenerateOutlineBody,
  options: GenerateOptions,
): Promise<string> {
  if (!navigator.onLine) throw new AppError('offline', { userText: createMessages.offline })
  const { outlineWebhookUrl } = env()
  let response = await send(outlineWebhookUrl, body)
  if (response.status === 401 && isOwnWebhook()) {
    await renewSession()
    response = await send(outlineWebhookUrl, body)
  }
  try {
    if (!response.ok) throw statusError(response.status, await response.text())
    const isStream = response.headers.get('content-type')?.includes('text/event-stream')
    if (isStream && response.body) {
      return await readStream(endedBySilence(response.body), options)
    }
    return parseAnswer(await response.text())
  } catch (error) {
    // browsers do not agree on how a connection breaks in the middle of an answer
    throw error instanceof AppError ? error : cutOff(error)
  }
}

async function send(url: string, body: GenerateOutlineBody): Promise<Response> {
  try {
    const headers = await ownHeaders()
    const sent = fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    return await (isOwnWebhook() ? begun(sent) : sent)
  } catch (error) {
    const known = toAppError(error)
    if (known.code !== 'offline' && known.code !== 'unreachable') throw known
    throw new AppError('unreachable', { cause: error, userText: createMessages.unreachable })
  }
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onStage, onSections }: GenerateOptions,
): Promise<string> {
  const sections: string[] = []
  onSections([])
  for await (const { event, data } of readEvents(body)) {
    if (event === 'result') return outlineOf(parse(data))
    if (event === 'progress') {
      const stage = stageOf(parse(data))
      if (stage) onStage(stage)
    }
    if (event === 'section') {
      const early = earlySectionOf(parse(data))
      if (!early) continue
      sections[early.index] = early.markdown
      onSections(sections.filter((section) => section !== undefined))
    }
  }
  throw cutOff(new Error('the stream ended without a result'))
}

/** The session's token goes to our own Supabase project and nowhere else. */
async function ownHeaders(): Promise<Record<string, string>> {
  if (!isOwnWebhook()) return {}
  const client = await supabase()
  const { data, error } = await client.auth.getSession()
  if (error) throw error
  if (!data.session) throw new AppError('outline.unauthenticated')
  return {
    Authorization: `Bearer ${data.session.access_token}`,
    apikey: env().supabaseAnonKey,
  }
}

/**
 * A token may run out on its way, or be taken back; the session behind it may still be good (fault 21). One that was
 * ended elsewhere ends here too: the guard of the page leads to the login and back, and what was typed stays.
 */
async function renewSession(): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.refreshSession()
  if (!error) return
  // the question was not heard: nothing is known of the session
  if (error.name === 'AuthRetryableFetchError') throw error
  await client.auth.signOut({ scope: 'local' })
  throw new AppError('session_expired')
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

function stageOf(progress: unknown): GenerationStage | undefined {
  if (typeof progress !== 'object' || progress === null) return undefined
  const { stage } = progress as Record<string, unknown>
  return GENERATION_STAGES.find((known) => known === stage)
}

/**
 * A section that came before the whole: its `count` is null. Those of a whole outline are followed by the result, which
 * says the same at once.
 */
function earlySectionOf(section: unknown): { index: number; markdown: string } | null {
  if (typeof section !== 'object' || section === null) return null
  const { index, count, markdown } = section as Record<string, unknown>
  if (count !== null || typeof index !== 'number' || typeof markdown !== 'string') return null
  if (!Number.isInteger(index) || index < 0 || index >= MOST_SECTIONS) return null
  return markdown.trim() === '' || markdown.length > LONGEST_SECTION ? null : { index, markdown }
}

function cutOff(cause: unknown): AppError {
  return new AppError('unreachable', { cause, userText: createMessages.cutOff })
}

/** What was sent, unless our own server has not begun to answer for too long. */
async function begun(sent: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('no answer began')), MOST_SILENCE_AT_FIRST_MS)
  })
  try {
    return await Promise.race([sent, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** A body that breaks off once nothing is heard of it any more. */
function endedBySilence(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  // another webhook may be silent for as long as it works
  if (!isOwnWebhook()) return body
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (stream: TransformStreamDefaultController) => {
    clearTimeout(timer)
    timer = setTimeout(() => stream.error(new TypeError('nothing was heard')), MOST_SILENCE_MS)
  }
  return body.pipeThrough(
    new TransformStream({
      start: wait,
      transform(chunk, stream) {
        wait(stream)
        stream.enqueue(chunk)
      },
      flush: () => clearTimeout(timer),
    }),
  )
}
