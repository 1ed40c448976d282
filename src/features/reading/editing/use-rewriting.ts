import { useState } from 'react'
import { readTranscript } from '@/domain/generation/pasted-transcripts'
import type { Outline } from '@/domain/outline/outline-row'
import type { SectionText } from '@/domain/outline/section-text'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { requestSection } from './request-section'

export type Rewriting = {
  section: SectionText
  /** The new version, as soon as it is there, and how many more the outline may have. */
  offered: { body: string; left: number } | null
  failure: string | null
}

/** Another version of one part of an outline: asked for, shown, and then taken or left. */
export function useRewriting(outline: Outline) {
  const [rewriting, setRewriting] = useState<Rewriting | null>(null)

  const ask = async (section: SectionText) => {
    const { request_id: requestId, user_id: userId, youtube_url: url } = outline
    if (requestId === null) return
    setRewriting({ section, offered: null, failure: null })
    try {
      const transcript = await readTranscript(userId, url)
      const { title, body: current } = section
      const offered = await requestSection({ requestId, section: title, current, transcript })
      setRewriting({ section, offered, failure: null })
    } catch (error) {
      const known = toAppError(error)
      logWarning('section_not_rewritten', known)
      setRewriting({ section, offered: null, failure: known.userText })
    }
  }

  return { rewriting, ask, end: () => setRewriting(null) }
}
