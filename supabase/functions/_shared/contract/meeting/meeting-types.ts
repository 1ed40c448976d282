import type { SectionKind } from './sections.ts'

/** Whom an outline speaks to: people who talk with each other, somebody alone, or listeners of one who speaks. */
export type Audience = 'group' | 'person' | 'congregation'

/** A section's place in a meeting. */
export type SectionShare = {
  kind: SectionKind
  /** Its share of the time, in proportion to the other sections. */
  weight: number
  /** Minutes after which more of it helps nobody. */
  most: number
  /** The shortest meeting, in minutes, that has it; 'asked': only where the leader or the group's age asks for it. */
  from?: number | 'asked'
}

export type TypeProfile = {
  /** As a person reads and chooses it. */
  label: string
  audience: Audience
  /** In the order of the outline; the required ones are among them. */
  sections: readonly SectionShare[]
  /** Questions for discussion: about as few in the shortest meeting, never more in the longest. */
  questions: { least: number; most: number }
  /** Where the base text is printed. */
  readIn: SectionKind
  /** For a model: what a pastor expects of it, section by section where it matters. */
  guide: string
}

const PROFILES = {
  celula: {
    label: 'Célula/Pequeno Grupo',
    audience: 'group',
    sections: [
      { kind: 'icebreaker', weight: 15, most: 15 },
      { kind: 'worship', weight: 12, most: 15, from: 60 },
      { kind: 'summary', weight: 20, most: 20 },
      { kind: 'activity', weight: 16, most: 20, from: 'asked' },
      { kind: 'questions', weight: 50, most: 120 },
      { kind: 'application', weight: 12, most: 15 },
      { kind: 'prayer', weight: 10, most: 15, from: 20 },
      { kind: 'conclusion', weight: 5, most: 5 },
      { kind: 'challenge', weight: 5, most: 5 },
    ],
    questions: { least: 3, most: 9 },
    readIn: 'summary',
    guide:
      'Encontro de célula em casa: acolhida, partilha e vida em comum; o líder conduz a conversa, não prega. summary é contado, com a leitura, em cerca de um quinto do tempo; prayer em duplas ou trios; questions têm perto de 40 % do tempo, application de 8 a 10 minutos em 60.',
  },
  estudo: {
    label: 'Estudo Bíblico',
    audience: 'group',
    sections: [
      { kind: 'icebreaker', weight: 8, most: 8 },
      { kind: 'worship', weight: 10, most: 12, from: 'asked' },
      { kind: 'observation', weight: 24, most: 30, from: 10 },
      { kind: 'summary', weight: 16, most: 20 },
      { kind: 'activity', weight: 16, most: 20, from: 'asked' },
      { kind: 'questions', weight: 30, most: 120 },
      { kind: 'application', weight: 12, most: 15 },
      { kind: 'prayer', weight: 6, most: 10, from: 40 },
      { kind: 'conclusion', weight: 5, most: 5 },
      { kind: 'challenge', weight: 5, most: 5 },
    ],
    questions: { least: 3, most: 9 },
    readIn: 'observation',
    guide:
      'Estudo bíblico: o texto no centro, a mensagem ajuda a lê-lo. observation situa o texto (quem escreve, para quem, o que vem antes) e o lê junto, olhando o que ele diz, com blocos verse; questions voltam sempre ao texto. Inclua referências cruzadas em relatedTexts.',
  },
  sermao: {
    label: 'Sermão',
    audience: 'congregation',
    sections: [
      { kind: 'icebreaker', weight: 6, most: 5 },
      { kind: 'worship', weight: 10, most: 12, from: 'asked' },
      { kind: 'introduction', weight: 12, most: 12, from: 10 },
      { kind: 'summary', weight: 12, most: 12 },
      { kind: 'points', weight: 38, most: 60, from: 10 },
      { kind: 'activity', weight: 14, most: 20, from: 'asked' },
      { kind: 'application', weight: 14, most: 18 },
      { kind: 'questions', weight: 12, most: 120 },
      { kind: 'prayer', weight: 5, most: 8, from: 40 },
      { kind: 'conclusion', weight: 7, most: 8 },
      { kind: 'challenge', weight: 5, most: 5 },
    ],
    questions: { least: 3, most: 4 },
    readIn: 'introduction',
    guide:
      'Esboço de sermão para ser pregado de novo, por uma pessoa que fala: summary é a ideia central em uma frase; points tem um heading por ponto, na ordem da mensagem, cada um com verse, explicação e a ilustração dita na mensagem; conclusion faz o apelo; icebreaker é uma abertura que prende a atenção, e questions são poucas perguntas para o ouvinte levar. A maior parte do tempo é dos pontos.',
  },
  devocional: {
    label: 'Devocional',
    audience: 'person',
    sections: [
      { kind: 'icebreaker', weight: 10, most: 6 },
      { kind: 'worship', weight: 8, most: 10, from: 'asked' },
      { kind: 'summary', weight: 25, most: 25 },
      { kind: 'questions', weight: 25, most: 120 },
      { kind: 'application', weight: 15, most: 20 },
      { kind: 'prayer', weight: 18, most: 20, from: 10 },
      { kind: 'conclusion', weight: 6, most: 5 },
      { kind: 'challenge', weight: 6, most: 5 },
    ],
    questions: { least: 3, most: 5 },
    readIn: 'summary',
    guide:
      'Devocional para uma pessoa sozinha: curto, íntimo, na segunda pessoa ("você"), sem dinâmicas e sem falar em grupo. icebreaker é uma pergunta para aquietar o coração; summary traz um texto para ler devagar; questions se respondem por escrito; prayer é uma oração em primeira pessoa.',
  },
} satisfies Record<string, TypeProfile>

export type OutlineType = keyof typeof PROFILES

/** All that tells the types of a meeting apart. What depends on a type reads it here, and asks for no type by name. */
export const MEETING_TYPES: Record<OutlineType, TypeProfile> = PROFILES

/** In the order in which they are offered. */
export const OUTLINE_TYPES = Object.keys(PROFILES) as readonly OutlineType[]

/** For whoever has chosen none. */
export const FIRST_OUTLINE_TYPE = OUTLINE_TYPES[0]!

export function isOutlineType(value: unknown): value is OutlineType {
  return OUTLINE_TYPES.some((type) => type === value)
}
