import type { RewriteSectionAnswer, RewriteSectionBody } from '@contract/calls/rewrite-section'
import { AppError, serverCode, toAppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'

type NewSection = {
  /** The Markdown below the heading. */
  body: string
  /** How many new versions this outline has left. */
  left: number
}

/** Asks for another version of one section of an outline. Throws an AppError. */
export async function requestSection(asked: RewriteSectionBody): Promise<NewSection> {
  const client = await supabase().catch((error: unknown) => {
    throw toAppError(error)
  })
  const { data, error } = await client.functions.invoke<RewriteSectionAnswer>('rewrite-section', {
    body: asked,
  })
  if (error) throw httpFailure(error)
  if (!data) throw new AppError('unexpected', { detail: 'rewrite-section: no answer' })
  if (!data.success) {
    const code = serverCode('rewrite', data.code) ?? 'unexpected'
    throw new AppError(code, { userText: data.error })
  }
  return { body: data.section, left: data.left }
}

function httpFailure(error: unknown): AppError {
  const { context } = Object(error) as { context?: unknown }
  if (!(context instanceof Response)) return toAppError(context instanceof Error ? context : error)
  if (context.status === 401) return new AppError('session_expired')
  return new AppError('unexpected', { detail: `rewrite-section: status ${context.status}` })
}
