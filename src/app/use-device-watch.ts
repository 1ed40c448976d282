import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetBatchOfOthers } from '@/domain/generation/batch'
import { clearDraftOfOthers } from '@/domain/generation/form-draft'
import { forgetRequestsOfOthers } from '@/domain/generation/pending-request'
import { forgetPositionOfOthers } from '@/features/reading/meeting/meeting-position'
import { persistQueries } from '@/lib/device/persist-queries'
import { logWarning } from '@/lib/log'

/** Makes what a logged-in person has opened readable without a connection, and leaves them nothing of somebody else. */
export function useDeviceWatch(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => persistQueries(queryClient, userId), [queryClient, userId])
  useEffect(() => {
    clearDraftOfOthers(userId)
    forgetRequestsOfOthers(userId)
    forgetBatchOfOthers(userId)
    forgetPositionOfOthers(userId)
  }, [userId])
  useEffect(registerServiceWorker, [])
}

function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => logWarning('service_worker_not_registered', error))
  }
  // nothing of it may stand in the way of the page
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
