import { useNavigate } from 'react-router-dom'
import { readDraft, writeDraft } from '@/domain/generation/form-draft'
import { EMPTY_FORM } from '@/domain/generation/outline-input'
import { formOf, type Group } from '@/domain/group/group'
import { paths } from '@/lib/paths'

/** Leads to the form of an outline with this group chosen; a link that already stands there stays. */
export function useBeginOutline(userId: string): (group: Group) => void {
  const navigate = useNavigate()
  return (group) => {
    writeDraft(userId, { ...(readDraft(userId) ?? EMPTY_FORM), ...formOf(group) })
    void navigate(paths.createOutline)
  }
}
