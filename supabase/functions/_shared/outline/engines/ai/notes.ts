import { z } from 'zod'
import { DomainError } from '../../../contract/error-codes.ts'
import type { Transcript } from '../../../transcript/transcript.ts'
import { shorten } from '../../model/bounds.ts'
import { indexSpeech } from '../../verify/speech-index.ts'
import { secondsOfMark, timeMark } from '../../model/time-mark.ts'
import { readWith } from './answer.ts'
import type { Ask } from './ask.ts'
import { NOTES_JSON_SCHEMA } from './json-schemas.ts'
import { mapParallel } from './map-parallel.ts'
import { NOTES_INSTRUCTIONS, notesPrompt } from './prompt.ts'
import { transcriptForModel } from './transcript-text.ts'
import { windowsOf } from './transcript-windows.ts'

/** Windows that are condensed at the same time; more would meet the rate limits of small plans. */
const PARALLEL = 3
/** The notes of a window take about 2,000; the rest is for models that think aloud. */
const MAX_NOTES_TOKENS = 6_000
const MAX_POINTS = 15
const MAX_QUOTES = 8
const MAX_REFERENCES = 15
/** Characters. */
const MAX_TEXT = 400
/** Characters; what is shorter is found in any sermon. */
const MIN_QUOTE_LENGTH = 20

const marked = z
  .array(z.object({ at: z.string().catch(''), text: z.string() }))
  .transform((list) => list.filter(({ text }) => text.trim() !== ''))

const notes = z.object({
  points: marked,
  quotes: marked.catch([]),
  references: z.array(z.string()).catch([]),
})

type Notes = z.infer<typeof notes>

/**
 * What was said in a transcript too long for one call, as notes of each of its windows in order: points
 * with their times, quotations found word for word in that window, references. Every window has the same
 * room, so that minute 80 counts as much as minute 5.
 *
 * A window that fails after its retry and its repair fails the whole: an outline that passes over a part
 * of the message in silence would not be honest. Errors as `Ask`, and `model_failed` where all is empty.
 */
export async function condense(
  transcript: Transcript,
  ask: Ask,
  signal: AbortSignal,
): Promise<string> {
  const windows = windowsOf(transcript)
  const condensed = await mapParallel(windows, PARALLEL, signal, (window, index, either) =>
    notesOf(window, index, windows.length, ask, either),
  )
  if (condensed.every(({ points }) => points.length === 0)) {
    throw new DomainError('model_failed', 'no notes')
  }
  return condensed.map((part, index) => written(part, windows[index], index)).join('\n\n')
}

async function notesOf(
  window: Transcript,
  index: number,
  count: number,
  ask: Ask,
  signal: AbortSignal,
): Promise<Notes> {
  const read = await ask(
    {
      instructions: NOTES_INSTRUCTIONS,
      message: {
        role: 'user',
        content: notesPrompt(transcriptForModel(window), index + 1, count),
      },
      schema: NOTES_JSON_SCHEMA,
      name: 'notes',
      read: (value) => readWith(notes, value),
      maxOutputTokens: MAX_NOTES_TOKENS,
      reminder: '"points", "quotes" e "references" são listas e podem ser vazias.',
    },
    signal,
  )
  return heard(read, window)
}

/** Quotations as they stand in the window, with their own time; those that do not stand there go. */
function heard({ points, quotes, references }: Notes, window: Transcript): Notes {
  const speech = indexSpeech(window)
  const first = window.cues[0]?.start ?? 0
  const last = window.cues.at(-1)?.end ?? 0
  return {
    points: points.slice(0, MAX_POINTS).map(({ at, text }) => {
      const seconds = window.timed ? secondsOfMark(at) : null
      const inside = seconds !== null && seconds >= Math.floor(first) && seconds <= last
      return { at: inside ? timeMark(seconds) : '', text: shorten(oneLine(text), MAX_TEXT) }
    }),
    quotes: quotes
      .flatMap(({ at, text }) => {
        const spoken = text.length < MIN_QUOTE_LENGTH ? null : speech.find(text, secondsOfMark(at))
        if (!spoken || spoken.text.length > MAX_TEXT) return []
        return [{ at: spoken.at === null ? '' : timeMark(spoken.at), text: spoken.text }]
      })
      .slice(0, MAX_QUOTES),
    references: references.slice(0, MAX_REFERENCES).map((text) => oneLine(text).slice(0, 60)),
  }
}

function written(
  { points, quotes, references }: Notes,
  window: Transcript | undefined,
  index: number,
) {
  const mark = (at: string) => (at === '' ? '' : `[${at}] `)
  const times =
    window?.timed === true
      ? ` (${timeMark(window.cues[0]?.start ?? 0)} a ${timeMark(window.cues.at(-1)?.end ?? 0)})`
      : ''
  return [
    `PARTE ${index + 1}${times}`,
    'O que foi dito:',
    ...points.map(({ at, text }) => `- ${mark(at)}${text}`),
    'Citações, palavra por palavra:',
    ...quotes.map(({ at, text }) => `- ${mark(at)}"${text}"`),
    `Textos bíblicos citados: ${references.join('; ') || 'nenhum'}`,
  ].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
