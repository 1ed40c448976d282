import { QueryClient } from '@tanstack/react-query'
import { toAppError } from './app-error'

const SECONDS = 1000

/** What keeps the database's answers. */
export function createQueryClient(): QueryClient {
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
