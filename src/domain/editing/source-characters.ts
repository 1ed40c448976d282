import { wordsOf } from '@parsed-outline/words-of'
import type { Nodes, PhrasingContent } from 'mdast'

/** A character as it is shown, and the characters of the Markdown that it was read from. */
export type SourceCharacter = { readonly shown: string; readonly from: number; readonly to: number }

/**
 * The characters of inline nodes, each with its place in the text that was parsed. What cannot be told apart, as a
 * picture, is one place for all its characters.
 */
export function sourceCharacters(
  nodes: readonly PhrasingContent[],
  parsed: string,
): SourceCharacter[] {
  return nodes.flatMap((node) => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? 0
    if (node.type === 'break' || (node.type === 'html' && /^<br *\/?>$/i.test(node.value))) {
      return [{ shown: '\n', from, to }]
    }
    if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'link') {
      const inside = sourceCharacters(node.children, parsed)
      return inside.length > 0 ? inside : atOnePlace(addressOf(node), from, to)
    }
    if (node.type === 'text') {
      const aligned = align(node.value, parsed.slice(from, to), from)
      if (aligned) return aligned
    }
    const words = wordsOf(node).replace(/[ \t]*\n[ \t]*/g, ' ')
    return atOnePlace(words || addressOf(node), from, to)
  })
}

function addressOf(node: Nodes): string {
  return 'url' in node ? node.url : ''
}

function atOnePlace(words: string, from: number, to: number): SourceCharacter[] {
  return words.split('').map((shown) => ({ shown, from, to }))
}

const ESCAPED = /^\\[!-/:-@[-`{-~]/
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i
/** The end of a line, and what stands before the words of the next one inside quotes and lists. */
const LINE_END = /^[ \t]*\n[ \t>]*/

/** Null where the words are not what was written, in an order that is understood. */
function align(value: string, written: string, offset: number): SourceCharacter[] | null {
  if (value === written && !value.includes('\n')) {
    return value.split('').map((shown, at) => ({ shown, from: offset + at, to: offset + at + 1 }))
  }
  const characters: SourceCharacter[] = []
  let at = 0
  for (let index = 0; index < value.length;) {
    const shown = value.charAt(index)
    const rest = written.slice(at)
    let width = 1
    let count = 1
    if (shown === '\n') width = LINE_END.exec(rest)?.[0].length ?? 0
    else if (ESCAPED.test(rest) && rest.charAt(1) === shown) width = 2
    else if (rest.charAt(0) !== shown || ENTITY.test(rest)) {
      width = ENTITY.exec(rest)?.[0].length ?? 0
      count = String.fromCodePoint(value.codePointAt(index) ?? 0).length
    }
    if (width === 0) return null
    for (const character of value.slice(index, index + count).split('')) {
      const place = { from: offset + at, to: offset + at + width }
      characters.push({ shown: character === '\n' ? ' ' : character, ...place })
    }
    at += width
    index += count
  }
  return characters
}
