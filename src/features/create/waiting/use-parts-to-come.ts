import { FIRST_OUTLINE_TYPE, type OutlineType } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import type { OutlineFormValues } from '@/domain/generation/outline-input'
import type { Group } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import { blocksFor } from '@/domain/group/group-structure'
import { followedUp, useLastOutline } from '../group/group-choice'
import { partsToCome, type PartToCome } from './parts-to-come'

/** The parts of the sheet that the form describes, of the most common type until there is one, and whose it is. */
export function usePartsToCome(
  userId: string,
  values: OutlineFormValues,
): { parts: readonly PartToCome[]; type: OutlineType; group: Group | undefined } {
  const { outlineType, duration, groupId } = values
  const followsUp = followedUp(values, useLastOutline(userId, groupId)) !== null
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === groupId)
  const type = outlineType === '' ? FIRST_OUTLINE_TYPE : outlineType
  const blocks = group ? blocksFor(group, outlineType) : null
  return { parts: partsToCome({ outlineType: type, duration, blocks, followsUp }), type, group }
}
