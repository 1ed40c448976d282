import type { OutlineType } from '../../supabase/functions/_shared/contract/meeting/meeting-types.ts'
import type { GroupCase } from './groups.ts'
import type { Rule, Score } from './score-sheet.ts'

export type Line = { file: string; outlineType: OutlineType; group: GroupCase; score: Score }

const COLUMNS: readonly (readonly [title: string, width: number, of: (line: Line) => string])[] = [
  ['type', 10, ({ outlineType }) => outlineType],
  ['group', 12, ({ group }) => group.name],
  ['min', 3, ({ group }) => String(group.minutes)],
  ['thirds', 6, ({ score }) => `${score.thirds}/3`],
  ['said', 5, ({ score }) => `${score.quotes - brokenIn(score, 'quote')}/${score.quotes}`],
  ['times', 5, ({ score }) => String(brokenIn(score, 'time'))],
  ['bible', 5, ({ score }) => String(brokenIn(score, 'bible'))],
  ['minutes', 7, ({ score }) => String(brokenIn(score, 'minutes'))],
  ['missing', 7, ({ score }) => String(brokenIn(score, 'section'))],
  ['open ?', 6, ({ score }) => `${score.openQuestions}/${score.questions}`],
  ['repeated', 8, ({ score }) => String(score.repeated)],
  ['ease', 5, easeOf],
  ['w/min', 5, ({ score }) => String(score.wordsPerMinute)],
]

/** 'said' has to be full, and 'times', 'bible', 'minutes' and 'missing' 0; the rest is told, not judged. */
export function header(): string {
  return COLUMNS.map(([title, width]) => title.padEnd(width)).join('  ')
}

export function row(line: Line): string {
  return COLUMNS.map(([, width, of]) => of(line).padEnd(width))
    .join('  ')
    .trimEnd()
}

export function summary(lines: readonly Line[]): string {
  const total = (of: (score: Score) => number) =>
    lines.reduce((sum, { score }) => sum + of(score), 0)
  const found = (rule: Rule) => total((score) => brokenIn(score, rule))
  const quotes = total((score) => score.quotes)
  const questions = total((score) => score.questions)
  const open = total(({ openQuestions }) => openQuestions)
  const eases = lines.flatMap(({ score }) => score.readingEase ?? [])
  const pace = lines.map(({ score }) => score.wordsPerMinute)
  return [
    `${lines.length} outlines`,
    `quotes found word for word     ${percent(quotes - found('quote'), quotes)}, must be all`,
    `false times                    ${found('time')}, must be 0`,
    `invalid Bible texts            ${found('bible')}, must be 0`,
    `sheets with minutes off        ${found('minutes')}, must be 0`,
    `required sections missing      ${found('section')}, must be 0`,
    `thirds of the sermon quoted    ${percent(
      total(({ thirds }) => thirds),
      lines.length * 3,
    )}`,
    `questions that are open        ${percent(open, questions)}`,
    `repeated sentences             ${total(({ repeated }) => repeated)}`,
    `reading ease                   ${Math.round(mean(eases))} on average; too hard for the age: ${lines.filter(isTooHard).length} sheets`,
    `words per minute of meeting    ${Math.min(...pace)} to ${Math.max(...pace)}`,
  ].join('\n')
}

function brokenIn({ broken }: Score, rule: Rule): number {
  return broken.filter((found) => found.rule === rule).length
}

/** '<' marks what is too hard for the age. */
function easeOf(line: Line): string {
  const { readingEase } = line.score
  return readingEase === null ? '-' : `${isTooHard(line) ? '<' : ''}${Math.round(readingEase)}`
}

function isTooHard({ group, score }: Line): boolean {
  return score.readingEase !== null && score.readingEase < group.ease
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} % (${part}/${whole})`
}
