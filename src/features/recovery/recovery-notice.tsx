import type { User } from '@supabase/supabase-js'
import { historyMessages } from '@/messages/history'
import { Notice } from '@/ui/feedback/notice'
import { useRecovery } from './use-recovery'

/** Brings in what other visits and devices have asked for, and says when there is something to wait for. */
export function RecoveryNotice({ user }: { user: User }) {
  const recovery = useRecovery(user)
  if (!recovery || recovery.waiting + recovery.elsewhere === 0) return null
  return <Notice announce="polite">{historyMessages.underWay}</Notice>
}
