/** Told apart on the outline: what the preacher said, and what was added for the group. */
export type Origin = 'said' | 'suggested'

/** How a paragraph for whoever leads begins, about what stands before it. */
export const NOTE_LEAD = 'Para quem conduz:'

/** How the line below the title begins that says what whoever leads does before the people come. */
export const PREPARATION_LEAD = 'Antes do encontro:'

/** How the line below the title begins that says the whole message in one. */
export const IDEA_LEAD = 'A ideia central:'

/** And how it began in sheets of before, which are still read. */
export const IDEA_LEADS = [IDEA_LEAD, 'A ideia em uma linha:'] as const

/** How the aim of a meeting of children says what each of them takes home. */
export const TRUTH_LEAD = 'Que cada criança guarde uma frase:'

/** Stands, among the related texts, for the words of a passage that a section has printed. */
export const PRINTED_ABOVE = 'impresso acima'

type SectionProfile = {
  /** As it stands on the outline. */
  title: string
  /** Other beginnings of the title in outlines that an automation wrote. */
  also?: RegExp
  /** What it holds where nothing in it says otherwise. */
  origin: Origin
  /** Whether an engine writes it, with minutes of the meeting. */
  timed: boolean
  /** Every outline has it (GEN-10). */
  required: boolean
  /** What participants get of it: nothing (null), all, what asks with lines to write on, all with lines, small type. */
  handout: 'whole' | 'questions' | 'challenge' | 'credits' | null
}

const LEADERS = { origin: 'suggested', timed: true, required: false, handout: null } as const

/** Every section that an outline may have: the one place that knows their titles. */
export const SECTIONS = {
  icebreaker: { ...LEADERS, title: 'Quebra-gelo', required: true },
  summary: { ...LEADERS, title: 'Resumo da mensagem', origin: 'said', required: true },
  questions: {
    ...LEADERS,
    title: 'Perguntas para discussão',
    also: /^(?:perguntas?|quest[oõ]es|discuss[aã]o)/i,
    required: true,
    handout: 'questions',
  },
  application: { ...LEADERS, title: 'Aplicação prática', required: true },
  conclusion: { ...LEADERS, title: 'Conclusão', origin: 'said', required: true },
  challenge: {
    ...LEADERS,
    title: 'Desafio',
    also: /^desafio/i,
    required: true,
    handout: 'challenge',
  },
  worship: { ...LEADERS, title: 'Louvor' },
  introduction: { ...LEADERS, title: 'Introdução', origin: 'said' },
  observation: {
    ...LEADERS,
    title: 'Observação do texto',
    also: /^observa[cç][aã]o/i,
    handout: 'questions',
  },
  points: { ...LEADERS, title: 'Pontos da mensagem', origin: 'said' },
  activity: { ...LEADERS, title: 'Atividade' },
  prayer: { ...LEADERS, title: 'Oração' },
  /** Of the challenge of the last meeting. The product writes it, no engine does. */
  followUp: { ...LEADERS, title: 'Como foi?', timed: false },
  leader: {
    ...LEADERS,
    title: 'Para quem conduz',
    also: /^(?:para o l[ií]der|nota(?:s)? (?:para|ao) l[ií]der)/i,
    timed: false,
  },
  relatedTexts: {
    ...LEADERS,
    title: 'Textos bíblicos relacionados',
    also: /^(?:textos? b[ií]blicos?|texto[- ]base|leitura b[ií]blica)/i,
    timed: false,
    handout: 'whole',
  },
  credits: {
    ...LEADERS,
    title: 'Créditos',
    also: /^cr[eé]ditos/i,
    timed: false,
    handout: 'credits',
  },
} as const satisfies Record<string, SectionProfile>

type AnySection = keyof typeof SECTIONS

/** What an engine writes: the sections that have minutes. */
export type SectionKind = {
  [Name in AnySection]: (typeof SECTIONS)[Name]['timed'] extends true ? Name : never
}[AnySection]

const PROFILES: readonly (readonly [AnySection, SectionProfile])[] = Object.keys(SECTIONS).map(
  (name) => [name as AnySection, SECTIONS[name as AnySection]],
)

export const SECTION_KINDS = PROFILES.flatMap(([name, { timed }]) =>
  timed ? [name as SectionKind] : [],
)

export const REQUIRED_SECTIONS = SECTION_KINDS.filter((kind) => SECTIONS[kind].required)

export function isSectionKind(value: unknown): value is SectionKind {
  return SECTION_KINDS.some((kind) => kind === value)
}

/**
 * The heading of a section that stands in a block of the church's: 'Encontro: Quebra-gelo', or its title alone where
 * the block is called so too.
 */
export function titleIn(block: string, kind: SectionKind): string {
  const { title } = SECTIONS[kind]
  return block.toLowerCase() === title.toLowerCase() ? title : `${block}: ${title}`
}

/**
 * Which section a heading of an outline begins, by its words without the minutes; null for one of its own. The stored
 * form of an outline is Markdown, so this is asked wherever a section is wanted, and nothing else matches a heading.
 */
export function sectionOf(heading: string): AnySection | null {
  const words = heading.trim().toLowerCase()
  const named = PROFILES.find(([, { title }]) => `: ${words}`.endsWith(`: ${title.toLowerCase()}`))
  const [name = null] = named ?? PROFILES.find(([, { also }]) => also?.test(words)) ?? []
  return name
}
