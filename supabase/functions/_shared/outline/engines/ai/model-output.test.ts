import { SECTION_KINDS } from '../../../contract/meeting/sections.ts'
import { describe, expect, it } from 'vitest'
import { extractJson } from './answer.ts'
import { OUTLINE_JSON_SCHEMA } from './json-schemas.ts'
import { readModelLines, readModelOutput } from './model-output.ts'
import { honestAnswer } from '../../test-support/sermon.ts'

function draftOf(value: unknown) {
  const read = readModelOutput(value)
  if (!read.success) throw new Error(read.problems.join('; '))
  return read.value
}

function withBlocks(blocks: unknown[]) {
  const answer = honestAnswer()
  return {
    ...answer,
    sections: [...answer.sections.slice(1), { kind: 'icebreaker', minutes: 5, blocks }],
  }
}

describe('readModelOutput', () => {
  it('forgives what is certain', () => {
    const answer = honestAnswer()
    const draft = draftOf({
      title: answer.title,
      comment: 'extra',
      sections: [
        {
          kind: 'Quebra-gelo',
          minutes: '10 min',
          blocks: [{ kind: 'paragraph', text: 'Oi', origin: '?' }],
        },
        ...answer.sections.slice(1, 5),
        { kind: ' DESAFIO ', minutes: 'dez', blocks: [{ kind: 'bullets', text: 'Ore' }] },
      ],
    })
    expect(draft.relatedTexts).toEqual([])
    expect(draft.sections[0]).toEqual({
      kind: 'icebreaker',
      minutes: 10,
      blocks: [{ kind: 'paragraph', text: 'Oi', origin: 'suggested' }],
    })
    expect(draft.sections[5]).toEqual({
      kind: 'challenge',
      minutes: 0,
      blocks: [{ kind: 'bullets', items: ['Ore'], origin: 'suggested' }],
    })
  })

  it('does not quote as the preacher’s what the analysis knows to be somebody else’s', () => {
    const answer = {
      ...withBlocks([
        { kind: 'quote', text: 'Tens muitos bens para muitos anos. Descansa.' },
        { kind: 'quote', text: 'O rico só conversava consigo mesmo, meus irmãos.' },
      ]),
      analysis: { notHis: [{ words: 'tens muitos bens para muitos anos', whose: 'o rico' }] },
    }
    expect(draftOf(answer).sections.at(-1)?.blocks).toEqual([
      { kind: 'quote', text: 'O rico só conversava consigo mesmo, meus irmãos.', at: null },
    ])
  })

  it('takes the label off a note that is printed under it', () => {
    const text = 'Só para quem conduz: se alguém chorar, espere.'
    const [section] = draftOf(withBlocks([{ kind: 'note', text }])).sections.slice(-1)
    expect(section?.blocks).toEqual([{ kind: 'note', text: 'Se alguém chorar, espere.' }])
  })

  it('leaves out empty blocks and joins what came as items', () => {
    const draft = draftOf(
      withBlocks([
        { kind: 'paragraph', text: ' ', items: [] },
        { kind: 'numbered', text: '', items: ['', 'Um?'] },
        { kind: 'verse', text: '', items: ['João 3:16'] },
        { kind: 'heading', text: 'Ponto' },
      ]),
    )
    expect(draft.sections.at(-1)?.blocks).toEqual([
      { kind: 'numbered', items: ['Um?'], origin: 'suggested' },
      { kind: 'verse', reference: 'João 3:16' },
      { kind: 'heading', text: 'Ponto' },
    ])
  })

  it.each([
    ['no object', []],
    ['no sections', { title: 'x', relatedTexts: [] }],
    [
      'an unknown section',
      { ...honestAnswer(), sections: [{ kind: 'x', minutes: 1, blocks: [] }] },
    ],
    ['an unknown block', withBlocks([{ kind: 'table', text: 'x' }])],
    [
      'most required sections empty',
      { ...honestAnswer(), sections: honestAnswer().sections.slice(0, 2) },
    ],
  ])('refuses %s and says why', (_, value) => {
    const read = readModelOutput(value)
    expect(read.success).toBe(false)
    expect(read.success ? [] : read.problems).not.toHaveLength(0)
  })
})

describe('readModelLines', () => {
  it('finds what is written anew, and nothing where it is empty or no text', () => {
    const written = { preparation: ' Leve cartões. ', leaderNotes: ['', 'Luto: ouça.'] }
    expect(readModelLines(written)).toEqual({
      preparation: 'Leve cartões.',
      leaderNotes: ['Luto: ouça.'],
    })
    expect(readModelLines({ preparation: '', leaderNotes: [] })).toEqual({})
    expect(readModelLines({ preparation: 1, leaderNotes: [2] })).toEqual({})
    expect(readModelLines(null)).toEqual({})
  })
})

describe('OUTLINE_JSON_SCHEMA', () => {
  it('requires every field and allows no other, as strict modes want', () => {
    const text = JSON.stringify(OUTLINE_JSON_SCHEMA)
    expect(text.match(/"additionalProperties":false/g)).toHaveLength(7)
    expect(text).not.toMatch(/anyOf|oneOf|minLength/)
    for (const kind of SECTION_KINDS) expect(text).toContain(`"${kind}"`)
  })
})

describe('extractJson', () => {
  it('takes the object out of what is around it', () => {
    expect(extractJson('```json\n{"a":{"b":1}}\n```')).toBe('{"a":{"b":1}}')
    expect(extractJson('sem json')).toBe('sem json')
    expect(extractJson('} {')).toBe('} {')
  })
})
