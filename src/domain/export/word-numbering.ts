import type { NumberingDefinition } from 'docx'
import type { List } from '@parsed-outline/outline-tree'
import { BULLETS, numbersFrom } from './word-styles'

/** A list as Word knows it. */
export type WordList = { readonly reference: NumberingDefinition; readonly instance: number }

export type Numbering = {
  /** The list that the items of `list` belong to, at a level from 0 on. */
  readonly listFor: (list: List, level: number) => WordList
  /** From here on numbers begin anew. */
  readonly startSection: () => void
}

/**
 * Tells which lists are one. Numbers that go on within a section, after a quote or a heading, belong to the list before
 * them: a leader who adds a question in Word has the others counted again.
 */
export function createNumbering(): Numbering {
  const definitions = new Map<number, NumberingDefinition>()
  const counting = new Map<number, { list: WordList; next: number }>()
  let instances = 0

  function newList(start: number): WordList {
    instances += 1
    const reference = definitions.get(start) ?? numbersFrom(start)
    definitions.set(start, reference)
    return { reference, instance: instances }
  }

  return {
    listFor: ({ start, items }, level) => {
      if (start === null) return { reference: BULLETS, instance: 0 }
      const before = counting.get(level)
      const list = before?.next === start && start > 1 ? before.list : newList(start)
      counting.set(level, { list, next: start + items.length })
      return list
    },
    startSection: () => counting.clear(),
  }
}
