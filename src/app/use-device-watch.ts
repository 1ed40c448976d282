import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepQueries } from '@/lib/kept-queries'
import { logWarning } from '@/lib/log'

/** Makes what a logged-in person has opened readable without a connection. */
export function useDeviceWatch(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => keepQueries(queryClient, userId), [queryClient, userId])
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
