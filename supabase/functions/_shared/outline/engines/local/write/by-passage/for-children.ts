import { formatReference } from '../../../../../bible/canon.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { Passage } from '../../passages/passage.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'
import { isAbout } from '../brief/wording.ts'

/** The story, as one tells it to children; before it, why this one. */
export function tellStory(brief: Brief, _: number, { entry, read }: PreparedPassage): DraftBlock[] {
  const [part] = childrenPart(brief, entry)
  if (!part) return []
  return [
    ...whyThisStory(brief, read),
    suggest(
      `Conte a história (${formatReference(read)}) olhando para as crianças, com voz e gestos:`,
    ),
    suggest(part.story),
    { kind: 'note', text: `Para você, antes: ${entry.idea}` },
    ...saidToTheGrown(brief),
  ]
}

/** The story played. */
export function playStory(brief: Brief, _: number, { entry }: PreparedPassage): DraftBlock[] {
  return childrenPart(brief, entry).map(({ activity }) => suggest(activity))
}

/** What children are asked: first of the sermon's own text, where they heard it too. */
export function askChildren(brief: Brief, _: number, { entry }: PreparedPassage): DraftBlock[] {
  const { heardByChildren: own } = brief
  const ofOwn = own
    ? [
        `Quem aparece em ${formatReference(own)}, o que acontece ali, e de que parte você mais lembra?`,
      ]
    : []
  return childrenPart(brief, entry).map(({ questions }) => ({
    kind: 'numbered',
    items: [...ofOwn, ...questions],
    origin: 'suggested',
  }))
}

/** The one sentence that they take home, said together. */
export function closeWithChildren(_: Brief, __: number, { entry }: PreparedPassage): DraftBlock[] {
  return [
    suggest(
      `Todos de pé! Repitam juntos, primeiro baixinho e depois bem alto: “${entry.children?.truth ?? ''}”`,
    ),
  ]
}

/** What they do at home, and who helps them. */
export function challengeChildren(
  { duration }: Brief,
  _: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  return [suggest(entry.children?.challenge ?? ''), ...toTheParents(duration)]
}

/** For whoever leads: what the parents are sent is the challenge without it. */
export function toTheParents(duration: number): DraftBlock[] {
  return duration >= 15
    ? [
        {
          kind: 'note',
          text: 'Mande o desafio por escrito aos pais ou responsáveis, para que ajudem em casa.',
        },
      ]
    : []
}

/** Where children are told another story than the text of the sermon. */
function whyThisStory(brief: Brief, read: BibleReference): DraftBlock[] {
  const {
    relation,
    heardByChildren: own,
    topic,
    passages: { base },
  } = brief
  if (relation === 'preached') return []
  if (relation === 'parallel' && base)
    return [
      suggest(
        `A mensagem partiu de ${formatReference(base)}. Para as crianças, a história é contada como está em ${formatReference(read)}.`,
      ),
    ]
  if (relation === 'around')
    return [
      suggest('A história contada às crianças é a do trecho em que está o texto da mensagem.'),
    ]
  const near =
    base && base.book === read.book
      ? base.chapter === read.chapter
        ? 'do mesmo capítulo'
        : 'do mesmo livro'
      : 'que conversa com o assunto dela'
  if (own) {
    const reference = formatReference(own)
    return [
      suggest(
        `A mensagem foi sobre ${reference}. Comece por ele: leia devagar, com a sua voz, e pare onde houver algo para imaginar.`,
      ),
      { kind: 'verse', reference },
      suggest(`Depois vem uma história ${near}, que ajuda a entender.`),
    ]
  }
  const from = base
    ? `A mensagem partiu de ${formatReference(base)}`
    : topic
      ? isAbout(topic.name).slice(0, -1)
      : 'A mensagem passou por vários textos'
  return [suggest(`${from}. Para as crianças, o encontro conta uma história ${near}.`)]
}

/** What the preacher's point was: the leader knows where the story leads. */
function saidToTheGrown({ thread: { thesis } }: Brief): DraftBlock[] {
  if (!thesis) return []
  return [
    { kind: 'paragraph', text: 'O centro da mensagem, para quem conduz:', origin: 'said' },
    { kind: 'quote', text: thesis.quote, at: thesis.at },
  ]
}

function childrenPart({ group }: Pick<Brief, 'group'>, { children }: Passage) {
  if (!children) return []
  return [group.small ? children.to7 : children.to12]
}
