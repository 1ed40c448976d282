import type { DraftBlock } from '../../../../model/document.ts'
import { bullets, suggest } from '../brief/draft-blocks.ts'

/** Stands for what somebody writes. */
const GAP = '…'
/** A sentence ends, with or without its full stop behind the gap, and another begins. */
const NEXT_SENTENCE = /(?<=[.!?…]["”]?) (?=[“"]?\p{Lu})/u

/**
 * Something to complete, with a line of its own for each sentence that has a gap: on a phone and on paper these are what one
 * looks for. One paragraph where there is one gap alone, or where guidance stands between the sentences.
 */
export function toComplete({ name, text }: { name: string; text: string }): DraftBlock[] {
  const sentences = text.replaceAll(`${GAP} .`, GAP).split(NEXT_SENTENCE)
  const first = sentences.findIndex((sentence) => sentence.includes(GAP))
  const last = sentences.findLastIndex((sentence) => sentence.includes(GAP))
  const lines = sentences.slice(first, last + 1)
  if (lines.length < 2 || !lines.every((line) => line.includes(GAP))) {
    return [suggest(`${name}. ${text}`)]
  }
  const [lead, opening] = leadOf(lines[0] ?? '')
  return [
    suggest([`${name}.`, ...sentences.slice(0, first), ...lead].join(' ')),
    ...bullets([opening, ...lines.slice(1)]),
    ...(last + 1 < sentences.length ? [suggest(sentences.slice(last + 1).join(' '))] : []),
  ]
}

/** 'Complete: Por fora eu digo …' asks in its first words for all that follows. */
function leadOf(line: string): [lead: string[], opening: string] {
  const asked = /^((?:Complete|Termine|Escreva|Conte)[^…:]*:) (.+)$/u.exec(line)
  return asked ? [[asked[1] ?? ''], asked[2] ?? ''] : [[], line]
}
