import type { GenerateOutlineBody } from '@contract/generate-outline'
import { GENERATION_STAGES, type GenerationStage } from '@contract/generation-stage'
import { AppError, toAppError } from '@/lib/app-error'
import { env } from '@/lib/env'
import { supabase } from '@/lib/supabase'
import { outlineMessages } from '@/messages'
import { readEvents } from './event-stream'
import { outlineOf, parseAnswer, statusError } from './parse-answer'

type Options = { onStage: (stage: GenerationStage) => void }

/**
 * Asks the outline webhook (GEN-5, call 12) and returns the outline's Markdown. Reads by content type, so that any
 * automation that answers JSON or plain text will do. Throws an AppError; after `offline` nothing has left this device.
 */
export async function generateOutline(
  body: GenerateOutlineBody,
  { onStage }: Options,
): Promise<string> {
  if (!navigator.onLine) throw new AppError('offline', { userText: outlineMessages.offline })
  const { outlineWebhookUrl } = env()
  const response = await send(outlineWebhookUrl, body)
  try {
    if (!response.ok) throw statusError(response.status, await response.text())
    const isStream = response.headers.get('content-type')?.includes('text/event-stream')
    if (isStream && response.body) return await readStream(response.body, onStage)
    return parseAnswer(await response.text())
  } catch (error) {
    // browsers do not agree on how a connection breaks in the middle of an answer
    throw error instanceof AppError ? error : cutOff(error)
  }
}

async function send(url: string, body: GenerateOutlineBody): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
        ...(await ownHeaders(url)),
      },
      body: JSON.stringify(body),
    })
  } catch (error) {
    const known = toAppError(error)
    if (known.code !== 'offline' && known.code !== 'unreachable') throw known
    throw new AppError('unreachable', { cause: error, userText: outlineMessages.unreachable })
  }
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onStage: (stage: GenerationStage) => void,
): Promise<string> {
  for await (const { event, data } of readEvents(body)) {
    if (event === 'result') return outlineOf(parse(data))
    if (event === 'progress') {
      const stage = stageOf(parse(data))
      if (stage) onStage(stage)
    }
  }
  throw cutOff(new Error('the stream ended without a result'))
}

/** The session's token goes to our own Supabase project and nowhere else. */
async function ownHeaders(webhookUrl: string): Promise<Record<string, string>> {
  const { supabaseUrl, supabaseAnonKey } = env()
  const here = window.location.href
  if (new URL(webhookUrl, here).origin !== new URL(supabaseUrl, here).origin) return {}
  const client = await supabase()
  const { data, error } = await client.auth.getSession()
  if (error) throw error
  if (!data.session) throw new AppError('unauthenticated')
  return { Authorization: `Bearer ${data.session.access_token}`, apikey: supabaseAnonKey }
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

function cutOff(cause: unknown): AppError {
  return new AppError('unreachable', { cause, userText: outlineMessages.cutOff })
}
