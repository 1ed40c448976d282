import { REQUIRED_SECTIONS } from '../../../contract/meeting/sections.ts'
import { describe, expect, it } from 'vitest'
import { OUTLINE_TYPES, type OutlineType } from '../../../contract/meeting/meeting-types.ts'
import type { Transcript } from '../../../transcript/transcript.ts'
import { type DraftBlock, type OutlineDraft } from '../../model/document.ts'
import type { EngineInput } from '../../model/engine.ts'
import { createLocalEngine } from './local-engine.ts'
import { verifyOutline } from '../../verify/verify.ts'
import {
  ANXIETY,
  FORGIVENESS,
  SAMARITAN,
  SERMONS,
  UNTHEMED,
} from '../../test-support/spoken-sermons.ts'
import { wordsOnly } from '../../model/words.ts'

const DURATIONS = Array.from({ length: 24 }, (_, i) => 5 * (i + 1))
/** How the minutes are shared out does not depend on the sermon. */
const SOME_DURATIONS = [5, 20, 45, 60, 90, 120]

const input = (transcript: Transcript, more: Partial<EngineInput> = {}): EngineInput => ({
  transcript,
  videoId: 'abcdefghijk',
  outlineType: 'celula',
  duration: 40,
  groupProfile: null,
  additionalInfo: null,
  ...more,
})

const write = (given: EngineInput, stages: string[] = []): Promise<OutlineDraft> =>
  createLocalEngine().write(given, {
    signal: new AbortController().signal,
    onStage: (stage) => stages.push(stage),
  })

const blocksOf = (draft: OutlineDraft, kind?: string): DraftBlock[] =>
  draft.sections.filter((section) => !kind || section.kind === kind).flatMap(({ blocks }) => blocks)

function textsOf(block: DraftBlock): readonly string[] {
  if (block.kind === 'verse') return [block.reference]
  return 'items' in block ? block.items : [block.text]
}

const allText = (draft: OutlineDraft, kind?: string): string =>
  blocksOf(draft, kind).flatMap(textsOf).join('\n')

type QuoteBlock = Extract<DraftBlock, { kind: 'quote' }>

const quotesOf = (draft: OutlineDraft): QuoteBlock[] =>
  blocksOf(draft).filter((block) => block.kind === 'quote')

const questionsOf = (draft: OutlineDraft): string[] =>
  blocksOf(draft).flatMap((block) => (block.kind === 'numbered' ? block.items : []))

describe.each(Object.entries(SERMONS))('the outline of %s', (_name, transcript) => {
  const durations = transcript === ANXIETY ? DURATIONS : SOME_DURATIONS
  const said = ` ${wordsOnly(transcript.cues.map(({ text }) => text).join(' '))} `
  const times = new Set<number | null>(
    transcript.timed ? transcript.cues.map(({ start }) => Math.floor(start)) : [null],
  )

  it.each(
    OUTLINE_TYPES.flatMap((type) =>
      durations.map((duration): [OutlineType, number] => [type, duration]),
    ),
  )('keeps every promise: %s, %i minutes', async (outlineType, duration) => {
    const draft = await write(input(transcript, { outlineType, duration }))
    const kinds = draft.sections.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining([...REQUIRED_SECTIONS]))
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(draft.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration)
    expect(draft.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])

    const quotes = quotesOf(draft)
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes.filter(({ text }) => !said.includes(` ${wordsOnly(text)} `))).toEqual([])
    expect(quotes.filter(({ at }) => !times.has(at))).toEqual([])
    for (const question of questionsOf(draft)) expect(question).toMatch(/\?$/)
    expect(questionsOf(draft).length).toBeGreaterThanOrEqual(2)

    const sentences = blocksOf(draft)
      .filter(({ kind }) => kind !== 'verse')
      .flatMap(textsOf)
      .flatMap((text) => text.split(/(?<=(?<!\bv)[.!?])\s+/))
      .map(wordsOnly)
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })

  it('passes verification without a repair', async () => {
    for (const outlineType of OUTLINE_TYPES) {
      for (const groupProfile of [null, 'crianças de 6 anos', 'adolescentes', 'casais', 'idosos']) {
        const given = input(transcript, { outlineType, duration: 60, groupProfile })
        const { repairs } = await verifyOutline(await write(given), given, 'local')
        expect(repairs).toEqual([])
      }
    }
  })

  it('is the same for the same input', async () => {
    expect(await write(input(transcript))).toEqual(await write(input(transcript)))
  })
})

describe('createLocalEngine', () => {
  it('says which stage it is in', async () => {
    const stages: string[] = []
    await write(input(ANXIETY), stages)
    expect(stages).toEqual(['references', 'writing'])
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    controller.abort()
    const running = createLocalEngine().write(input(ANXIETY), {
      signal: controller.signal,
      onStage: () => undefined,
    })
    await expect(running).rejects.toThrow(/abort/i)
  })

  it('refuses a transcript of which nothing can be quoted', async () => {
    const silent: Transcript = {
      ...ANXIETY,
      cues: [{ start: 0, end: 9, text: 'boa noite igreja [Música]' }],
    }
    await expect(write(input(silent))).rejects.toMatchObject({ code: 'transcript_too_short' })
  })

  it('titles the outline with its theme and base text, or with the name of the sermon', async () => {
    expect((await write(input(ANXIETY))).title).toMatch(
      /^(?:A paz que guarda o coração|Quando a preocupação vira oração) – Filipenses 4:6$/,
    )
    expect((await write(input(SAMARITAN))).title).toBe('Quem é o meu próximo? – Lucas 10:25-37')
    expect((await write(input(UNTHEMED))).title).toBe('Feira e tomate')
  })

  it('names the texts that were said, the base text first', async () => {
    expect((await write(input(SAMARITAN))).relatedTexts).toEqual([
      'Lucas 10:25-37',
      'Lucas 10:33-37',
      '1 João 4:20',
    ])
    expect((await write(input(ANXIETY))).relatedTexts).toEqual(['Filipenses 4:6', '1 Pedro 5:7'])
  })

  it('offers a reading where none was said, and says that it is an offer', async () => {
    const draft = await write(input(FORGIVENESS))
    expect(draft.relatedTexts).toContain('Mateus 18:21-22')
    expect(allText(draft, 'summary')).toContain(
      'Sugestão de leitura, não citada na mensagem: Mateus 18:21-22.',
    )
    expect(blocksOf(draft).some(({ kind }) => kind === 'verse')).toBe(false)
  })

  it('offers nothing where neither a text nor a theme was found', async () => {
    expect((await write(input(UNTHEMED))).relatedTexts).toEqual([])
  })

  it('gives different sermons different outlines', async () => {
    const drafts = await Promise.all(Object.values(SERMONS).map((sermon) => write(input(sermon))))
    expect(new Set(drafts.map(({ title }) => title)).size).toBe(drafts.length)
    expect(new Set(drafts.map((draft) => allText(draft, 'summary'))).size).toBe(drafts.length)
    expect(new Set(drafts.map((draft) => allText(draft, 'questions'))).size).toBe(drafts.length)
  })

  it('covers the beginning, the middle and the end', async () => {
    const draft = await write(input(ANXIETY, { duration: 60 }))
    const end = ANXIETY.cues.at(-1)?.end ?? 0
    const thirds = blocksOf(draft, 'summary').flatMap((block) =>
      block.kind === 'quote' && block.at !== null ? [Math.floor((3 * block.at) / end)] : [],
    )
    expect(new Set(thirds)).toEqual(new Set([0, 1, 2]))
  })

  it('marks only what the preacher said, and the texts that he cited, as said', async () => {
    const draft = await write(input(SAMARITAN, { outlineType: 'sermao', duration: 60 }))
    const said = blocksOf(draft).filter((block) => 'origin' in block && block.origin === 'said')
    expect(said.length).toBeGreaterThan(0)
    for (const text of said.flatMap(textsOf))
      expect(text).toMatch(/^Textos citados neste trecho da mensagem: /)
  })

  it('follows the points that the preacher announced', async () => {
    const draft = await write(input(SAMARITAN, { outlineType: 'sermao', duration: 60 }))
    const points = blocksOf(draft, 'points')
    expect(points.filter(({ kind }) => kind === 'heading').flatMap(textsOf)).toEqual([
      'Primeiro ponto',
      'Segundo ponto',
      'Terceiro ponto',
    ])
    expect(allText(draft, 'points')).toContain(
      'Segundo ponto: o amor verdadeiro custa alguma coisa.',
    )
  })

  it('applies only what is said to the hearers, to the end of the sentence', async () => {
    const condemned =
      'Quem, durante o culto solene, põe-se a dormir, reclinando-se na posição que lhe pareça mais cômoda, ou, ainda, supondo que Deus esteja dormindo, conversa com o vizinho sobre a feira, sobre o tempo, sobre a vida dos outros e sobre tudo o que viu na praça desde a manhã, não pode dizer que ouviu a Palavra do Senhor.'
    const cues = [
      ...SAMARITAN.cues,
      ...condemned.split(/(?<=,) /).map((text, i) => ({
        start: 600 + 3 * i,
        end: 603 + 3 * i,
        text,
      })),
    ]
    for (const duration of [20, 60, 120]) {
      const draft = await write(input({ ...SAMARITAN, cues }, { duration, outlineType: 'estudo' }))
      expect(allText(draft, 'application')).not.toContain('vizinho')
      const quoted = blocksOf(draft, 'application').filter(({ kind }) => kind === 'quote')
      for (const text of quoted.flatMap(textsOf)) expect(text).toMatch(/[.!?][’']?$/)
    }
  })

  it('repeats no challenge of captions in which no sentence is sure, and offers another', async () => {
    const draft = await write(input(ANXIETY))
    expect(blocksOf(draft, 'challenge').filter(({ kind }) => kind === 'quote')).toEqual([])
    expect(allText(draft, 'challenge')).not.toContain('toda manhã escreve num papel')
    expect(allText(draft, 'challenge')).not.toBe('')
  })

  it('says in a short meeting too what the challenge is', async () => {
    const challenge =
      'O desafio da semana, eu quero que todo mundo aqui faça, e no grupo vocês contam uns aos outros. São sete dias. Toda manhã pega um caderno e escreve o nome de uma pessoa que ajudou você.'
    const cues = [
      ...SAMARITAN.cues.slice(0, -14),
      { start: 1000, end: 1020, text: challenge },
      { start: 1022, end: 1025, text: 'E agora a feira acabou.' },
    ]
    for (const duration of [5, 10, 60]) {
      const draft = await write(input({ ...SAMARITAN, cues }, { duration }))
      expect(allText(draft, 'challenge')).toContain('escreve o nome de uma pessoa')
      expect(allText(draft, 'challenge')).toContain('Este foi o desafio da própria mensagem.')
    }
  })

  it("offers the bank's challenge where the preacher never says what to do", async () => {
    const challenge =
      'O desafio da semana, eu quero que todo mundo aqui faça, e no grupo vocês contam uns aos outros como é que foi.'
    const cues = [...SAMARITAN.cues.slice(0, -14), { start: 1000, end: 1020, text: challenge }]
    const draft = await write(input({ ...SAMARITAN, cues }, { duration: 10 }))
    expect(allText(draft, 'challenge')).not.toContain('Este foi o desafio da própria mensagem.')
    expect(blocksOf(draft, 'challenge').filter(({ kind }) => kind === 'quote')).toEqual([])
  })

  it('ends the challenge where the prayer or another part of the service begins', async () => {
    const end = 'O desafio desta semana é simples: três motivos de gratidão por dia, no papel.'
    const later = 'Vamos orar. Primeira Pedro cinco sete diz: lançando sobre ele toda a ansiedade.'
    const cues = [
      ...SAMARITAN.cues.slice(0, -14),
      { start: 1000, end: 1125, text: end },
      { start: 1125, end: 1130, text: later },
    ]
    const draft = await write(input({ ...SAMARITAN, cues }))
    expect(allText(draft, 'challenge')).toContain('três motivos de gratidão por dia, no papel.')
    expect(allText(draft, 'challenge')).not.toContain('Vamos orar')
  })

  it('grows with the minutes', async () => {
    const count = async (duration: number) => {
      const draft = await write(input(SAMARITAN, { duration }))
      return blocksOf(draft, 'questions').flatMap((block) =>
        block.kind === 'numbered' ? block.items : [],
      ).length
    }
    expect(await count(5)).toBe(2)
    expect(await count(60)).toBeGreaterThan(await count(20))
    expect(await count(120)).toBeLessThanOrEqual(9)
  })
})

describe('the group', () => {
  const forGroup = (
    groupProfile: string | null,
    additionalInfo: string | null = null,
    more: Partial<EngineInput> = {},
  ) => write(input(ANXIETY, { groupProfile, additionalInfo, ...more }))

  it('gives children something to touch and short quotations', async () => {
    const draft = await forGroup('crianças de 5 a 10 anos', null, { duration: 20 })
    expect(allText(draft, 'activity')).toContain('mochila')
    expect(allText(draft, 'conclusion')).toContain(
      'Deus cuida de mim, e eu posso contar tudo para ele.',
    )
    expect(
      Math.max(...quotesOf(draft).map(({ text }) => text.split(' ').length)),
    ).toBeLessThanOrEqual(20)
  })

  it('speaks to couples as couples', async () => {
    expect(allText(await forGroup('casais'), 'questions')).toContain(
      'Como um percebe que o outro está ansioso',
    )
  })

  it('gives teenagers something to do', async () => {
    expect(allText(await forGroup('adolescentes de 13 a 17 anos'), 'activity')).toContain(
      'Entregue dois papéis',
    )
  })

  it.each(['adultos', 'crianças'])(
    'asks a question about the theme of the month, the sermon staying the subject: %s',
    async (group) => {
      const plain = await forGroup(group, 'nada de especial', { duration: 60 })
      const wished = await forGroup(group, 'o tema do mês é gratidão', { duration: 60 })
      expect(allText(plain)).not.toContain('a outro tema')
      expect(allText(wished, 'questions')).toContain(
        'Para ligar a mensagem a outro tema, a gratidão:',
      )
      expect(questionsOf(wished)).toHaveLength(questionsOf(plain).length)
      expect(allText(wished, 'summary').split('\n')[0]).toBe(
        allText(plain, 'summary').split('\n')[0],
      )
    },
  )

  it('prays in silence where nobody is to pray aloud', async () => {
    const silent = allText(
      await forGroup('adultos', 'sem oração em voz alta', { duration: 60 }),
      'prayer',
    )
    expect(silent).toContain('para que todos orem em silêncio')
    expect(silent).not.toContain('voz alta')
    const children = await forGroup('crianças', 'sem oração em voz alta', { duration: 60 })
    expect(allText(children)).toContain('cada criança fala com Deus em silêncio')
  })

  it('welcomes visitors and spares them', async () => {
    const draft = await forGroup('adultos', 'vamos receber visitantes')
    expect(allText(draft, 'icebreaker')).toContain('Há visitantes entre nós')
    expect(allText(draft, 'prayer')).toContain('Ore você em voz alta')
  })

  it('asks nobody to read aloud where that was asked', async () => {
    const draft = await forGroup('adultos', 'sem leitura em voz alta', {
      outlineType: 'estudo',
      duration: 60,
    })
    expect(allText(draft, 'observation')).toContain('Ninguém precisa ler para os outros.')
    expect(allText(draft, 'observation')).not.toContain('Leiam')
  })

  it('adds prayer where it was asked for, also to a short meeting', async () => {
    expect(
      allText(await forGroup('adultos', 'incluir oração', { duration: 15 }), 'prayer'),
    ).not.toBe('')
  })

  it.each(OUTLINE_TYPES)('sings where that was asked for: %s', async (outlineType) => {
    const more = { outlineType, duration: 30 }
    const sung = await forGroup('adultos', 'quero um momento de louvor', more)
    expect(allText(sung, 'worship')).toContain('louvor')
  })

  it('calls nobody a group who reads alone', async () => {
    const alone = { outlineType: 'devocional', duration: 60 } as const
    const draft = await forGroup('adultos', 'quero um momento de louvor', alone)
    expect(allText(draft)).not.toMatch(/grupo|cada um|duplas|próximo encontro/i)
  })

  it('is careful where there is mourning', async () => {
    const draft = await forGroup('adultos', 'há luto no grupo')
    expect(allText(draft, 'questions')).toContain('Há luto no grupo: acolha o silêncio')
    expect(allText(draft, 'prayer')).toContain('Pelo consolo de quem está de luto entre nós.')
  })

  it('divides a big group', async () => {
    expect(allText(await forGroup('20 pessoas'), 'questions')).toContain('rodas de três ou quatro')
  })
})

it('asks a leader nothing that one of their last outlines asked, as long as there is something else', async () => {
  const askedIn = (draft: OutlineDraft) =>
    draft.sections
      .filter(({ kind }) => kind === 'questions')
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'numbered' ? block.items : []))
  const first = askedIn(await write(input(FORGIVENESS)))
  const next = askedIn(await write(input(FORGIVENESS, { earlier: [first.join('\n')] })))
  const again = next.filter((question) => first.includes(question))
  expect(first.length).toBeGreaterThan(3)
  expect(again.length).toBeLessThan(first.length / 2)
})
