import { contains, formatReference } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { TRUTH_LEAD } from '../../../../contract/meeting/sections.ts'
import { splitWords } from '../../../model/words.ts'
import type { Told } from '../listen/thread/telling.ts'
import type { Thread } from '../listen/thread/thread.ts'
import { stem } from '../listen/words/stem.ts'
import { rootsOf } from '../listen/words/subject-roots.ts'
import { GOOD } from '../listen/worth/worth.ts'
import type { Brief } from './brief/brief.ts'
import type { ChosenText } from './material/chosen-text.ts'
import type { Point } from './material/point.ts'
import type { PreparedPassage } from '../passages/find-passage.ts'
import type { Passages } from '../passages/sermon-passages.ts'
import type { Sermon } from './material/sermon.ts'
import { writeTitle } from './title.ts'

/** The name of the outline: `writeTitle` with what this sermon may be called after. */
export function titleFor(
  { speech, themes, choose }: Brief,
  { topic }: Sermon,
  { base, expounds, prepared, isForChildren, chosen }: ChosenText,
  { isOwn, nouns }: Point,
  title: string | null,
): string {
  const { relation, isSpokenOf } = chosen
  const isOfAnother = relation === 'kindred' || relation === 'among'
  // a lesson that passes through texts is not named after one of them
  const isLesson = relation === 'among' && !isSpokenOf && !expounds && !isForChildren
  const ofBase =
    (isOfAnother && !expounds) || isForChildren || base === null ? (prepared?.read ?? base) : base
  // beside the reference of the sermon's own text the name of another would be taken for its name
  const isNamed =
    relation === 'around' ||
    (isSpokenOf && (isForChildren || !(relation === 'kindred' && expounds)))
  return writeTitle(title, {
    speech,
    themes,
    isLesson,
    base: isLesson ? null : ofBase,
    choose,
    topic: chosen.tie ? topic : null,
    nouns: isOwn ? nouns.flatMap(({ word, times }) => (times >= NAMES_IT ? [word] : [])) : [],
    prepared: isNamed && !isOwn ? prepared : null,
  })
}

/** The point of the passage, where it is what was preached; else the sermon's own; else what the theme says. */
export function ideaOf({
  prepared,
  isSpokenOf,
  thread,
  themes,
  group,
  relation,
  hasOwnPoint: own,
  keyNouns: nouns,
  passages,
}: Brief): string | null {
  if (prepared && (isSpokenOf || group.band === 'infantil')) return prepared.entry.idea
  // the very verse that the passage was prepared for
  if (prepared && !own && relation === 'around' && isOnKey(prepared, passages))
    return prepared.entry.idea
  if (thread.thesis && group.band !== 'infantil')
    return `“${thread.thesis.isVerbatim ? thread.thesis.prose : thread.thesis.quote}” (nas palavras do pregador)`
  // of a text that nobody prepared the best sentence is one of many: no idea is better than a detail
  if (own && group.band !== 'infantil') {
    const asked = boldestOf(thread, nouns)
    if (asked) return `“${asked}” (nas palavras do pregador)`
  }
  // of a text that a lesson only passes through the point is not the lesson's
  const idea =
    (relation === 'among' || own) && group.band !== 'infantil' ? '' : prepared?.entry.idea
  return (idea || themes[0]?.bank.truth) ?? null
}

function isOnKey({ key }: PreparedPassage, { base }: Passages): boolean {
  return base !== null && contains(base, key)
}

/** Of what is told of a sermon without a sentence that surely carries it, the best in a line: it says a word of its own. */
function boldestOf({ steps, appeal }: Thread, nouns: readonly string[]): string | null {
  const own = new Set(rootsOf(nouns))
  const isOnIt = ({ prose }: Told) => splitWords(prose).some(({ folded }) => own.has(stem(folded)))
  // what it asks for says what it is for
  const worth = ({ does, score }: Told) => score + (does === 'duty' ? 1 : 0)
  const [best] = [...steps.flat(), ...(appeal ? [appeal] : [])]
    .filter(
      ({ from, to, isOwn, isVerbatim, does, score }) =>
        isVerbatim && !isOwn && does !== 'warning' && to - from <= LONGEST_IDEA && score >= GOOD,
    )
    .filter((told) => own.size === 0 || isOnIt(told))
    .toSorted((a, b) => worth(b) - worth(a))
  return best?.prose ?? null
}

const LONGEST_IDEA = 34

/** Said so often, a word names the sermon. */
const NAMES_IT = 40

/** What the meeting is for, in a sentence; null where nothing is prepared to be read, and for whoever reads alone. */
export function goalOf({
  group,
  profile,
  prepared,
  relation,
  themes,
  isSpokenOf,
  topic,
  hasOwnPoint: own,
  passages: { base },
}: Brief): string | null {
  if (!prepared || profile.audience === 'person') return null
  const { entry, read } = prepared
  if (group.band === 'infantil') return `${TRUTH_LEAD} ${entry.children?.truth ?? ''}`
  if (topic)
    return `Ler ${formatReference(read)} com calma, conversar sobre ${topic.name} e sair com um passo para a semana.`
  if (relation === 'plain' || own) {
    const subject = themes[0] ? ` sobre ${themes[0].name}` : ''
    return `Ouvir ${formatReference(read)} com calma, lembrar o que a mensagem disse${subject} e sair com um passo para a semana.`
  }
  if (relation === 'among' && !isSpokenOf) {
    const subject = themes[0] ? ` sobre ${themes[0].name}` : ''
    return `Lembrar o que a mensagem disse${subject}, ler com calma ${formatReference(read)}, um dos textos dela, e sair com um passo para a semana.`
  }
  // the theme is that of the whole passage, of which a few verses were preached
  if (relation === 'around' && base && !isSpokenOf && contains(read, base))
    return `Ouvir ${formatReference(read)}, com ${namedWithin(base, read)} no centro, e ver o que isso muda na semana de cada um.`
  return `Ouvir o que ${formatReference(read)} diz sobre ${entry.theme} e ver o que isso muda na semana de cada um.`
}

/** 'o versículo 6' of a chapter that is named already. */
function namedWithin(part: BibleReference, whole: BibleReference): string {
  const { verse, endVerse, endChapter } = part
  if (endChapter !== undefined || verse === undefined || part.chapter !== whole.chapter)
    return formatReference(part)
  return endVerse === undefined || endVerse === verse
    ? `o versículo ${verse}`
    : `os versículos ${verse}-${endVerse}`
}
