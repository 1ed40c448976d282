import type { UserModelMessage } from 'ai'
import { z } from 'zod'
import { DomainError } from '../../../contract/error-codes.ts'
import type { VideoPart, VideoTranscriber } from '../../../transcript/source.ts'
import type { Cue } from '../../../transcript/transcript.ts'
import { readWith } from './answer.ts'
import { type Ask, createAsk, toDomainError } from './ask.ts'
import { SPEECH_JSON_SCHEMA } from './json-schemas.ts'
import { mapParallel } from './map-parallel.ts'
import { SPEECH_INSTRUCTIONS, SPEECH_PROMPT } from './prompt.ts'
import { type AiConfig, PROVIDERS } from './providers.ts'
import { createUsage } from './token-usage.ts'
import { comparableWords } from '../../verify/speech-index.ts'

/** Seconds. What is longer takes more time to write down than an outline may take as a whole. */
const MAX_HEARD_SECONDS = 90 * 60

/** For the whole of it: of the 140 s of a run, an outline still needs its minute afterwards. */
export const HEARING_TIMEOUT_MS = 60_000
/** Seconds heard in one request while there are few of them; then they grow, so that all run at once. */
const PIECE = 10 * 60
const PIECES = 6
/** A quarter of an hour of fast speech takes about 5,000. */
const MAX_OUTPUT_TOKENS = 10_000
/** Frames per second: a face and a slide change seldom, and only the words count. */
const FRAMES_PER_SECOND = 0.1
/** Nobody speaks faster for ten minutes; a model that goes round in circles does. */
const MAX_WORDS_PER_SECOND = 4.5

/**
 * Writes down what is said in a public YouTube video, by a Gemini model that is given its address: the last
 * source, where there are no captions to be had. Up to 90 minutes in up to six pieces at once, each of at
 * most 15 minutes, at a low frame rate and resolution: about 40 tokens per second heard, 215,000 for 90
 * minutes, and about 25,000 out; all of it within 60 seconds.
 *
 * The result is not timed: times of a model are never shown, so the words of a piece are spread evenly
 * over it. Google takes public videos only, and on a free plan eight hours of them a day.
 *
 * Throws DomainError `video_too_long`, `captions_language` where the speech is not Portuguese,
 * `transcript_too_short` where nobody speaks, `model_timeout`, else `model_failed`. Who called it because
 * captions were missing tells the person that, not this: pasting the transcript is what helps.
 */
export function createVideoTranscriber(
  config: AiConfig & { timeoutMs?: number },
): VideoTranscriber {
  globalThis.AI_SDK_LOG_WARNINGS = false
  return {
    transcribe: async (part, { signal: outer, log }) => {
      const seconds = part.endSeconds - part.startSeconds
      if (!(seconds > 0)) throw new DomainError('clip_empty', `${seconds} s`)
      if (seconds > MAX_HEARD_SECONDS)
        throw new DomainError('video_too_long', `${seconds} s to hear`)
      const timeout = AbortSignal.timeout(config.timeoutMs ?? HEARING_TIMEOUT_MS)
      const signal = AbortSignal.any([outer, timeout])
      const usage = createUsage('video', config, log)
      try {
        const ask = createAsk(await PROVIDERS.google.load(config), usage)
        const heard = await mapParallel(piecesOf(part), PIECES, signal, (piece, _, either) =>
          hear(piece, ask, either),
        )
        const cues = heard.flat()
        if (cues.length === 0) throw new DomainError('transcript_too_short', 'nobody speaks')
        usage.close('ok')
        return { cues, timed: false, language: 'pt', title: null }
      } catch (error) {
        const known = toDomainError(error, signal)
        usage.close(known.code)
        throw known
      }
    },
  }
}

function piecesOf({ videoId, startSeconds, endSeconds }: VideoPart): VideoPart[] {
  const seconds = endSeconds - startSeconds
  const count = Math.min(PIECES, Math.ceil(seconds / PIECE))
  const border = (index: number) => Math.round(startSeconds + (index * seconds) / count)
  return Array.from({ length: count }, (_, index) => ({
    videoId,
    startSeconds: border(index),
    endSeconds: border(index + 1),
  }))
}

const speech = z.object({
  language: z.string().catch(''),
  lines: z.array(z.string()).transform((lines) => lines.map((line) => line.trim()).filter(Boolean)),
})

async function hear(piece: VideoPart, ask: Ask, signal: AbortSignal): Promise<Cue[]> {
  const seconds = piece.endSeconds - piece.startSeconds
  const { language, lines } = await ask(
    {
      instructions: SPEECH_INSTRUCTIONS,
      message: messageFor(piece),
      schema: SPEECH_JSON_SCHEMA,
      name: 'speech',
      read: (value) => readWith(speech, value),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      reminder: '"lines" é a lista do que foi falado e pode ser vazia.',
      providerOptions: { google: { mediaResolution: 'MEDIA_RESOLUTION_LOW' } },
    },
    signal,
  )
  if (lines.length > 0 && language !== '' && !/^(?:pt|por)\b/i.test(language)) {
    throw new DomainError('captions_language', language.slice(0, 10))
  }
  const words = lines.map((line) => comparableWords(line).length)
  const total = words.reduce((sum, count) => sum + count, 0)
  if (total > 20 + seconds * MAX_WORDS_PER_SECOND) {
    throw new DomainError('model_failed', `${total} words heard in ${seconds} s`)
  }
  let before = 0
  return lines.map((text, index) => {
    const start = piece.startSeconds + (seconds * before) / Math.max(1, total)
    before += words[index] ?? 0
    return { start, end: piece.startSeconds + (seconds * before) / Math.max(1, total), text }
  })
}

function messageFor({ videoId, startSeconds, endSeconds }: VideoPart): UserModelMessage {
  return {
    role: 'user',
    content: [
      {
        type: 'file',
        mediaType: 'video/mp4',
        data: new URL(`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`),
        providerOptions: {
          google: {
            videoMetadata: {
              startOffset: `${startSeconds}s`,
              endOffset: `${endSeconds}s`,
              fps: FRAMES_PER_SECOND,
            },
          },
        },
      },
      { type: 'text', text: SPEECH_PROMPT },
    ],
  }
}
