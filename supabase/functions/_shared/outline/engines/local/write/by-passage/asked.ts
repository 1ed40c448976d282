import type { DraftBlock } from '../../../../model/document.ts'
import type { Question } from '../../passages/passage.ts'
import type { Brief } from '../brief/brief.ts'
import { numbered } from '../brief/draft-blocks.ts'
import { withVerses } from '../brief/wording.ts'

/**
 * Questions with their verses; each with what the leader listens for, but for somebody who reads alone.
 *
 * @param mayGo which of them may be left out where the time is short: of one alone none
 */
export function asked(
  brief: Pick<Brief, 'profile'>,
  questions: readonly (Question & { verses?: string })[],
  mayGo: number | null = null,
): DraftBlock[] {
  if (brief.profile.audience === 'person') {
    return numbered(questions.map(withOwnVerses))
  }
  return questions.flatMap((question, index): DraftBlock[] => {
    const note = [
      ...(index === mayGo && questions.length > 1 ? ['Se o tempo apertar, pule esta.'] : []),
      question.listen,
      ...(question.follow === undefined ? [] : [`Se a conversa parar: ${question.follow}`]),
    ].join(' ')
    return [
      { kind: 'numbered', items: [withOwnVerses(question)], origin: 'suggested' },
      { kind: 'note', text: note },
    ]
  })
}

function withOwnVerses({ ask, verses }: Question & { verses?: string }): string {
  return verses === undefined || verses === ''
    ? ask
    : withVerses(ask, verses.replaceAll(/\d+:/g, ''))
}
