import { FIRST_OUTLINE_TYPE, type OutlineType } from '@contract/meeting/meeting-types'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { planQueries } from '@/domain/plan/plan-queries'
import { useFormDraft } from './use-form-draft'
import { useSharedLink } from '../link/use-shared-link'

export type OutlineFormState = ReturnType<typeof useOutlineForm>

/**
 * The form as it stands: `typed` is what somebody told it, `values` what it says with the type that it begins with.
 *
 * @param usualType chosen in the account; empty for whoever chooses it each time
 */
export function useOutlineForm(userId: string, usualType: OutlineType | '') {
  const { values: typed, change, saveNow, keep } = useFormDraft(userId)
  const fillUrl = useCallback((url: string) => change({ url }), [change])
  const { offered, waited, dismiss } = useSharedLink(typed.url, fillUrl)
  const isFirst = useIsFirst(userId)
  const offersType = isFirst && waited && usualType === '' && typed.outlineType === ''
  const ownType = offersType ? FIRST_OUTLINE_TYPE : usualType
  const values = typed.outlineType === '' ? { ...typed, outlineType: ownType } : typed
  return { typed, values, offersType, change, saveNow, keep, offered, dismiss }
}

/** Whether nobody has made an outline with this account. */
function useIsFirst(userId: string): boolean {
  const { data: usage } = useQuery(planQueries.usage(userId))
  return usage?.subscription_status === 'trial' && usage.requests_used === 0
}
