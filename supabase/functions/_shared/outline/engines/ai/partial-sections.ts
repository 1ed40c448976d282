import { parsePartialJson } from 'ai'
import type { DraftSection } from '../../model/document.ts'
import { readModelSection } from './model-output.ts'

/** Characters that an answer has to grow by before it is looked at again. */
const STEP = 250

/**
 * Watches an answer grow and hands out each of its sections once, in order, when the next one has begun:
 * only then can nothing be added to it. The last one comes with the whole.
 */
export function watchSections(onSection: (section: DraftSection) => Promise<void>) {
  let seen = 0
  let given = 0
  let running = Promise.resolve()

  const look = async (text: string) => {
    const start = text.indexOf('{')
    const { value } = await parsePartialJson(start === -1 ? undefined : text.slice(start))
    const sections = isRecord(value) && Array.isArray(value['sections']) ? value['sections'] : []
    for (const section of sections.slice(given, -1)) {
      given += 1
      const read = readModelSection(section)
      if (read) await onSection(read)
    }
  }

  return {
    /** @param text the whole answer so far */
    onText: (text: string) => {
      if (text.length < seen + STEP) return
      seen = text.length
      // What is shown early must never break the whole.
      running = running.then(() => look(text)).catch(() => undefined)
    },
    /** Waits for what was begun. */
    settled: () => running,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
