import { contains, formatReference } from '../../../../bible/canon.ts'
import type { SectionKind } from '../../../../contract/meeting/sections.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import type { DraftBlock } from '../../../model/document.ts'
import type { Audience, Passage, Question, TextQuestion } from '../passages/passage.ts'
import type { PreparedPassage } from '../passages/find-passage.ts'
import type { Chooser } from './seeded-choice.ts'
import {
  heading,
  isAbout,
  isLedBySermon,
  quoted,
  type SectionWriter,
  type Brief,
  suggest,
  takeAcross,
  whatIsOpened,
  within,
} from './brief.ts'
import { challengeFromSermon, completeFromSermon, hasRequest, lastWord } from './own-words.ts'
import { wordQuestions } from '../passages/plain/word-questions.ts'
import { MOST_READ, touches } from '../passages/portion.ts'
import { asked } from './asked.ts'
import { FOR_COUPLES, FOR_PARENTS } from './for-two.ts'
import { howToRead } from './how-to-read.ts'
import { NO_QUESTIONS, sermonQuestions } from './sermon-questions.ts'
import { careNote } from './care-note.ts'
import { noteFor, suitsRoom } from './room.ts'
import { aboutTheWish } from './section-talk.ts'
import { toComplete } from './to-complete.ts'
import { PAPER } from './preparation.ts'

/** Minutes that a group needs for one question. */
const MINUTES_PER_QUESTION = 2.9
/** Minutes that somebody alone needs to write an answer. */
const MINUTES_PER_ANSWER = 2.5

type PassageWriter = (brief: Brief, minutes: number, prepared: PreparedPassage) => DraftBlock[]

/**
 * What the bank by passage has for an outline, section by section; the sections that are missing here are the sermon's
 * own, or alike for every passage.
 */
const WRITERS: Partial<Record<SectionKind, PassageWriter>> = {
  icebreaker: writeIcebreaker,
  observation: writeObservation,
  questions: writeQuestions,
  application: writeApplication,
  prayer: writePrayer,
  conclusion: writeConclusion,
  challenge: writeChallenge,
}

/** For children: the passage is told, played and asked about. */
const FOR_CHILDREN: Partial<Record<SectionKind, PassageWriter>> = {
  summary: tellStory,
  activity: (brief, _, { entry }) =>
    childrenPart(brief, entry).map(({ activity }) => suggest(activity)),
  questions: (brief, _, { entry }) => {
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
  },
  conclusion: (_, __, { entry }) => [
    suggest(
      `Todos de pé! Repitam juntos, primeiro baixinho e depois bem alto: “${entry.children?.truth ?? ''}”`,
    ),
  ],
  challenge: ({ duration }, _, { entry }) => [
    suggest(entry.children?.challenge ?? ''),
    ...(duration >= 15
      ? [suggest('Mande o desafio por escrito aos pais ou responsáveis, para que ajudem em casa.')]
      : []),
  ],
}

/** The writer of a section from the bank by passage; null where the section is not written from it. */
export function passageWriter(
  kind: SectionKind,
  { group }: Pick<Brief, 'group'>,
  prepared: PreparedPassage,
): SectionWriter | null {
  const writers = group.band === 'infantil' ? FOR_CHILDREN : WRITERS
  const write = writers[kind]
  return write ? (brief, minutes) => write(brief, minutes, prepared) : null
}

/** What only the leader reads at the end: where people get lost, whom it may hurt, what Christians see differently. */
export function leaderNotes(
  { group }: Pick<Brief, 'group'>,
  { entry, read }: PreparedPassage,
): string[] {
  const { lost, tender, differ } = entry.leader
  return [lost, tender, differ]
    .flatMap((note) => (note === undefined ? [] : noteFor(note, group, read)))
    .filter((note) => note !== null)
}

function writeIcebreaker(brief: Brief, minutes: number, { entry }: PreparedPassage): DraftBlock[] {
  const { profile, group } = brief
  if (profile.audience === 'person') return [suggest(entry.quiet.text), suggest(entry.quiet.bridge)]
  // whoever mourns is not asked to be funny
  if (group.grief) return [suggest(entry.quiet.text), suggest(entry.quiet.bridge)]
  const [opener] = pickSuitable(brief, entry.icebreakers, ({ text }) => text, 1)
  if (!opener) return []
  return [
    suggest(opener.text),
    ...(minutes >= 4
      ? [suggest('Cada um responde em poucas palavras, e quem preferir só escuta.')]
      : []),
    ...(group.visitors && minutes >= 5
      ? [
          suggest(
            'Há visitantes entre nós: diga o nome de cada um e deixe claro que ninguém é obrigado a falar, ler ou orar em voz alta.',
          ),
        ]
      : []),
    suggest(`Ponte para o texto: ${opener.bridge}`),
  ]
}

/** Reading, and what stands in the text. */
function writeObservation(brief: Brief, minutes: number, prepared: PreparedPassage): DraftBlock[] {
  const { entry } = prepared
  return [
    ...(brief.relation === 'preached' ? [suggest(entry.context)] : []),
    ...reading(brief, prepared),
    ...asked(
      brief,
      entry.observe.slice(0, within(Math.round((minutes - 4) / MINUTES_PER_QUESTION), 1, 4)),
    ),
  ]
}

function reading(brief: Brief, { entry, read }: PreparedPassage): DraftBlock[] {
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
  const opening =
    base === null
      ? `${meeting} abre ${reference}, que conversa com o assunto da mensagem.`
      : expounds
        ? `A mensagem partiu de ${formatReference(base)}. ${meeting} abre ${reference}, que conversa com o assunto dela.`
        : `A mensagem passou por vários textos. ${meeting} abre ${reference}, que conversa com o assunto dela.`
  return [suggest(`${opening} ${entry.context}`)]
}

function writeQuestions(brief: Brief, minutes: number, prepared: PreparedPassage): DraftBlock[] {
  const { entry } = prepared
  const { profile } = brief
  const isAlone = profile.audience === 'person'
  const readsElsewhere = profile.readIn !== 'summary'
  const start = readsElsewhere ? [] : reading(brief, prepared)
  const { least, most } = profile.questions
  const perQuestion = isAlone ? MINUTES_PER_ANSWER : MINUTES_PER_QUESTION
  const count = within(
    Math.round((minutes - (readsElsewhere ? 0 : 3)) / perQuestion),
    minutes < 6 ? 2 : least,
    most,
  )
  const observing = readsElsewhere ? 0 : count >= 5 ? 2 : 1
  const living = Math.max(1, Math.floor((count - observing) * 0.5))
  // what was written on a text asks better than a frame round a sentence of the sermon; what holds for every text of its
  // kind says little
  const { ask } = isLedBySermon(brief) ? sermonQuestions(brief) : NO_QUESTIONS
  const own = count < 4 ? 0 : count >= 7 ? 3 : 2
  const ofSermon = own > 0 ? ask('live') : []
  // a sermon without a sentence to ask about leaves its turn to the text
  const ofSense = own > 1 ? ask('understand') : []
  const more = own > 2 ? ask('live') : []
  const understanding = Math.max(0, count - observing - living - askedIn(ofSermon, ofSense))
  const live = liveQuestions(brief, entry, living - askedIn(more))
  const titled = count >= 5 && !isAlone
  const part = (title: string, blocks: DraftBlock[]) =>
    blocks.length === 0 ? [] : titled ? [heading(title), ...blocks] : blocks
  const observed = fresh(brief, entry.observe, observing)
  const understood = fresh(brief, entry.interpret, understanding)
  // of an entry that was cut to the portion few questions are left: what the sermon says fills up
  const filling = understood.length + askedIn(ofSense) === 0 ? ask('understand') : []
  const left = understanding + living - understood.length - live.length - askedIn(more, filling)
  const further = left > 0 ? ask('live') : []
  return [
    ...start,
    ...part(
      'Para observar',
      // an entry cut to the portion may have nothing left to see
      asked(
        brief,
        observed.concat(
          wordQuestions(prepared.read, brief.verses, brief.weights, isAlone).slice(
            0,
            observing - observed.length,
          ),
        ),
      ),
    ),
    ...part('Para entender', asked(brief, understood).concat(ofSense, filling)),
    ...part('Para viver', [...ofSermon, ...more, ...further, ...asked(brief, live, true)]),
    ...aboutTheWish(brief, (bank) => bank.live),
    ...careNote(brief),
  ]
}

/** How many of these hold a question; each holds one at most. */
function askedIn(...questions: readonly DraftBlock[][]): number {
  return questions.filter((blocks) => blocks.length > 0).length
}

/** What is made of the verses alone has few questions for one kind of people: one of them, and the others for all. */
function liveQuestions(brief: Brief, { live }: Passage, count: number): Passage['live'][number][] {
  const { choose, group, relation } = brief
  const askOf = ({ ask }: Question) => ask
  if (relation !== 'plain') return pickSuitable(brief, live, askOf, count)
  const forThem = count > 1 ? live.filter((one) => isFor(one, group.audiences)) : []
  const own = pick(choose, forThem, askOf, group.audiences, 1)
  const forAll = live.filter((one) => one.for === undefined && suitsRoom(one.ask, group))
  return [...pick(choose, forAll, askOf, group.audiences, count - own.length), ...own]
}

function isFor(item: { for?: readonly Audience[] }, audiences: readonly Audience[]): boolean {
  return item.for?.some((audience) => audiences.includes(audience)) ?? false
}

/**
 * In the order of the text: first of the verses that were preached, and those that the leader's group was asked before
 * only where nothing else is left.
 */
function fresh(
  { choose, passages, relation, weights }: Brief,
  questions: readonly TextQuestion[],
  count: number,
): TextQuestion[] {
  // of the verses alone the best come first
  if (relation === 'plain') {
    const left = [...questions]
    const taken: TextQuestion[] = []
    for (let one = left.shift(); one && taken.length < count; one = left.shift()) {
      if (choose.takeNew([one.ask], 1).length > 0) taken.push(one)
    }
    return taken
  }
  const preached =
    relation === 'kindred' ? [] : questions.filter(({ verses }) => touches(verses, passages.base))
  const most = Math.max(0, ...weights.values())
  const { base } = passages
  // first of the verses that the sermon comes back to most
  const dweltOn = preached.filter(({ verses }) =>
    Array.from(weights).some(
      ([verse, weight]) =>
        base !== null &&
        weight >= MOST_DWELT * most &&
        touches(verses, { book: base.book, chapter: base.chapter, verse }),
    ),
  )
  const lists = [dweltOn, preached, questions].map((list) => list.map(({ ask }) => ask))
  const taken = new Set(takeAcross(choose, lists, count))
  return questions.filter(({ ask }) => taken.has(ask))
}

/** Of what the verse weighs that the sermon dwells on most. */
const MOST_DWELT = 0.6

function writeApplication(brief: Brief, minutes: number, { entry }: PreparedPassage): DraftBlock[] {
  const { profile } = brief
  // what the sermon said is nearer than what holds for every text of a kind
  if (isLedBySermon(brief) && hasRequest(brief))
    return [...completeFromSermon(brief), ...forTwo(brief)]
  const tasks = pickSuitable(brief, entry.complete, ({ text }) => text, minutes >= 10 ? 2 : 1)
  return [
    ...(profile.audience === 'group' ? [suggest(PAPER)] : []),
    ...tasks.flatMap(toComplete),
    ...forTwo(brief),
  ]
}

/** Who came as a couple does something of it as a couple. */
function forTwo({ choose, group, profile }: Brief): DraftBlock[] {
  if (group.band !== 'casais' || profile.audience !== 'group') return []
  const isOfParents = group.audiences.includes('parents')
  return choose.takeNew(isOfParents ? FOR_PARENTS : FOR_COUPLES, 1).map(suggest)
}

function writePrayer(
  { group, profile }: Brief,
  _: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  const how =
    profile.audience === 'person'
      ? 'Ore com as suas palavras, ou com estas:'
      : group.silentPrayer
        ? 'Um tempo de silêncio, e quem conduz encerra lendo devagar:'
        : 'Quem quiser ora com uma frase curta. Para encerrar, alguém lê devagar:'
  return [suggest(how), suggest(entry.prayer)]
}

function writeConclusion(brief: Brief, minutes: number, { entry }: PreparedPassage): DraftBlock[] {
  const { group, pool } = brief
  return [
    ...lastWord(brief, minutes, () => pool.best({ between: [0.6, 1.01], least: THESIS_SCORE })),
    ...(group.grief ? [suggest(entry.comfort)] : []),
    suggest(entry.closing),
  ]
}

/** A sentence in which the preacher says what his point is. */
const THESIS_SCORE = 0.9

function writeChallenge(brief: Brief, minutes: number, { entry }: PreparedPassage): DraftBlock[] {
  const { announcedChallenge, sentences, profile } = brief
  const [one] = pickSuitable(brief, entry.challenges, (challenge) => challenge.do, 1)
  const telling =
    one && profile.audience !== 'person'
      ? [suggest(`No próximo encontro, conte ${lowerFirst(one.tell)}`)]
      : []
  if (announcedChallenge.length > 0) {
    return [...announcedChallenge.flatMap(quoted), suggest(sentences.challenge)]
  }
  if (isLedBySermon(brief) && hasRequest(brief)) return challengeFromSermon(brief)
  return one ? [suggest(one.do), ...(minutes >= 1 ? telling : [])] : []
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function tellStory(brief: Brief, _: number, { entry, read }: PreparedPassage): DraftBlock[] {
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

/** Where children are told another story than the text of the sermon. */
function whyThisStory(brief: Brief, read: BibleReference): DraftBlock[] {
  const {
    relation,
    heardByChildren: own,
    topic,
    passages: { base },
  } = brief
  if (relation === 'preached') return []
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

/** Of those that fit who is in the room, as long as there are any. */
function pickSuitable<Item extends { for?: readonly Audience[] }>(
  { choose, group }: Brief,
  items: readonly Item[],
  textOf: (item: Item) => string,
  count: number,
): Item[] {
  const fitting = items.filter((item) => suitsRoom(textOf(item), group))
  return pick(choose, fitting.length > 0 ? fitting : items, textOf, group.audiences, count)
}

const FOR_EVERYBODY = 50

/** For these people first, then for everybody; what is for others only where nothing else is left. */
function pick<Item extends { for?: readonly Audience[] }>(
  choose: Chooser,
  items: readonly Item[],
  textOf: (item: Item) => string,
  audiences: readonly Audience[],
  count: number,
): Item[] {
  const rank = (item: Item) => {
    if (!item.for) return FOR_EVERYBODY
    const place = audiences.findIndex((audience) => item.for?.includes(audience))
    return place === -1 ? FOR_EVERYBODY * 2 : place
  }
  const ranks = [...new Set(items.map(rank))].toSorted((a, b) => a - b)
  const suited = ranks.some((one) => one < FOR_EVERYBODY * 2)
  const lists = ranks
    .filter((one) => !suited || one < FOR_EVERYBODY * 2)
    .map((one) => items.filter((item) => rank(item) === one).map(textOf))
  return takeAcross(choose, lists, count).flatMap(
    (text) => items.find((item) => textOf(item) === text) ?? [],
  )
}
