import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** The one query client of the app; made by the first page that reads from the database. */
export type QueryHolder = { client: QueryClient | null }

export const QueryHolderContext = createContext<QueryHolder>({ client: null })
