import { fold } from '../../../../model/words.ts'
import { foldedText } from '../service/ceremony.ts'
import type { Speech } from '../words/speech.ts'

/**
 * People and stories of the Bible that nobody takes for anything else when they are named: no name of a book, of an
 * evangelist or of somebody in every church.
 */
const PEOPLE =
  `Adão, Caim, Abel, Noé, Abraão, Isaque, Rebeca, Jacó, Esaú, Moisés, Faraó, Raabe, Gideão, Sansão, Noemi, Boaz, Saul, Davi,
  Golias, Jônatas, Bate-Seba, Urias, Absalão, Salomão, Elias, Eliseu, Naamã, Jezabel, Acabe, Ezequias, Josias,
  Nabucodonosor, Zaqueu, Nicodemos, Bartimeu, Estêvão, Barnabé, Safira, Cornélio, Herodes, Pilatos`.split(
    /,\s+/,
  )

/** As they are told of, and how they are heard; folded. */
const STORIES: readonly (readonly [string, RegExp])[] = [
  ['o filho pródigo', /\bfilho prodigo\b/g],
  ['o bom samaritano', /\bbom samaritano\b/g],
  ['o ladrão na cruz', /\bladrao (?:na|da|que estava na) cruz\b/g],
  ['o jovem rico', /\bjovem rico\b/g],
  ['a mulher samaritana', /\bmulher samaritana\b/g],
  ['a ovelha perdida', /\bovelha perdida\b/g],
  ['o semeador', /\b(?:parabola do|o) semeador\b/g],
  ['as dez virgens', /\bdez virgens\b/g],
  ['o fariseu e o publicano', /\bfariseu e o publicano\b/g],
  ['o servo que não perdoou', /\b(?:servo|credor) incompassivo\b/g],
  ['a mulher adúltera', /\bmulher adultera\b/g],
  ['o caminho de Emaús', /\bcaminho de emaus\b/g],
  ['a torre de Babel', /\btorre de babel\b/g],
  ['o mar Vermelho', /\bmar vermelho\b/g],
  ['o bezerro de ouro', /\bbezerro de ouro\b/g],
  ['a serpente de bronze', /\bserpente de bronze\b/g],
  ['a cova dos leões', /\bcova dos leoes\b/g],
  ['a fornalha', /\bfornalha (?:ardente|de fogo)\b/g],
  ['o vale de ossos secos', /\bossos secos\b/g],
]

/** A person is brought up who is named so often; of a story its name is enough. */
const NAMED = 4
const TOLD = 2
const FEW = 2
const MOST = 4

/**
 * People and stories of the Bible that the sermon brings up beside those of its own text, in the order in which it first
 * does.
 *
 * @param told what the outline tells of the sermon's own text
 */
export function findRemembered(speech: Speech, told: string): string[] {
  const text = foldedText(speech, 0, speech.words.length)
  const known = fold(told)
  const found: { name: string; at: number }[] = []
  const add = (name: string, places: readonly number[], least: number) => {
    const [first] = places
    if (first !== undefined && places.length >= least) found.push({ name, at: first })
  }
  for (const [name, heard] of STORIES) {
    if (!known.includes(fold(name))) add(name, placesOf(heard, text), TOLD)
  }
  for (const name of PEOPLE) {
    const folded = fold(name)
    const heard = new RegExp(String.raw`\b${folded}\b`, 'g')
    if (!known.includes(folded)) add(name, placesOf(heard, text), NAMED)
  }
  // one name alone is in every sermon
  if (found.length < FEW) return []
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ name }) => name)
}

function placesOf(heard: RegExp, text: string): number[] {
  return Array.from(text.matchAll(heard), ({ index }) => index)
}
