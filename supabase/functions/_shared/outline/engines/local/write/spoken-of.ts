import { isBibleKey } from '../../../../bible/verse-index/spoken-verses.ts'
import { fold, splitWords } from '../../../model/words.ts'
import { PROPER_NAMES } from '../listen/sentences/quotes.ts'
import type { Movement } from '../listen/message/movements.ts'
import type { Subject } from '../listen/message/movement-subjects.ts'
import { rarityOf, UNUSUAL } from '../listen/words/usual-roots.ts'
import { type Brief, enumerate } from './brief.ts'

/** What a part of the sermon speaks of, counted, in words that others seldom say; and whom or what it cites. */
export type SpokenOf = {
  /** 'do furto', 'de Labão', with the roots they are known by. */
  subjects: readonly string[]
  roots: ReadonlySet<string>
  cites: readonly string[]
}

const MOST_NAMED = 3
const MOST_CITED = 2
/** Named once, somebody is only named. */
const LEAST_CITED = 2
/** In a quarter of all sermons or fewer. */
const RARE = 1.5
/** The beginning of a word by which 'hipócritas' and 'hipocrisia' are one. */
const SAME_START = 5

/** For each part what it speaks of; what was named in an earlier part is not named again. */
export function spokenOf({
  movements,
  verses,
  prepared,
  speech,
}: Pick<Brief, 'movements' | 'verses' | 'prepared' | 'speech'>): SpokenOf[] {
  const known = knownNames([
    ...verses.map(({ text }) => text),
    ...(prepared ? [prepared.entry.context, prepared.entry.idea] : []),
  ])
  const told = new Set<string>()
  const isNew = (name: string) => {
    const starts = name.split(' ').map((word) => fold(word).slice(0, SAME_START))
    if (starts.some((start) => told.has(start))) return false
    for (const start of starts) if (start.length > 3) told.add(start)
    return true
  }
  return movements.map((movement, index) => {
    const cites = citedIn(speech, movement).filter(isNew).slice(0, MOST_CITED)
    const named = movement.subjects
      .flatMap((subject) => asSaid(subject, known, speech.punctuated))
      .filter(({ name }) => isNew(name))
      .slice(0, MOST_NAMED)
    return {
      // a name alone says nothing of what was said
      cites: named.length === 0 && index > 0 ? [] : cites,
      subjects: named.map(({ text }) => text),
      roots: new Set(named.map(({ root }) => root)),
    }
  })
}

/** 'fala do furto, de Labão e da sede, e cita Agostinho'; null where nothing sure is named. */
export function whatIsSpokenOf({ subjects, cites }: SpokenOf): string | null {
  const cited = cites.length === 0 ? '' : `cita ${enumerate(cites)}`
  if (subjects.length === 0) return cited === '' ? null : cited
  return `fala ${enumerate(subjects)}${cited === '' ? '' : `, e ${cited}`}`
}

/** No Portuguese noun ends so. */
const FOREIGN = /[bcdfghjkpqtvwy]$/i

const OF = { o: 'do', a: 'da', os: 'dos', as: 'das' } as const

function asSaid(
  { root, name, article, isName }: Subject,
  known: ReadonlyMap<string, string>,
  punctuated: boolean,
): { root: string; name: string; text: string }[] {
  if (NO_SUBJECT.has(fold(name))) return []
  const written = known.get(fold(name))
  if (written !== undefined)
    return [{ root, name: written, text: `${article === null ? 'de' : OF[article]} ${written}` }]
  // a name that stands in no text may be misheard, or somebody's of the hall
  if (isName || article === null) return []
  if (FOREIGN.test(name)) return []
  if (!punctuated && rarityOf(root) === UNUSUAL && !isBibleKey(fold(name))) return []
  if (rarityOf(root) < RARE && !name.includes(' ')) return []
  return [{ root, name, text: `${OF[article]} ${name}` }]
}

/** Of God every sermon speaks, and of who wrote a text as often. */
const NO_SUBJECT = new Set(
  `deus jesus cristo senhor espirito santo pai biblia paulo moises mateus marcos lucas joao israel filipenses corintios
  romanos efesios galatas hebreus salmos proverbios genesis exodo apocalipse colossenses brasil`
    .trim()
    .split(/\s+/),
)

/** Names as they are written in the text, or as everybody writes them. */
function knownNames(texts: readonly string[]): ReadonlyMap<string, string> {
  const names = texts.flatMap((text) => text.match(NAME) ?? [])
  return new Map(
    [...PROPER_NAMES.values(), ...names]
      .map((name) => [fold(name), name] as const)
      .filter(([folded]) => !NO_SUBJECT.has(folded)),
  )
}

/** In the middle of a sentence: at its beginning every word has a capital. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu

/**
 * Who and what sermons cite that is not in the Bible. A list, because a transcript has names misheard, and those of whoever
 * sits in the hall.
 */
const CITED =
  `Platão; Sócrates; Aristóteles; Sêneca; Ilíada; Dante; Shakespeare; Hamlet; Agostinho; Tomás de Aquino;
  Francisco de Assis; Lutero; Calvino; Zuínglio; John Knox; John Wesley; Jonathan Edwards; Whitefield; Spurgeon; John Bunyan;
  John Owen; Matthew Henry; John Newton; Wilberforce; Hudson Taylor; William Carey; Kierkegaard; Bonhoeffer; Karl Barth;
  Lloyd-Jones; C. S. Lewis; C.S. Lewis; Nárnia; Tolkien; O Senhor dos Anéis; Frodo; Gandalf; Chesterton; John Stott;
  Billy Graham; Francis Schaeffer; Packer; Sproul; John Piper; Tim Keller; Timothy Keller; Paul Washer; MacArthur;
  Bavinck; Abraham Kuyper; Corrie ten Boom; Jim Elliot; Martin Luther King; Mandela; Gandhi; Teresa de Calcutá; Victor Hugo;
  Jean Valjean; Dostoiévski; Tolstói; Dickens; Kafka; Camus; Sartre; Machado de Assis; Guimarães Rosa; Drummond;
  Fernando Pessoa; Camões; Dom Quixote; Cervantes; Moby Dick; Robinson Crusoé; Frankenstein; Drácula; Nietzsche; Marx; Freud;
  Darwin; Descartes; Rousseau; Kant; Hegel; Voltaire; Blaise Pascal; Einstein; Viktor Frankl; Rembrandt; Van Gogh; Picasso;
  Michelangelo; Leonardo da Vinci; Bach; Handel; Mozart; Beethoven; Elon Musk; Steve Jobs; Bill Gates; Jeff Bezos; Hitler;
  Stalin; Napoleão; Alexandre, o Grande; Nero; Churchill; Titanic; Matrix; Star Wars; Harry Potter; Batman; Super-Homem;
  Homem-Aranha; Homem de Ferro; O Rei Leão; Frozen; Toy Story; Shrek; Procurando Nemo; Ratatouille; Papa-Léguas; Robin Hood;
  Midas; Rocky Balboa; Forrest Gump; O Poderoso Chefão; Peter Pan; Pinóquio; Cinderela; A Bela e a Fera; Ayrton Senna;
  Maradona; Messi; Cristiano Ronaldo`
    .split(';')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())

const BY_FIRST = byFirstWord()

function byFirstWord(): ReadonlyMap<string, readonly { name: string; words: readonly string[] }[]> {
  const known = new Map<string, { name: string; words: readonly string[] }[]>()
  for (const name of CITED) {
    const words = splitWords(name).map(({ folded }) => folded)
    const [first = ''] = words
    known.set(first, [...(known.get(first) ?? []), { name, words }])
  }
  return known
}

function citedIn(
  { words }: Brief['speech'],
  { from, to }: Pick<Movement, 'from' | 'to'>,
): string[] {
  const times = new Map<string, number>()
  for (let place = from; place < to; place += 1) {
    for (const { name, words: said } of BY_FIRST.get(words[place]?.folded ?? '') ?? []) {
      if (said.every((word, offset) => words[place + offset]?.folded === word))
        times.set(name, (times.get(name) ?? 0) + 1)
    }
  }
  return [...times]
    .filter(([, count]) => count >= LEAST_CITED)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)
}
