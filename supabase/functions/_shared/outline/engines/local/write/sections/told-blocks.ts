import type { DraftBlock } from '../../../../model/document.ts'
import type { Told } from '../../listen/thread/telling.ts'

/** What we say of the message, with the second at which it was said. */
export function said(text: string, at: number | null = null): DraftBlock {
  return { kind: 'paragraph', text, origin: 'said', at }
}

/** A short sentence stands in the line; a longer one is heard by itself. */
export function inHisWords(opening: string, told: Told): DraftBlock[] {
  if (told.isWhole && told.to - told.from >= HEARD)
    return [said(opening), { kind: 'quote', text: told.quote, at: told.at }]
  const words = wordsOf(told)
  return words === null ? [] : [said(`${opening} “${words}”`, told.at)]
}

const HEARD = 7

/** What stands between quotation marks is word for word; null where it is not. */
export function wordsOf({ isVerbatim, isWhole, prose, quote }: Told): string | null {
  return isVerbatim ? prose : isWhole ? quote : null
}
