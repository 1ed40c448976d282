import { useEffect, useState } from 'react'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'
import { formOf, type Group } from '@/domain/group/group'

/** Whoever has typed nothing yet begins with the group of the last outline. */
export function useUsualGroup(
  groups: readonly Group[] | undefined,
  typed: OutlineFormValues,
  change: (changed: Partial<OutlineFormValues>) => void,
): void {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const [usual] = groups ?? []
    if (begun || !groups) return
    setBegun(true)
    if (usual && isUntouched(typed)) change(formOf(usual))
  }, [groups, begun, typed, change])
}

/** But for the link, which another app may have brought. */
function isUntouched(values: OutlineFormValues): boolean {
  return JSON.stringify({ ...values, url: '' }) === JSON.stringify(EMPTY_FORM)
}
