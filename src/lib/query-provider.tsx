import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { toAppError } from './app-error'
import { QueryHolderContext, type QueryHolder } from './query-holder'

const SECONDS = 1000

/**
 * What keeps the database's answers, for the components inside. All of them share one client, wherever on the page
 * they are; it is fetched with the first of them, so that public pages do without it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={clientIn(use(QueryHolderContext))}>{children}</QueryClientProvider>
  )
}

function clientIn(holder: QueryHolder): QueryClient {
  holder.client ??= createQueryClient()
  return holder.client
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * SECONDS,
        // only what a second try can mend: the network, never an answer
        retry: (failures, error) => failures < 2 && toAppError(error).code === 'unreachable',
      },
    },
  })
}
