import { contains, formatReference } from '../../../../../bible/canon.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { Passage } from '../../passages/passage.ts'
import { MOST_READ } from '../../passages/portion.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'
import { isAbout, whatIsOpened } from '../brief/wording.ts'
import { howToRead } from '../group/how-to-read.ts'

/** How the text is read, and why this one where it is not the sermon's. */
export function reading(brief: Brief, { entry, read }: PreparedPassage): DraftBlock[] {
  const { group, profile } = brief
  const reference = formatReference(read)
  const how =
    profile.audience === 'person'
      ? `Leia ${reference} devagar, duas vezes.`
      : group.noReadingAloud
        ? `Leia você mesmo ${reference}, devagar. Ninguém precisa ler para os outros.`
        : `Leiam ${reference}. ${howToRead(entry.read.how, group.audiences)}`
  return [...whyThisText(brief, entry, reference), suggest(how), ...printed(read, brief.verses)]
}

/** The verses, in pieces that verification prints: cut where nobody is in the middle of a speech. */
function printed(read: BibleReference, verses: Brief['verses']): DraftBlock[] {
  const { verse: first, endVerse: last = first, endChapter } = read
  if (
    first === undefined ||
    last === undefined ||
    endChapter !== undefined ||
    last - first < MOST_READ
  )
    return [{ kind: 'verse', reference: formatReference(read) }]
  const middle = (first + last) / 2
  const ends = verses.map(({ verse }) => verse).filter((verse) => fitsAs(verse, first, last))
  const depth = (end: number) =>
    openSpeeches(verses.filter(({ verse }) => verse <= end).map(({ text }) => text))
  const [end = Math.floor(middle)] = ends.toSorted(
    (one, other) =>
      depth(one) - depth(other) || Math.abs(one + 0.5 - middle) - Math.abs(other + 0.5 - middle),
  )
  return [
    { ...read, endVerse: end },
    { ...read, verse: end + 1 },
  ].map((part) => ({ kind: 'verse', reference: formatReference(part) }))
}

/** Whether both pieces can be printed. */
function fitsAs(end: number, first: number, last: number): boolean {
  return end < last && end - first < MOST_READ && last - end <= MOST_READ
}

/** How many speeches are open at the end of these verses. */
function openSpeeches(texts: readonly string[]): number {
  const count = (mark: RegExp) => texts.join(' ').match(mark)?.length ?? 0
  return count(/[“‘]/g) - count(/[”’]/g)
}

/** Where another text is read than the one that was preached, that is said. */
function whyThisText(
  { relation, passages, expounds, profile, topic, prepared }: Brief,
  entry: Passage,
  reference: string,
): DraftBlock[] {
  if (relation === 'preached') return []
  if (topic?.tie && prepared) {
    const why =
      profile.readIn === 'summary'
        ? ''
        : `${isAbout(topic.name)} ${whatIsOpened({ topic, profile }, prepared)} `
    return [suggest(`${why}${entry.context}`)]
  }
  const { base } = passages
  if (relation === 'plain') {
    const among = base && expounds ? '' : `A mensagem passou por vários textos; este é um deles. `
    return [suggest(`${among}${entry.context}`)]
  }
  const meeting = profile.audience === 'person' ? 'Este tempo' : 'O encontro'
  if (relation === 'among') {
    return [
      suggest(
        `A mensagem passou por vários textos. ${meeting} abre um deles, ${reference}. ${entry.context}`,
      ),
    ]
  }
  if (relation === 'around' && base && expounds) {
    const why =
      prepared && contains(base, prepared.read)
        ? 'o trecho em que ela mais ficou'
        : 'para ouvir também o que vem em volta'
    return [
      suggest(
        `A mensagem se deteve em ${formatReference(base)}. ${meeting} abre ${reference}, ${why}.`,
      ),
    ]
  }
  if (relation === 'parallel' && base) {
    return [
      suggest(
        `A mensagem partiu de ${formatReference(base)}. ${meeting} abre ${reference}, que conta o mesmo. ${entry.context}`,
      ),
    ]
  }
  const opening =
    base === null
      ? `${meeting} abre ${reference}, que conversa com o assunto da mensagem.`
      : expounds
        ? `A mensagem partiu de ${formatReference(base)}. ${meeting} abre ${reference}, que conversa com o assunto dela.`
        : `A mensagem passou por vários textos. ${meeting} abre ${reference}, que conversa com o assunto dela.`
  return [suggest(`${opening} ${entry.context}`)]
}
