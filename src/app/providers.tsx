import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { AuthProvider } from '@/features/auth/auth-provider'
import { QueryHolderContext, type QueryHolder } from '@/lib/query-holder'
import { appMessages } from '@/messages/app'
import { onToasterWanted, isToasterWanted } from '@/ui/notify'

const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }))

export function Providers({ children }: { children: ReactNode }) {
  const [queryHolder] = useState<QueryHolder>({ client: null })
  return (
    <HelmetProvider>
      <QueryHolderContext value={queryHolder}>
        <AuthProvider>
          {children}
          <ToasterPlace />
        </AuthProvider>
      </QueryHolderContext>
    </HelmetProvider>
  )
}

/** Whoever only reads is never told anything, and does without it. */
function ToasterPlace() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  return (
    wanted && (
      <Suspense>
        <Toaster label={appMessages.toasts} closeLabel={appMessages.close} />
      </Suspense>
    )
  )
}
