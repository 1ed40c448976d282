import { z } from 'zod'
import { arrangeCues } from './arrange-cues.ts'
import { mergeBlocks } from './rolling-captions.ts'
import { cleanText } from '../clean-text.ts'
import type { Cue } from '../transcript.ts'

const captions = z.object({
  events: z.array(
    z.object({
      tStartMs: z.number().default(0),
      dDurationMs: z.number().default(0),
      segs: z.array(z.object({ utf8: z.string().default('') })).optional(),
    }),
  ),
})

/**
 * YouTube's captions in its `json3` format as cues; null if the answer is not that. Empty where there are
 * events but nobody speaks in them: the line breaks between rolling lines are events of their own.
 */
export function parseJson3(answer: unknown): Cue[] | null {
  const parsed = captions.safeParse(answer)
  if (!parsed.success || !parsed.data.events.some((event) => event.segs)) return null
  const blocks = parsed.data.events
    .filter((event) => event.segs)
    .map((event) => ({
      start: event.tStartMs / 1000,
      end: (event.tStartMs + event.dDurationMs) / 1000,
      rows: cleanText((event.segs ?? []).map((segment) => segment.utf8).join('')).split('\n'),
    }))
  return arrangeCues(mergeBlocks(blocks))
}
