import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { AuthProvider } from '@/features/auth/auth-provider'
import { appMessages } from '@/messages'
import { createQueryClient } from './query-client'

const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }))

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          {children}
          <Suspense>
            <Toaster label={appMessages.toasts} closeLabel={appMessages.close} />
          </Suspense>
        </AuthProvider>
      </QueryClientProvider>
    </HelmetProvider>
  )
}
