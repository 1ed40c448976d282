import { describe, expect, it } from 'vitest'
import type { DraftBlock } from '../model/document.ts'
import { sermonInput } from '../test-support/sermon.ts'
import type { Place } from './free-text.ts'
import { scriptureOf } from './scripture.ts'
import { indexSpeech } from './speech-index.ts'
import { verifyBlocks } from './verify-blocks.ts'

const SPEECH = [
  [0, 'Abram em Lucas capítulo 15, versículo 11, e vamos ler juntos a história que Jesus contou.'],
  [
    60,
    'Em Goiás eu conheci o seu Anselmo, um sapateiro que esperou quarenta e dois anos pelo filho.',
  ],
  [70, 'Toda tarde ele deixava a luz da varanda acesa, porque o menino podia voltar de noite.'],
  [120, 'O pai da parábola também espera, e quando vê o filho ele corre, sem cobrar a dívida.'],
  [180, 'Ninguém volta porque merece: a gente volta porque a casa continua aberta.'],
] as const

function place() {
  const rules: string[] = []
  const transcript = {
    ...sermonInput().transcript,
    cues: SPEECH.map(([start, text]) => ({ start, end: start + 9, text })),
  }
  const where: Place = {
    where: 'summary',
    speech: indexSpeech(transcript),
    report: (rule, detail) => rules.push(`${rule} ${detail}`),
  }
  return { where, rules }
}

async function verified(text: string, evidence: string, at: number | null = null) {
  const { where, rules } = place()
  const block: DraftBlock = { kind: 'paragraph', text, origin: 'said', evidence, at }
  return { kept: await verifyBlocks([block], where), rules }
}

describe('what is marked as said', () => {
  it('stays with its evidence, and takes its time from the transcript', async () => {
    expect(
      await verified(
        'Anselmo, o sapateiro de Goiás, esperou o filho por 42 anos.',
        'um sapateiro que esperou quarenta e dois anos',
        3_000,
      ),
    ).toEqual({
      kept: [
        {
          kind: 'paragraph',
          text: 'Anselmo, o sapateiro de Goiás, esperou o filho por 42 anos.',
          origin: 'said',
          at: 60,
        },
      ],
      rules: [],
    })
  })

  it('stays with a time where the same things are spoken of', async () => {
    const { kept } = await verified('A luz da varanda ficava acesa para o menino voltar.', '', 71)
    expect(kept).toMatchObject([{ origin: 'said', at: 70 }])
  })

  it('becomes a suggestion with words that were not said', async () => {
    const { kept, rules } = await verified(
      'O pai espera o filho e a casa continua aberta.',
      'o pai nunca desiste de nenhum filho',
    )
    expect(kept).toEqual([
      {
        kind: 'paragraph',
        text: 'O pai espera o filho e a casa continua aberta.',
        origin: 'suggested',
      },
    ])
    expect(rules).toEqual(['no_proof summary: suggested'])
  })

  it.each([
    [
      'tells what nobody said',
      'O pregador disse que o pai da parábola espera o filho.',
      'palavras que ninguém disse aqui',
    ],
    [
      'is of another sermon',
      'Davi venceu Golias com cinco pedras lisas do ribeiro.',
      'Davi escolheu cinco pedras lisas',
    ],
    [
      'has evidence for something else',
      'Cristo foi criado e promete riqueza aos dizimistas fiéis.',
      'a casa continua aberta',
    ],
  ])('goes where it %s', async (_, text, evidence) => {
    const { kept, rules } = await verified(text, evidence)
    expect(kept).toEqual([])
    expect(rules).toEqual(['no_proof summary: dropped'])
  })

  it.each([
    ['a name', 'Anselmo esperava na varanda. Foi assim com o Osvaldo também.', 'name'],
    ['a number', 'Anselmo esperava na varanda. Foram 37 anos de luz acesa.', 'number'],
    [
      'a number in words',
      'Anselmo esperava na varanda. Foram trinta e sete anos de luz.',
      'number',
    ],
    ['a passage', 'Anselmo esperava na varanda. É como em Jonas 2, na noite.', 'passage'],
  ])('loses the sentence with %s that was not spoken there', async (_, text, what) => {
    const { kept, rules } = await verified(text, 'deixava a luz da varanda acesa')
    expect(kept).toMatchObject([{ text: 'Anselmo esperava na varanda.' }])
    expect(rules).toEqual([`not_spoken summary: ${what}`])
  })

  it('keeps passages and numbers that were spoken', async () => {
    const text =
      'Em Lucas 15:11 começa a história; seu Anselmo esperou quarenta e dois anos pelo filho.'
    const { kept, rules } = await verified(text, 'que esperou quarenta e dois anos pelo filho')
    expect(kept).toMatchObject([{ text, origin: 'said' }])
    expect(rules).toEqual([])
  })

  it.each(['no versículo 20', 'nos versículos 20 a 24', 'no v. 20'])(
    'keeps what points to a printed verse, %s',
    async (verse) => {
      const text = `O pai da luz acesa é, ${verse}, quem corre para casa.`
      const { kept, rules } = await verified(text, 'deixava a luz da varanda acesa')
      expect(kept).toMatchObject([{ text }])
      expect(rules).toEqual([])
    },
  )

  it('keeps names and numbers of the chapter that the sheet prints, and no others', async () => {
    const told = async (text: string) => {
      const { where, rules } = place()
      const evidence = 'deixava a luz da varanda acesa'
      const scripture = await scriptureOf(
        [{ blocks: [{ kind: 'verse', reference: 'Marcos 4:14-15' }] }],
        null,
      )
      const block: DraftBlock = { kind: 'paragraph', text, origin: 'said', evidence }
      return { kept: await verifyBlocks([block], { ...where, scripture }), rules }
    }
    const true20 = 'A luz da varanda ficava acesa, e nem Satanás a apaga; um rende sessenta.'
    expect((await told(true20)).kept).toMatchObject([{ text: true20, origin: 'said' }])
    const invented = 'A luz da varanda ficava acesa. Um rende setenta, disse a Bartimeu.'
    expect((await told(invented)).kept).toMatchObject([{ text: 'A luz da varanda ficava acesa.' }])
  })

  it('is proven together with the list that it leads to', async () => {
    const { where, rules } = place()
    const lead: DraftBlock = {
      kind: 'paragraph',
      text: 'Três marcas ficam, diz a fé:',
      origin: 'said',
      evidence: 'a gente volta porque a casa continua aberta',
    }
    const list: DraftBlock = {
      kind: 'bullets',
      items: ['O pai espera e corre.', 'Ninguém volta porque merece.', 'A casa continua aberta.'],
      origin: 'said',
      evidence: 'a gente volta porque a casa continua aberta',
    }
    expect(await verifyBlocks([lead, list], where)).toMatchObject([
      { kind: 'paragraph', origin: 'said' },
      { kind: 'bullets', origin: 'said' },
    ])
    expect(rules).toEqual([])
  })

  it('keeps a name that captions spell as it sounds, and no other', async () => {
    const tell = (name: string) =>
      verified(`A casa continua aberta. Na varanda estava ${name}.`, 'a luz da varanda acesa')
    expect((await tell('Hanselmo')).kept).toMatchObject([
      { text: 'A casa continua aberta. Na varanda estava Hanselmo.' },
    ])
    // God's own name, however captions spell it
    expect((await tell('Javé')).rules).toEqual([])
    expect((await tell('Anastácio')).kept).toMatchObject([{ text: 'A casa continua aberta.' }])
  })

  it('keeps a land whose people were spoken of', async () => {
    const text = 'Toda tarde, em Sapate, ele deixava a luz da varanda acesa.'
    const { kept, rules } = await verified(text, 'ele deixava a luz da varanda acesa')
    expect(kept).toMatchObject([{ text, origin: 'said' }])
    expect(rules).toEqual([])
  })

  it('stands under a heading that names nobody and no number unheard of', async () => {
    const told: DraftBlock = { kind: 'paragraph', text: 'A casa continua aberta.', origin: 'said' }
    const under = async (text: string) => {
      const { where, rules } = place()
      const kept = await verifyBlocks([{ kind: 'heading', text }, told], where)
      return { heads: kept.length === 2, rules }
    }
    const kept = { heads: true, rules: [] }
    expect(await under('A varanda de Anselmo (v. 3-7)')).toEqual(kept)
    expect(await under('Quarenta e dois anos de luz')).toEqual(kept)
    for (const invented of ['A varanda de Osvaldo (v. 3)', 'Os 37 anos de luz']) {
      const gone = { heads: false, rules: ['not_spoken summary: heading'] }
      expect(await under(invented)).toEqual(gone)
    }
  })

  it('needs no proof from an engine that takes every word from the transcript', async () => {
    const { where, rules } = place()
    const block: DraftBlock = { kind: 'paragraph', text: 'Outra coisa.', origin: 'said' }
    expect(await verifyBlocks([block], where)).toHaveLength(1)
    expect(rules).toEqual([])
  })

  it('is proven for lists as well', async () => {
    const { where } = place()
    const items = ['A casa continua aberta.', 'O pai corre.']
    const list = (evidence: string): DraftBlock => ({
      kind: 'bullets',
      items,
      origin: 'said',
      evidence,
    })
    expect(await verifyBlocks([list('porque a casa continua aberta')], where)).toEqual([
      { kind: 'bullets', items, origin: 'said' },
    ])
    expect(await verifyBlocks([list('o que ninguém disse hoje')], where)).toEqual([
      { kind: 'bullets', items, origin: 'suggested' },
    ])
  })
})
