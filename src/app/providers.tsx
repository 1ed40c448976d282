import {
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { AuthProvider } from '@/features/auth/auth-provider'
import { QueryHolderContext, type QueryHolder } from '@/lib/query-holder'
import { appMessages } from '@/messages/app'
import { onToasterWanted, isToasterWanted } from '@/ui/notify'

// it stands outside of what keeps the page together: where its script cannot be fetched, the page does without it
const NoToaster: ComponentType<{ label: string; closeLabel: string }> = () => null
const Toaster = lazy(async () => ({
  default: await import('@/ui/toaster').then(
    (module) => module.Toaster,
    () => NoToaster,
  ),
}))

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
