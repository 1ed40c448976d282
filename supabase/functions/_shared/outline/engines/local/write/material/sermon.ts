import { formatReference } from '../../../../../bible/canon.ts'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import {
  findSpokenVerses,
  type SpokenVerse,
} from '../../../../../bible/verse-index/spoken-verses.ts'
import type { Transcript } from '../../../../../transcript/transcript.ts'
import {
  findBaseText,
  isExpounded,
  type SaidReference,
  weighVerses,
} from '../../listen/message/base-text.ts'
import { findOpeningText } from '../../listen/message/opening-text.ts'
import { cutIntoUtterances, type Utterance } from '../../listen/sentences/utterances.ts'
import { findCeremony } from '../../listen/service/ceremony.ts'
import { readSpeech, type Speech } from '../../listen/words/speech.ts'
import { ofTheMessage } from '../../passages/passages-of-message.ts'
import { findTopic } from '../../passages/topics/find-topic.ts'
import { findThemes } from '../../themes/theme-detection.ts'

/** A sermon as it was heard, before anything is chosen for a group. */
export type Sermon = {
  /** What the video is called; null where nobody knows. */
  title: string | null
  speech: Speech
  utterances: readonly Utterance[]
  /** What belongs to the service and not to the message. */
  ceremony: ReturnType<typeof findCeremony>
  /** Long enough to have steps, and sentences to choose among; a short message is its own words. */
  isLong: boolean
  /** Texts of the Bible that are named, and verses that are heard without their name. */
  said: readonly SaidReference[]
  spoken: readonly SpokenVerse[]
  /** Of those that are named, the ones that are no passing thought. */
  meant: readonly SaidReference[]
  /** The same, each once, by how much of it is read and how often it is named. */
  others: readonly BibleReference[]
  /** How much is heard of each verse of a text's chapter. */
  weigh: Weigh
  /** The text that the sermon stands on or, of a message on a subject, that it opens with; null where there is none. */
  text: BibleReference | null
  /** Whether that text is one that a message on a subject opens with. */
  isOpening: boolean
  isPreachedOn: (text: BibleReference) => boolean
  /** The subject of a message on a subject; null of one on a text, and of a short one. */
  topic: Awaited<ReturnType<typeof findTopic>>
  themes: ReturnType<typeof findThemes>
}

export type Weigh = (text: BibleReference) => ReadonlyMap<number, number>

/** Words from which on a message has steps, and enough sentences to choose among. */
const LONG = 600

/** Listens to a sermon: its words, its texts, its subject and its themes. */
export async function readSermon(transcript: Transcript): Promise<Sermon> {
  const speech = readSpeech(transcript)
  const utterances = cutIntoUtterances(speech)
  const ceremony = findCeremony(speech, utterances)
  const isLong = speech.words.length >= LONG
  const said = ofTheMessage(findReferences(speech.text), speech, utterances, ceremony)
  const spoken = findSpokenVerses(speech.words.map(({ folded }) => folded))
  const standsOn = findBaseText(speech, said, spoken, transcript.title)
  const [titled] = findReferences(transcript.title ?? '')
  // what the video is called after is no text among others
  const isPreachedOn = (text: BibleReference) =>
    (titled?.reference.book === text.book && titled.reference.chapter === text.chapter) ||
    isExpounded(text, speech, said, spoken)
  const topic = isLong
    ? await findTopic(speech, transcript.title, standsOn !== null && isPreachedOn(standsOn))
    : null
  const opening = topic && findOpeningText(speech, said, spoken)
  const text = opening ?? standsOn
  const themes = findThemes(speech, utterances, {
    title: transcript.title,
    references: said.map(({ reference }) => reference),
    baseText: text,
  })
  const meant = isLong ? said.filter(isMeant(said, spoken)) : said
  const weigh = (one: BibleReference) => weighVerses(one, said, spoken)
  const others = mostDweltOn(
    meant.map(({ reference }) => reference),
    weigh,
  )
  return {
    title: transcript.title,
    speech,
    utterances,
    ceremony,
    isLong,
    said,
    spoken,
    meant,
    others,
    weigh,
    text,
    isOpening: opening !== null,
    isPreachedOn,
    topic,
    themes,
  }
}

/** Each text once, by how much is read of it and how often it is named. */
function mostDweltOn(references: readonly BibleReference[], weigh: Weigh): BibleReference[] {
  const once = new Map(references.map((reference) => [formatReference(reference), reference]))
  const weighed = Array.from(once.values(), (reference) => {
    const { verse, endVerse = verse } = reference
    const weight = Array.from(weigh(reference)).reduce(
      (sum, [one, of]) =>
        verse === undefined || (one >= verse && one <= (endVerse ?? verse)) ? sum + of : sum,
      0,
    )
    return { reference, weight }
  })
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ reference }) => reference)
}

/** A text named once and not read is a passing thought, or was misheard. */
function isMeant(
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): (one: SaidReference) => boolean {
  const chapterOf = ({ book, chapter }: { book: string; chapter: number }) => `${book} ${chapter}`
  const named = new Map<string, number>()
  for (const { reference } of said) {
    const chapter = chapterOf(reference)
    named.set(chapter, (named.get(chapter) ?? 0) + 1)
  }
  const heardIn = new Map<string, SpokenVerse[]>()
  for (const verse of spoken) {
    const chapter = chapterOf(verse)
    const known = heardIn.get(chapter)
    if (known) known.push(verse)
    else heardIn.set(chapter, [verse])
  }
  return ({ reference }) => {
    const { verse, endVerse = verse } = reference
    const heard = heardIn.get(chapterOf(reference)) ?? []
    return (
      heard.some((one) =>
        // by chance some verse of a chapter is always heard
        verse === undefined ? one.inRun : one.verse >= verse && one.verse <= (endVerse ?? verse),
      ) || (named.get(chapterOf(reference)) ?? 0) >= NAMED_AGAIN
    )
  }
}

const NAMED_AGAIN = 3
