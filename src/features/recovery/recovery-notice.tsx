import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { generationQuery } from '@/domain/generation/generation-state'
import { paths } from '@/lib/paths'
import { createMessages } from '@/messages/create/create'
import { historyMessages } from '@/messages/history/history'
import { ButtonLink } from '@/ui/elements/button-link'
import { Notice } from '@/ui/feedback/notice'
import { useRecovery } from './use-recovery'

/**
 * Brings in what other visits and devices have asked for, and says when there is something to wait for, or that it came
 * to nothing and where to go on.
 */
export function RecoveryNotice({ user }: { user: User }) {
  const recovery = useRecovery(user)
  const { failure } = useQuery(generationQuery(user.id)).data
  if (recovery && recovery.waiting + recovery.elsewhere > 0) {
    return <Notice announce="polite">{historyMessages.underWay}</Notice>
  }
  if (!failure) return null
  return (
    <Notice tone="danger" announce="assertive" title={failure.title}>
      <p>{failure.text}</p>
      <ButtonLink to={paths.createOutline} variant="secondary" className="mt-2 self-start">
        {createMessages.backToForm}
      </ButtonLink>
    </Notice>
  )
}
