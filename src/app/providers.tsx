import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { AuthProvider } from '@/features/auth/auth-provider'
import { createQueryClient } from '@/lib/query-client'
import { appMessages } from '@/messages/app/app'
import { Toaster } from '@/ui/feedback/toaster'

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <HelmetProvider>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          {children}
          <Toaster label={appMessages.toasts} closeLabel={appMessages.close} />
        </AuthProvider>
      </QueryClientProvider>
    </HelmetProvider>
  )
}
