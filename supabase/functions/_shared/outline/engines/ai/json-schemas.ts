import { SECTION_KINDS } from '../../../contract/meeting/sections.ts'
import type { JSONSchema7 } from 'ai'

export const BLOCK_KINDS = [
  'paragraph',
  'bullets',
  'numbered',
  'heading',
  'quote',
  'verse',
  'note',
] as const

const TEXT: JSONSchema7 = { type: 'string' }

function list(items: JSONSchema7): JSONSchema7 {
  return { type: 'array', items }
}

function object(properties: Record<string, JSONSchema7>): JSONSchema7 {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  }
}

/**
 * What the model is asked for, in the request and in the prompt. One flat shape of block and every field required:
 * strict modes refuse unions and optional fields, and small models get them wrong. `analysis` stands first, for a model
 * writes from what it has written.
 */
export const OUTLINE_JSON_SCHEMA: JSONSchema7 = object({
  analysis: object({
    thesis: TEXT,
    baseText: TEXT,
    movements: list(object({ at: TEXT, words: TEXT, point: TEXT })),
    stories: list(object({ name: TEXT, what: TEXT, teaches: TEXT })),
    keep: list(TEXT),
    notHis: list(object({ words: TEXT, whose: TEXT })),
    hardPoint: TEXT,
    appeal: TEXT,
    room: TEXT,
    ideas: list(TEXT),
  }),
  title: TEXT,
  idea: TEXT,
  goal: TEXT,
  preparation: TEXT,
  sections: list(
    object({
      kind: { type: 'string', enum: [...SECTION_KINDS] },
      minutes: { type: 'integer' },
      blocks: list(
        object({
          kind: { type: 'string', enum: [...BLOCK_KINDS] },
          origin: { type: 'string', enum: ['said', 'suggested'] },
          text: TEXT,
          items: list(TEXT),
          evidence: TEXT,
          at: TEXT,
        }),
      ),
    }),
  ),
  leaderNotes: list(TEXT),
  relatedTexts: list(TEXT),
})

const MARKED = list(object({ at: TEXT, text: TEXT }))

/** Of one window of a long sermon. `at` is a mark of the transcript ('12:34'), empty where it has none. */
export const NOTES_JSON_SCHEMA = object({
  points: MARKED,
  quotes: MARKED,
  references: list(TEXT),
})

/** What is said in a part of a video. */
export const SPEECH_JSON_SCHEMA = object({ language: TEXT, lines: list(TEXT) })

/** Of claims and questions by their numbers. */
export const CRITIQUE_JSON_SCHEMA = object({
  said: list(
    object({
      id: { type: 'integer' },
      verdict: { type: 'string', enum: ['supported', 'contradicted', 'absent'] },
    }),
  ),
  questions: list(object({ id: { type: 'integer' }, generic: { type: 'boolean' } })),
})

/** What a leader who reads the sheet would change, by section. */
export const READING_JSON_SCHEMA = object({
  notes: list(
    object({
      section: { type: 'string', enum: [...SECTION_KINDS] },
      words: TEXT,
      why: TEXT,
      instead: TEXT,
    }),
  ),
})
