import { useCallback, useState, type RefObject } from 'react'
import { isOwnWebhook } from '@/domain/generation/own-webhook'
import { readTranscript } from '@/domain/generation/pasted-transcripts'
import type { Outline } from '@/domain/outline/outline-row'
import { timedSections, withSection, type SectionText } from '@/domain/outline/section-text'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { notify } from '@/ui/feedback/notify'
import { requestSection } from './request-section'
import type { Editing } from './use-editing'
import { useLatest } from './use-stable'

export type Rewriting = {
  section: SectionText
  /** The new version, as soon as it is there, and how many more the outline may have. */
  offered: { body: string; left: number } | null
  failure: string | null
}

/** Another version of one part of an outline: asked for, shown, and then taken or left. */
export function useRewriting(outline: Outline, editing: RefObject<Editing>) {
  const [rewriting, setRewriting] = useState<Rewriting | null>(null)
  const end = () => setRewriting(null)

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

  const latestAsk = useLatest(ask)
  const begin = useCallback(
    (title: string) => {
      const section = timedSections(editing.current.text).find((part) => part.title === title)
      if (section) void latestAsk.current(section)
    },
    [editing, latestAsk],
  )

  const put = ({ title }: SectionText, body: string) =>
    editing.current.apply(({ source }) => withSection(source, title, body))
  const take = (section: SectionText, body: string) => {
    end()
    put(section, body)
    notify.success(readingMessages.rewritten(section.title), {
      action: { label: commonMessages.undo, onClick: () => put(section, section.body) },
    })
  }

  return {
    rewriting,
    /** Stable; null where the server knows nothing of the outline. */
    begin: outline.request_id !== null && isOwnWebhook() ? begin : null,
    ask,
    take,
    end,
  }
}
