import { describe, expect, it } from 'vitest'
import { readGroup } from './group.ts'
import { noteFor, sharedBy, spokenTo, suitsRoom } from './room.ts'

const women = readGroup('Senhoras de 60 a 80 anos', null)
const couples = readGroup('Casais com filhos pequenos', null)
const adults = readGroup('Adultos de 30 a 60 anos', null)
const teens = readGroup('Adolescentes de 13 a 16 anos', null)

const FOR_TWO = 'O que vocês já tentaram fazer a dois e quase acabou mal?'

describe('suitsRoom', () => {
  it('asks a couple only where couples sit', () => {
    expect(suitsRoom(FOR_TWO, couples)).toBe(true)
    expect(suitsRoom(FOR_TWO, adults)).toBe(true)
    expect(suitsRoom(FOR_TWO, women)).toBe(false)
    expect(suitsRoom('Em que vocês dois discordam?', teens)).toBe(false)
    expect(suitsRoom('Jesus mandou os discípulos de dois a dois, e por quê?', women)).toBe(true)
  })

  it('asks no couple where others came alone', () => {
    const both = readGroup('Adultos, casados e solteiros', null)
    expect(suitsRoom(FOR_TWO, both)).toBe(false)
    expect(suitsRoom('Cada casal combina um gesto.', both)).toBe(false)
  })

  it('asks no widow about a wedding, and no teenager about a hearing', () => {
    const widows = readGroup('Senhoras de 60 anos ou mais, várias viúvas', null)
    const wedding = 'O que um casamento que você viu de perto ensinou a você sobre o amor?'
    expect(suitsRoom(wedding, widows)).toBe(false)
    expect(suitsRoom(wedding, adults)).toBe(true)
    expect(suitsRoom('Que aliança Deus fez com Noé?', widows)).toBe(true)
    const hearing = 'Acompanhe alguém num lugar difícil (consulta, audiência).'
    expect(suitsRoom(hearing, teens)).toBe(false)
    expect(suitsRoom(hearing, adults)).toBe(true)
  })

  it('sends nobody to work who is retired or at school', () => {
    const ask = 'Que decisão do seu trabalho muda com isso?'
    const retired = readGroup('Idosos', null)
    expect(suitsRoom(ask, adults)).toBe(true)
    expect(suitsRoom(ask, retired)).toBe(false)
    expect(suitsRoom(ask, teens)).toBe(false)
    expect(suitsRoom('Que decisão da sua casa muda com isso?', retired)).toBe(true)
  })
})

describe('sharedBy', () => {
  it.each([
    ['Adultos, casados e solteiros', ['adults']],
    ['homens e mulheres', ['adults']],
    ['Mulheres, de 25 a 60 anos', ['women', 'adults']],
    ['casais com filhos', ['parents', 'couples', 'adults']],
  ])('leaves out those who are only one of two: %s', (profile, shared) => {
    expect(sharedBy(readGroup(profile, null))).toEqual(shared)
  })
})

describe('noteFor', () => {
  const read = { book: 'EPH', chapter: 5, verse: 22, endVerse: 33 } as const
  const NOTE =
    'A noite pode virar disputa. Voltem sempre ao 21 e aos verbos de Cristo. Com adolescentes, foquem em amor e controle.'

  it('says nothing about people who are not there, or verses that are not read', () => {
    expect(noteFor(NOTE, women, read)).toBe('A noite pode virar disputa.')
    expect(noteFor(NOTE, teens, { ...read, verse: 21 })).toBe(NOTE)
    expect(noteFor('Com crianças, conte o fogo de leve.', adults, read)).toBeNull()
  })

  it('parts nobody in a room of women', () => {
    const note = 'Proíba detalhes. Se puder, separe homens e mulheres na parte pessoal.'
    expect(noteFor(note, women, read)).toBe('Proíba detalhes.')
    expect(noteFor(note, adults, read)).toBe(note)
  })
})

describe('spokenTo', () => {
  const draft = {
    title: '',
    relatedTexts: [],
    sections: [
      {
        kind: 'icebreaker',
        minutes: 5,
        blocks: [
          {
            kind: 'paragraph',
            text: 'Cada um responde em poucas palavras. No 6, todos param, cada um faz um pedido, cada um lê o seu e cada um fica em silêncio.',
            origin: 'suggested',
          },
          {
            kind: 'numbered',
            items: [
              'O que cada um faz no versículo 3?',
              'Onde você já se sentiu abandonado, e quando você fica perto de Deus?',
              'A mensagem diz: “Você é amado.” O que isso muda?',
            ],
            origin: 'suggested',
          },
          { kind: 'quote', text: 'Cada um diz o que quer.', at: null },
        ],
      },
    ],
  } as const

  it('speaks to women above the sections and in the prayer too', () => {
    const prayer = {
      kind: 'prayer',
      minutes: 5,
      blocks: [{ kind: 'paragraph', text: 'Obrigado pelo que já nos deste.', origin: 'suggested' }],
    } as const
    const spoken = spokenTo(
      {
        ...draft,
        goal: 'Ver o que isso muda na semana de cada um.',
        preparation: 'Leve papel e caneta para cada um.',
        sections: [...draft.sections, prayer],
      },
      women,
    )
    expect(spoken).toMatchObject({
      goal: 'Ver o que isso muda na semana de cada uma.',
      preparation: 'Leve papel e caneta para cada uma.',
    })
    expect(spoken.sections.at(-1)?.blocks[0]).toMatchObject({
      text: 'Obrigada pelo que já nos deste.',
    })
  })

  it('speaks to women as to women, and changes nothing that was said or is asked of the text', () => {
    const [section] = spokenTo(draft, women).sections
    expect(section?.blocks[0]).toMatchObject({
      text: 'Cada uma responde em poucas palavras. No 6, todas param, cada uma faz um pedido, cada uma lê o seu e cada uma fica em silêncio.',
    })
    expect(section?.blocks[1]).toMatchObject({
      items: [
        'O que cada um faz no versículo 3?',
        'Onde você já se sentiu abandonada, e quando você fica perto de Deus?',
        'A mensagem diz: “Você é amado.” O que isso muda?',
      ],
    })
    expect(section?.blocks[2]).toEqual(draft.sections[0].blocks[2])
  })

  it('leaves every other room as it is', () => {
    expect(spokenTo(draft, adults)).toBe(draft)
    expect(spokenTo(draft, readGroup('Homens e mulheres', null))).toBe(draft)
  })
})
