import {
  AlignmentType,
  BorderStyle,
  LevelFormat,
  LineRuleType,
  type IPropertiesOptions,
  type NumberingDefinition,
} from 'docx'

/** Half points, as Word counts the size of type. */
const BODY = 24
const TWIPS_PER_POINT = 20
const points = (count: number) => count * TWIPS_PER_POINT

/** What a level of a list is set in by, and a paragraph inside an item. */
export const LIST_INDENT = points(20)

const LANGUAGE = { value: 'pt-BR', eastAsia: 'pt-BR', bidirectional: 'pt-BR' } as const

// the light colours of the screen
const GREEN = '24513D'
const INK = '27231B'
const MUTED = '5F5646'
const GILT = 'B5822C'
const PARCHMENT = 'FBF3E0'

const SERIF = 'Georgia'
const SANS = 'Calibri'

/** The styles' ids, as a paragraph names them. */
export const STYLE = {
  name: 'OutlineName',
  facts: 'Subtitle',
  lead: 'Lead',
  quote: 'Quote',
  verse: 'BibleText',
  inItem: 'ListContinue',
  verbatim: 'PlainText',
} as const

export const MINUTES_STYLE = 'SectionMinutes'

const heading = (size: number, before: number, after: number, color: string) => ({
  run: { font: SERIF, size, bold: true, color },
  paragraph: {
    keepNext: true,
    keepLines: true,
    spacing: { before: points(before), after: points(after) },
  },
})

export const wordStyles: IPropertiesOptions['styles'] = {
  default: {
    document: {
      run: { font: SANS, size: BODY, color: INK, language: LANGUAGE },
      // 240 is a single line
      paragraph: { spacing: { after: points(7), line: 288, lineRule: LineRuleType.AUTO } },
    },
    title: heading(44, 0, 6, GREEN),
    heading1: heading(40, 0, 6, GREEN),
    heading2: {
      ...heading(30, 22, 6, GREEN),
      paragraph: {
        ...heading(30, 22, 6, GREEN).paragraph,
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 3, color: GILT } },
      },
    },
    heading3: heading(26, 14, 4, INK),
    heading4: heading(24, 10, 3, INK),
    heading5: heading(24, 10, 3, MUTED),
    heading6: heading(24, 10, 3, MUTED),
    listParagraph: { paragraph: { spacing: { after: points(5) }, keepLines: true } },
    hyperlink: { run: { color: '1F5A41', underline: {} } },
  },
  paragraphStyles: [
    {
      id: STYLE.name,
      name: 'Nome do esboço',
      basedOn: 'Normal',
      next: 'Heading1',
      quickFormat: true,
      run: { size: 20, color: MUTED, characterSpacing: 10 },
      paragraph: { keepNext: true, spacing: { after: points(2) } },
    },
    {
      id: STYLE.facts,
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { color: MUTED },
      paragraph: { spacing: { after: points(14) } },
    },
    {
      id: STYLE.lead,
      name: 'De quem são as palavras',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { size: 22, bold: true, color: MUTED },
      paragraph: { keepNext: true, spacing: { before: points(6), after: points(4) } },
    },
    {
      id: STYLE.quote,
      name: 'Quote',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { font: SERIF, italics: true, size: BODY },
      paragraph: {
        keepLines: true,
        indent: { left: points(14), right: points(14) },
        spacing: { before: points(3), after: points(8) },
        border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: GILT } },
      },
    },
    {
      id: STYLE.verse,
      name: 'Texto bíblico',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { font: SERIF, size: BODY },
      paragraph: {
        keepLines: true,
        indent: { left: points(14), right: points(14) },
        spacing: { before: points(6), after: points(10) },
        shading: { fill: PARCHMENT },
        border: {
          top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: PARCHMENT },
          bottom: { style: BorderStyle.SINGLE, size: 4, space: 6, color: PARCHMENT },
          left: { style: BorderStyle.SINGLE, size: 4, space: 8, color: PARCHMENT },
          right: { style: BorderStyle.SINGLE, size: 4, space: 8, color: PARCHMENT },
        },
      },
    },
    { id: STYLE.inItem, name: 'List Continue', basedOn: 'Normal', next: 'Normal' },
    { id: STYLE.verbatim, name: 'Plain Text', basedOn: 'Normal', next: 'Normal' },
  ],
  characterStyles: [
    {
      id: MINUTES_STYLE,
      name: 'Minutos da seção',
      quickFormat: true,
      run: { font: SANS, size: 22, bold: false, color: MUTED },
    },
  ],
}

/** Levels that Word has. */
export const MAX_LEVEL = 8

const LEVELS = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => level)

const levelStyle = (level: number) => ({
  run: { bold: true, color: GILT },
  paragraph: { indent: { left: LIST_INDENT * (level + 1), hanging: LIST_INDENT } },
})

export const BULLETS: NumberingDefinition = {
  reference: 'bullets',
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: ['•', '–', '·'][level % 3],
    alignment: AlignmentType.LEFT,
    style: levelStyle(level),
  })),
}

/** What Word and LibreOffice both count up to. */
const MAX_NUMBER = 32_767

/** A list that begins to count at `start`. */
export function numbersFrom(start: number): NumberingDefinition {
  return {
    reference: `numbers-from-${start}`,
    levels: LEVELS.map((level) => ({
      level,
      start: Math.min(start, MAX_NUMBER),
      format: LevelFormat.DECIMAL,
      text: `%${level + 1}.`,
      alignment: AlignmentType.LEFT,
      style: levelStyle(level),
    })),
  }
}
