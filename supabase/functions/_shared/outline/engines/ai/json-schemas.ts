import { SECTION_KINDS } from '../../../contract/sections.ts'
import type { JSONSchema7 } from 'ai'

export const BLOCK_KINDS = [
  'paragraph',
  'bullets',
  'numbered',
  'heading',
  'quote',
  'verse',
] as const

/**
 * What the model is asked for, in the request and in the prompt. One flat shape of block and every field
 * required: strict modes refuse unions and optional fields, and small models get them wrong.
 */
export const OUTLINE_JSON_SCHEMA: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'sections', 'relatedTexts'],
  properties: {
    title: { type: 'string' },
    sections: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'minutes', 'blocks'],
        properties: {
          kind: { type: 'string', enum: [...SECTION_KINDS] },
          minutes: { type: 'integer' },
          blocks: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['kind', 'origin', 'text', 'items'],
              properties: {
                kind: { type: 'string', enum: [...BLOCK_KINDS] },
                origin: { type: 'string', enum: ['said', 'suggested'] },
                text: { type: 'string' },
                items: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
    },
    relatedTexts: { type: 'array', items: { type: 'string' } },
  },
}

const MARKED: JSONSchema7 = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'text'],
    properties: { at: { type: 'string' }, text: { type: 'string' } },
  },
}

/** Of one window of a long sermon. `at` is a mark of the transcript ('12:34'), empty where it has none. */
export const NOTES_JSON_SCHEMA: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['points', 'quotes', 'references'],
  properties: {
    points: MARKED,
    quotes: MARKED,
    references: { type: 'array', items: { type: 'string' } },
  },
}

/** What is said in a part of a video. */
export const SPEECH_JSON_SCHEMA: JSONSchema7 = {
  type: 'object',
  additionalProperties: false,
  required: ['language', 'lines'],
  properties: {
    language: { type: 'string' },
    lines: { type: 'array', items: { type: 'string' } },
  },
}
