import type { DraftBlock } from '../../../../model/document.ts'
import type { Told } from '../../listen/thread/telling.ts'

/** What we say of the message, with the second at which it was said. */
export function said(text: string, at: number | null = null): DraftBlock {
  return { kind: 'paragraph', text, origin: 'said', at }
}

/**
 * A short sentence stands in the line; a longer one is heard by itself.
 *
 * @param opening what leads to it; null right behind another
 */
export function inHisWords(opening: string | null, told: Told): DraftBlock[] {
  const lead = opening === null ? [] : [opening]
  if (told.isWhole && told.to - told.from >= HEARD)
    return [...lead.map((text) => said(text)), { kind: 'quote', text: told.quote, at: told.at }]
  const words = wordsOf(told)
  return words === null ? [] : [said([...lead, `“${words}”`].join(' '), told.at)]
}

const HEARD = 7

/** What stands between quotation marks is word for word; null where it is not. */
export function wordsOf({ isVerbatim, isWhole, prose, quote }: Told): string | null {
  return isVerbatim ? prose : isWhole ? quote : null
}

const STORY = [
  'Para mostrar isso, vem uma história:',
  'Aqui o pregador conta uma história:',
  'Neste ponto a mensagem conta:',
]

/** A story of the sermon, with one of the ways to lead to it. */
export function tellStory(
  told: Told | null,
  one: (texts: readonly string[]) => string,
): DraftBlock[] {
  if (told === null || !canTellStory(told)) return []
  if (told.isWhole) return [said(one(STORY)), { kind: 'quote', text: told.quote, at: told.at }]
  return [said(`${one(STORY)} “${told.prose}”`, told.at)]
}

/** Of himself only the preacher can say 'eu'. */
export function canTellStory(told: Told): boolean {
  return !(told.isOwn && !told.isWhole) && wordsOf(told) !== null
}
