import { OWN_DATA } from '@contract/own-data'
import { supabase } from '@/lib/supabase'
import type { Supabase } from '@/lib/supabase-client'

/** Rows of one request. An outline may be long, and the server gives no more than 1000. */
const PAGE = 100

export type OwnTable = keyof typeof OWN_DATA
export type Row = Record<string, unknown>

export type Account = { id: string; email: string; name: string; createdAt: string }

export type OwnData = {
  /** ISO 8601. */
  exportado_em: string
  conta: { id: string; email: string; nome: string; criada_em: string }
} & Record<OwnTable, Row[]>

/**
 * Everything that is stored about the person who is logged in, as they would read it. What is theirs is decided by
 * the server, row by row. Rejects where any part could not be read: half of the data would look like all of it.
 */
export async function readOwnData({ id, email, name, createdAt }: Account): Promise<OwnData> {
  const client = await supabase()
  const tables: Partial<Record<OwnTable, Row[]>> = {}
  for (const title of Object.keys(OWN_DATA) as OwnTable[]) {
    tables[title] = await readAll(client, OWN_DATA[title])
  }
  return {
    exportado_em: new Date().toISOString(),
    conta: { id, email, nome: name, criada_em: createdAt },
    ...(tables as Record<OwnTable, Row[]>),
  }
}

/** Goes on until a page is empty: how many rows a page may have is the server's to say. */
async function readAll(
  client: Supabase,
  { table, columns, order }: (typeof OWN_DATA)[OwnTable],
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await client
      // the type of the columns follows from the table; here they come in pairs
      .from(table as 'user_profiles')
      .select(columns as '*')
      .order(order as 'user_id')
      .range(rows.length, rows.length + PAGE - 1)
      .throwOnError()
    if (data.length === 0) return rows
    rows.push(...data)
  }
}

/** 'esboca-meus-dados-2026-11-20.json', by the person's own clock. */
export function ownDataFileName(date: Date, ending: 'json' | 'html'): string {
  const [day, month, year] = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `esboca-meus-dados-${year}-${month}-${day}.${ending}`
}
