import type { SectionKind } from '../../contract/meeting/sections.ts'
import { describe, expect, it } from 'vitest'
import { formatReference } from '../../bible/canon.ts'
import { DomainError } from '../../contract/error-codes.ts'
import type { DraftBlock, DraftSection, OutlineBlock, OutlineDraft } from '../model/document.ts'
import type { EngineInput } from '../model/engine.ts'
import { readModelOutput } from '../engines/ai/model-output.ts'
import { countRepairs } from './repair.ts'
import { honestAnswer, sermonInput } from '../test-support/sermon.ts'
import { verifyOutline } from './verify.ts'

function honestDraft(): OutlineDraft {
  const read = readModelOutput(honestAnswer())
  if (!read.success) throw new Error(read.problems.join('; '))
  return read.value
}

function withBlocks(kind: SectionKind, blocks: readonly DraftBlock[]): OutlineDraft {
  const draft = honestDraft()
  const replaced = ({ kind: of, minutes }: DraftSection): DraftSection => ({
    kind: of,
    minutes,
    blocks,
  })
  return {
    ...draft,
    sections: draft.sections.map((section) =>
      section.kind === kind ? replaced(section) : section,
    ),
  }
}

const said = (text: string): DraftBlock => ({ kind: 'paragraph', text, origin: 'said' })
const quote = (text: string, at: number | null = null): DraftBlock => ({ kind: 'quote', text, at })

/** The blocks of the summary after verification, with the rules that were applied. */
async function summary(blocks: readonly DraftBlock[], input: EngineInput = sermonInput()) {
  const draft = withBlocks('summary', blocks)
  // Whatever the transcript of a test is, the other sections stay.
  const sections = draft.sections.map((section) =>
    section.kind === 'conclusion' ? { ...section, blocks: [said('O pai corre.')] } : section,
  )
  const { document, repairs } = await verifyOutline({ ...draft, sections }, input, 'ai')
  const kept = document.sections.find(({ kind }) => kind === 'summary')?.blocks ?? []
  return { kept, rules: repairs.map(({ rule }) => rule) }
}

const textsOf = (blocks: readonly OutlineBlock[]) =>
  blocks.map((block) => ('items' in block ? block.items.join(' | ') : block.text))

async function failureOf(draft: OutlineDraft): Promise<DomainError> {
  const error: unknown = await verifyOutline(draft, sermonInput(), 'ai').catch(
    (caught: unknown) => caught,
  )
  if (!(error instanceof DomainError)) throw new Error(`not a DomainError: ${String(error)}`)
  return error
}

describe('verifyOutline', () => {
  it('leaves an honest draft as it is, with times and verses of its own', async () => {
    const { document, repairs } = await verifyOutline(honestDraft(), sermonInput(), 'ai')
    expect(repairs).toEqual([])
    expect(document).toMatchObject({
      title: 'O pai que corre',
      type: 'celula',
      duration: 60,
      author: 'ai',
      video: { id: 'abc_DEF-123', title: 'Culto de domingo | O pai que corre' },
    })
    expect(document.sections.map(({ minutes }) => minutes)).toEqual([10, 10, 20, 10, 5, 5])
    expect(document.sections[1]?.blocks[1]).toEqual({
      kind: 'quote',
      text: 'A graça de Deus corre na direção de quem volta para casa.',
      at: 761,
    })
    expect(document.sections[1]?.blocks[2]).toMatchObject({
      reference: { book: 'LUK', chapter: 15, verse: 20 },
      text: expect.stringContaining('levantando-se, foi para o seu pai'),
    })
  })

  it('does not change what it is given and gives the same twice', async () => {
    const draft = honestDraft()
    const before = structuredClone(draft)
    const first = await verifyOutline(draft, sermonInput(), 'ai')
    expect(draft).toEqual(before)
    expect(await verifyOutline(draft, sermonInput(), 'ai')).toEqual(first)
  })
})

describe('sections', () => {
  it('fails without a required one, naming it', async () => {
    const draft = honestDraft()
    const error = await failureOf({ ...draft, sections: draft.sections.slice(0, 4) })
    expect(error.code).toBe('model_failed')
    expect(error.message).toContain('conclusion, challenge')
  })

  it('fails where nothing true is left in one', async () => {
    const error = await failureOf(withBlocks('challenge', [said('Leiam Hezequias 4:2.')]))
    expect(error.message).toContain('nothing left in challenge')
  })

  it('drops an empty one that is not required and gives its minutes away', async () => {
    const draft = honestDraft()
    const { document, repairs } = await verifyOutline(
      {
        ...draft,
        sections: [...draft.sections, { kind: 'prayer', minutes: 60, blocks: [said(' ')] }],
      },
      sermonInput(),
      'ai',
    )
    expect(document.sections.map(({ kind }) => kind)).not.toContain('prayer')
    expect(countRepairs(repairs)).toEqual({ section_empty: 1 })
  })

  it('merges a second one of a kind and drops an unknown one and odd blocks', async () => {
    const draft = honestDraft()
    const odd = [
      {
        kind: 'challenge',
        minutes: 0,
        blocks: [{ kind: 'paragraph', text: 'E ore.', origin: 'said' }],
      },
      { kind: 'constructor', minutes: 0, blocks: [] },
      {
        kind: 'prayer',
        minutes: 0,
        blocks: [{ kind: 'table' }, null, { kind: 'quote', text: 1, at: null }],
      },
      null,
    ] as unknown as OutlineDraft['sections']
    const { document, repairs } = await verifyOutline(
      { ...draft, sections: [...draft.sections, ...odd] },
      sermonInput(),
      'ai',
    )
    expect(document.sections).toHaveLength(6)
    expect(textsOf(document.sections[5]?.blocks ?? [])).toEqual([
      'Ligue para quem se afastou.',
      'E ore.',
    ])
    expect(countRepairs(repairs)).toEqual({
      section_merged: 1,
      section_unknown: 2,
      schema: 3,
      section_empty: 1,
    })
  })

  it.each([5, 20, 45, 60, 120])('makes the minutes add up to %i', async (duration) => {
    const { document, repairs } = await verifyOutline(
      honestDraft(),
      sermonInput({ duration }),
      'ai',
    )
    expect(document.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration)
    expect(repairs).toEqual(
      duration === 60 ? [] : [{ rule: 'minutes', detail: `60 of ${duration}` }],
    )
  })
})

describe('quotes', () => {
  it('are dropped where they were not said', async () => {
    expect(await summary([said('O pai corre.'), quote('vocês vão ficar ricos neste mês')])).toEqual(
      {
        kept: [{ kind: 'paragraph', text: 'O pai corre.', origin: 'said' }],
        rules: ['quote_not_said'],
      },
    )
  })

  it('take the words that introduced them along', async () => {
    const { kept, rules } = await summary([
      said('O pai corre.'),
      said('Ele disse:'),
      quote('fiquem ricos já'),
    ])
    expect(textsOf(kept)).toEqual(['O pai corre.'])
    expect(rules).toEqual(['quote_not_said', 'dangling'])
  })

  it('have their time from the transcript, whatever the engine says', async () => {
    const { kept, rules } = await summary([quote('o pai viu o filho de longe', 12)])
    expect(kept).toEqual([{ kind: 'quote', text: 'o pai viu o filho de longe', at: 754 }])
    expect(rules).toEqual(['quote_time'])
  })

  it('have none where the transcript has none', async () => {
    const input = sermonInput()
    const plain = { ...input, transcript: { ...input.transcript, timed: false } }
    const { kept } = await summary([quote('o pai viu o filho de longe')], plain)
    expect(kept).toEqual([{ kind: 'quote', text: 'o pai viu o filho de longe', at: null }])
  })

  it('keep the punctuation of a transcript that has one', async () => {
    const input = sermonInput()
    const cues = [{ start: 7, end: 9, text: 'Deus não falha. Você crê nisso? Eu creio. Amém.' }]
    const { kept } = await summary([quote('deus não falha?'), quote('Não falha, você crê')], {
      ...input,
      transcript: { ...input.transcript, cues },
    })
    expect(textsOf(kept)).toEqual(['Deus não falha.', 'Deus não falha. Você crê nisso?'])
  })

  it('keep the signs of captions that have no punctuation', async () => {
    const input = sermonInput()
    const cues = [{ start: 7, end: 9, text: 'perdoa e/ou ama 100% do tempo com R$ 5 * no bolso' }]
    const { kept } = await summary([quote('Perdoa e/ou ama 100% do tempo com R$ 5 * no bolso.')], {
      ...input,
      transcript: { ...input.transcript, cues },
    })
    expect(textsOf(kept)).toEqual(['Perdoa e/ou ama 100% do tempo com R$ 5 no bolso.'])
  })

  it('are dropped with a reference that does not exist, even if it was said', async () => {
    const input = sermonInput()
    const cues = [{ start: 7, end: 9, text: 'abra em Hezequias 4:2 minha irmã' }]
    const spoken = { ...input, transcript: { ...input.transcript, cues } }
    const { kept, rules } = await summary(
      [said('O pai corre.'), quote('abra em Hezequias 4:2 minha irmã')],
      spoken,
    )
    expect(textsOf(kept)).toEqual(['O pai corre.'])
    expect(rules).toEqual(['reference_unknown'])
  })

  it('lose what is no word, mark of punctuation or markup', async () => {
    const { kept } = await summary([quote('**“O pai viu o filho <b>de longe</b>” 😀**')])
    expect(textsOf(kept)).toEqual(['O pai viu o filho de longe'])
  })

  it('have no half of a quotation inside', async () => {
    const input = sermonInput()
    const cues = [
      { start: 7, end: 9, text: 'Reparem: "E o pai saiu. E rogava." Amém. Ele disse "sim" ali.' },
    ]
    const { kept } = await summary([quote('Reparem: E o pai saiu'), quote('Ele disse sim ali')], {
      ...input,
      transcript: { ...input.transcript, cues },
    })
    expect(textsOf(kept)).toEqual(['Reparem: E o pai saiu.', 'Ele disse "sim" ali.'])
  })

  it('are no single words', async () => {
    const { kept } = await summary([said('O pai corre.'), quote('boa noite')])
    expect(kept).toHaveLength(1)
  })
})

describe('Bible texts', () => {
  it('are dropped where they do not exist, in blocks and in the list', async () => {
    const draft = withBlocks('summary', [
      said('O pai corre.'),
      { kind: 'verse', reference: 'João 3:99' },
      { kind: 'verse', reference: 'Hezequias 4:2' },
      { kind: 'verse', reference: 'a bíblia toda' },
    ])
    const { document, repairs } = await verifyOutline(
      { ...draft, relatedTexts: ['Salmos 151:1', 'Atos 28:29', 'Lucas 15:20'] },
      sermonInput(),
      'ai',
    )
    expect(document.sections[1]?.blocks).toHaveLength(1)
    expect(document.relatedTexts.map(({ reference }) => reference.book)).toEqual(['LUK'])
    expect(countRepairs(repairs)).toEqual({ reference_unknown: 4, verse_not_shown: 1 })
  })

  it('are named without their text where they are long', async () => {
    const { kept, rules } = await summary([
      { kind: 'verse', reference: '1 Coríntios 13' },
      { kind: 'verse', reference: 'Salmos 23:1-6' },
    ])
    expect(kept[0]).toMatchObject({ reference: { book: '1CO', chapter: 13 }, text: '' })
    expect(textsOf(kept)[1]).toContain('nada me faltará')
    expect(rules).toEqual(['verse_by_reference'])
  })

  it('are not printed twice, alone and inside another', async () => {
    const draft = honestDraft()
    const named = async (...relatedTexts: string[]) => {
      const { document } = await verifyOutline({ ...draft, relatedTexts }, sermonInput(), 'ai')
      return document.relatedTexts.map(({ reference }) => formatReference(reference))
    }
    expect(await named('Filipenses 4:4-9', 'Filipenses 4:6-7')).not.toContain('Filipenses 4:6-7')
    expect(await named('Filipenses 4:4-7', 'Filipenses 4:6-9')).toContain('Filipenses 4:6-9')
    // of a chapter that is only named, the verses that matter stay
    expect(await named('Filipenses 4', 'Filipenses 4:6-7')).toContain('Filipenses 4:6-7')
  })

  it('are named once where a section has printed all of them in two pieces', async () => {
    const pieces = ['Mateus 18:21-27', 'Mateus 18:28-35'].map((reference) => ({
      kind: 'verse' as const,
      reference,
    }))
    const { document } = await verifyOutline(
      { ...withBlocks('summary', pieces), relatedTexts: ['Mateus 18:21-35'] },
      sermonInput(),
      'local',
    )
    expect(document.relatedTexts.map(({ reference }) => formatReference(reference))).toEqual([
      'Mateus 18:21-35',
    ])
  })

  it('are named as one where a section prints more than was preached in several pieces', async () => {
    const pieces = ['Tito 2:1-7', 'Tito 2:8-15'].map((reference) => ({
      kind: 'verse' as const,
      reference,
    }))
    const { document } = await verifyOutline(
      { ...withBlocks('summary', pieces), relatedTexts: ['Tito 2:2-15'] },
      sermonInput(),
      'local',
    )
    expect(document.relatedTexts.map(({ reference }) => formatReference(reference))).toEqual([
      'Tito 2:1-15',
    ])
  })

  it('are listed once, in the order in which they were said, with those the sections show', async () => {
    const draft = withBlocks('summary', [{ kind: 'verse', reference: 'Salmos 23:1' }])
    const { document } = await verifyOutline(
      { ...draft, relatedTexts: ['Jo 3.16', 'João 3:16', 'Lucas 15:20'] },
      sermonInput(),
      'ai',
    )
    expect(document.relatedTexts.map(({ reference }) => reference.book)).toEqual([
      'LUK',
      'JHN',
      'PSA',
    ])
  })
})

describe('free text', () => {
  it('loses what cannot be vouched for and keeps the rest', async () => {
    const { kept, rules } = await summary([
      said(
        '[12:34] O pai corre (aos 99:59). Em João 3:99 vemos isso. Veja www.mal.example. Em Jo 3.16, amor.',
      ),
    ])
    expect(textsOf(kept)).toEqual(['O pai corre. Em João 3:16, amor.'])
    expect(rules).toEqual(['address', 'reference_unknown', 'timestamp', 'reference_format'])
  })

  it('makes paragraphs of lines, once each, and no bare headings', async () => {
    const { kept } = await summary([
      { kind: 'heading', text: '## **O filho**' },
      said('Um filho.\n\nUm filho.\nDois filhos.'),
      { kind: 'heading', text: 'O irmão' },
      { kind: 'heading', text: 'O fim' },
    ])
    expect(textsOf(kept)).toEqual(['O filho', 'Um filho.', 'Dois filhos.'])
  })

  it('tells the time of a step once, at its end', async () => {
    const at = (text: string, seconds: number): DraftBlock => ({
      kind: 'paragraph',
      text,
      origin: 'said',
      at: seconds,
    })
    const { kept } = await summary([
      at('Lucas conta de um filho.', 0),
      { kind: 'heading', text: 'O filho' },
      at('O filho gastou tudo.', 6),
      at('Ele lembrou da casa.', 13),
      { kind: 'heading', text: 'O pai' },
      at('O pai viu de longe.', 754),
      quote('a graça de deus corre na direção de quem volta para casa'),
      at('Ninguém está longe demais.', 3723),
    ])
    expect(kept.map((block) => ('at' in block ? block.at : undefined))).toEqual([
      0,
      undefined,
      null,
      6,
      undefined,
      754,
      761,
      3723,
    ])
  })

  it('numbers no list twice', async () => {
    const { kept } = await summary([
      { kind: 'numbered', items: ['1. O que é?', '2) Por quê?', ' ', '<br>'], origin: 'suggested' },
    ])
    expect(kept).toEqual([
      { kind: 'numbered', items: ['O que é?', 'Por quê?'], origin: 'suggested' },
    ])
  })

  it('is bounded in length and number', async () => {
    const long = 'Deus é amor e cuida de nós. '.repeat(150)
    const blocks = Array.from({ length: 200 }, (_, index) => said(`${index} ${long}`))
    const { kept, rules } = await summary([
      {
        kind: 'bullets',
        items: Array.from({ length: 90 }, (_, index) => `Item ${index}`),
        origin: 'said',
      },
      ...blocks,
    ])
    expect(kept[0]).toMatchObject({ items: expect.objectContaining({ length: 20 }) })
    expect(textsOf(kept).join('').length).toBeLessThan(8_000)
    expect(rules).toContain('length')
  })
})

describe('notes for whoever leads', () => {
  const taken = 'O pregador disse: "Nunca me deixem sair daqui sozinho." Responda com calma.'

  it('are there whole, or not at all where their case was taken out', async () => {
    const draft = withBlocks('questions', [
      { kind: 'numbered', items: ['O que faz o pai correr até o filho?'], origin: 'suggested' },
      { kind: 'note', text: taken },
    ])
    const { document } = await verifyOutline(
      { ...draft, leaderNotes: [taken, 'Se alguém se calar: espere.'] },
      sermonInput(),
      'ai',
    )
    expect(document.leaderNotes).toEqual(['Se alguém se calar: espere.'])
    expect(document.sections.flatMap(({ blocks }) => blocks)).not.toContainEqual(
      expect.objectContaining({ kind: 'note' }),
    )
  })

  it('and what is to be prepared are a meeting’s', async () => {
    const draft = { ...honestDraft(), preparation: 'Leve papel e caneta.' }
    const preparedFor = async (input: EngineInput) =>
      (await verifyOutline(draft, input, 'ai')).document.preparation
    expect(await preparedFor(sermonInput())).toBe('Leve papel e caneta.')
    expect(await preparedFor(sermonInput({ outlineType: 'devocional' }))).toBeNull()
  })
})

describe('the title', () => {
  const titled = async (title: string, videoTitle: string | null = 'Culto | A graça') => {
    const input = sermonInput()
    const { document } = await verifyOutline(
      { ...honestDraft(), title },
      { ...input, transcript: { ...input.transcript, title: videoTitle } },
      'ai',
    )
    return document.title
  }

  it('is plain and holds only what exists', async () => {
    expect(await titled('# **A graça** [12:34](https://mal.example) (João 3:99)')).toBe('A graça')
    expect(await titled('A fé em Hezequias 4:2')).toBe('A fé')
    expect(await titled('João 3:16: o amor')).toBe('João 3:16: o amor')
    expect((await titled('graça '.repeat(90))).length).toBeLessThanOrEqual(120)
  })

  it('is the one of the video, or a plain one, where nothing is left', async () => {
    expect(await titled('https://mal.example')).toBe('Culto | A graça')
    expect(await titled('[12:34]', null)).toBe('Esboço da mensagem')
  })
})

it('tells repairs without telling what was preached', async () => {
  const draft = withBlocks('summary', [
    said('O pai corre.'),
    said('O pastor disse: "segredo que ninguém deve ler em registro algum".'),
    quote('segredo que não foi dito por ninguém'),
  ])
  const { repairs } = await verifyOutline(draft, sermonInput(), 'ai')
  expect(repairs).toHaveLength(2)
  expect(JSON.stringify(repairs)).not.toContain('segredo')
})
