import type { Json } from '@contract/database.types'
import {
  blocksOf,
  leastMinutes,
  readyIn,
  STRUCTURES,
  type ReadyStructure,
} from '@contract/meeting/structures'
import { useState } from 'react'
import { leastDuration } from '@/domain/group/group-structure'
import { structureMessages } from '@/messages/groups/structure'
import type { FormErrors } from '@/ui/forms/use-form'
import { blockFrom, draftOf, errorsOf, type BlockErrors, type DraftBlock } from './draft-blocks'

export type StructureChoice = 'usual' | 'own' | ReadyStructure

/** What a leader's own order begins with, where none was chosen before. */
const FIRST: ReadyStructure = 'palavra'

/** The order of a meeting while it is being chosen. */
export function useStructure(stored: Json) {
  const [choice, setChoice] = useState<StructureChoice>(() => choiceOf(stored))
  const [blocks, setBlocks] = useState<readonly DraftBlock[]>(
    () => blocksOf(stored)?.map(draftOf) ?? [],
  )
  const [errors, setErrors] = useState<ReadonlyMap<number, BlockErrors>>(new Map())

  return {
    choice,
    blocks,
    errors,
    change: (changed: readonly DraftBlock[]) => {
      setBlocks(changed)
      setErrors(new Map())
    },
    choose: (next: StructureChoice) => {
      if (next === 'own' && choice !== 'own') {
        const before = choice === 'usual' ? FIRST : choice
        setBlocks(STRUCTURES[before].blocks.map(draftOf))
      }
      setChoice(next)
      setErrors(new Map())
    },
    /** What the group keeps of it, or what is wrong; a block says itself what is wrong with it. */
    read(duration: number): { stored: Json } | { errors: FormErrors } {
      if (choice !== 'own') return { stored: choice === 'usual' ? null : { ready: choice } }
      const found = new Map(blocks.map((block) => [block.key, errorsOf(block)]))
      const wrong = [...found].filter(([, error]) => Object.keys(error).length > 0)
      setErrors(new Map(wrong))
      if (wrong.length > 0) return { errors: {} }
      const read = blocks.map(blockFrom)
      return leastMinutes(read) > duration
        ? { errors: { form: { text: structureMessages.blocksTooLong(leastDuration(read)) } } }
        : { stored: read }
    },
  }
}

export type Structure = ReturnType<typeof useStructure>

function choiceOf(stored: Json): StructureChoice {
  return readyIn(stored) ?? (blocksOf(stored) ? 'own' : 'usual')
}
