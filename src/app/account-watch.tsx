import type { User } from '@supabase/supabase-js'
import { usePlanWatch } from '@/features/plan/use-plan-watch'
import { useDeviceWatch } from './use-device-watch'

/** What has to go on for a logged-in person on every page; shows nothing. */
export function AccountWatch({ user }: { user: User }) {
  useDeviceWatch(user.id)
  usePlanWatch(user)
  return null
}
