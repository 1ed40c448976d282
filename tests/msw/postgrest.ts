import type { Database } from '@contract/database.types'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { TABLES, type Table } from '../../supabase/tests/tables'

type Row = Record<string, unknown>
type TableName = keyof Database['public']['Tables']
type OfTable = { table: TableName }

const tables = new Map<TableName, Row[]>()
const functions = new Map<string, (parameters: Row) => unknown>()
const triggers = new Map<TableName, () => Row>()

/** The rows of a table; what a test puts in is what the app reads. */
export function rowsOf(table: TableName): Row[] {
  const rows = tables.get(table) ?? []
  tables.set(table, rows)
  return rows
}

/** What the database writes into a new row of a table, beside its id and its time. */
export function completeRows(table: TableName, complete: () => Row): void {
  triggers.set(table, complete)
}

/** What a function of the database answers. */
export function answerRpc(name: string, run: (parameters: Row) => unknown): void {
  functions.set(name, run)
}

export function resetDatabase(): void {
  tables.clear()
  functions.clear()
  triggers.clear()
  answerRpc('can_make_request', () => ({
    can_request: true,
    reason: '',
    requests_remaining: 10,
    subscription_status: 'trial',
    requests_used: 0,
    requests_limit: 10,
    trial_expired: false,
    period_ends_at: '2026-11-27T12:00:00.000Z',
  }))
  answerRpc('track_request_usage', () => ({ success: true }))
}

/** Filters of the form column=eq.value or column=is.null; the rest of PostgREST's query language is not needed here. */
function matching(table: TableName, query: URLSearchParams): Row[] {
  return rowsOf(table).filter((row) =>
    [...query].every(([column, condition]) => {
      if (condition === 'is.null') return (row[column] ?? null) === null
      return !condition.startsWith('eq.') || String(row[column]) === condition.slice('eq.'.length)
    }),
  )
}

function sorted(rows: Row[], order: string | null): Row[] {
  let result = rows
  // the first column decides, so it comes last
  for (const term of (order?.split(',') ?? []).toReversed()) {
    const [column = '', direction] = term.split('.')
    const sign = direction === 'desc' ? -1 : 1
    result = result.toSorted((a, b) => sign * String(a[column]).localeCompare(String(b[column])))
  }
  return result
}

function givesBack(request: Request): boolean {
  return request.headers.get('prefer')?.includes('return=representation') ?? false
}

/** As they were asked for: a screen that needs a column which it did not ask for finds none. */
function selected(rows: Row[], request: Request): Row[] {
  const columns = new URL(request.url).searchParams.get('select') ?? '*'
  if (columns === '*') return rows
  const names = new Set(columns.split(','))
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => names.has(column))),
  )
}

/** As an array, or alone where the client asks for exactly one row; PGRST116 where there is not exactly one. */
function answer(found: Row[], request: Request, status = 200) {
  const rows = selected(found, request)
  const single = request.headers.get('accept')?.includes('vnd.pgrst.object') ?? false
  const returns = request.method === 'GET' || givesBack(request)
  if (!returns) return new HttpResponse(null, { status: status === 201 ? 201 : 204 })
  if (!single) return HttpResponse.json(rows, { status })
  if (rows.length === 1) return HttpResponse.json(rows[0], { status })
  return HttpResponse.json(
    {
      code: 'PGRST116',
      details: `The result contains ${rows.length} rows`,
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    },
    { status: 406 },
  )
}

const OPERATIONS: Readonly<Record<string, keyof Table['user']>> = {
  GET: 'select',
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
}

/** What somebody who is logged in may not do: `TABLES` says it, which is compared with the migrations. */
async function refusal(request: Request, name: string) {
  const table = TABLES[`public.${name}`]
  if (!table) {
    return refused(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
  }
  const operation = OPERATIONS[request.method]
  const granted = operation && table.user[operation]
  const body = await request.clone().text()
  const written = body === '' ? [] : (JSON.parse(body) as Row | Row[])
  const columns = [written].flat().flatMap((row) => Object.keys(row))
  // a condition reads, and what is given back was read
  const reads = operation !== 'insert' || givesBack(request)
  const isGranted =
    (!reads || table.user.select) &&
    (granted === true || (granted && columns.every((column) => granted.includes(column))))
  return isGranted ? undefined : refused(403, '42501', `permission denied for table ${name}`)
}

/** On the console too, which fails the test: no screen means to do what the database lets nobody do. */
function refused(status: number, code: string, message: string) {
  console.error(message)
  return HttpResponse.json({ code, details: null, hint: null, message }, { status })
}

export const databaseHandlers: HttpHandler[] = [
  http.post('*/rest/v1/rpc/:name', async ({ request, params }) => {
    const name = String(params.name)
    const run = functions.get(name)
    if (!run) {
      const message = `Could not find the function public.${name} in the schema cache`
      return HttpResponse.json(
        { code: 'PGRST202', details: null, hint: null, message },
        { status: 404 },
      )
    }
    return HttpResponse.json(run((await request.json()) as Row) as object)
  }),

  http.all('*/rest/v1/:table', ({ request, params }) => refusal(request, String(params.table))),

  http.get<OfTable>('*/rest/v1/:table', ({ request, params }) => {
    const query = new URL(request.url).searchParams
    const rows = matching(params.table, query)
    const from = Number(query.get('offset') ?? 0)
    const page = sorted(rows, query.get('order')).slice(
      from,
      from + Number(query.get('limit') ?? Infinity),
    )
    return answer(page, request)
  }),

  http.post<OfTable>('*/rest/v1/:table', async ({ request, params }) => {
    const body = (await request.json()) as Row | Row[]
    const complete = triggers.get(params.table)
    const defaults = () => ({ id: crypto.randomUUID(), created_at: new Date().toISOString() })
    const rows = [body].flat().map((row) => Object.assign(defaults(), complete?.(), row))
    rowsOf(params.table).push(...rows)
    return answer(rows, request, 201)
  }),

  http.patch<OfTable>('*/rest/v1/:table', async ({ request, params }) => {
    const changes = (await request.json()) as Row
    const rows = matching(params.table, new URL(request.url).searchParams)
    for (const row of rows) Object.assign(row, changes)
    return answer(rows, request)
  }),

  http.delete<OfTable>('*/rest/v1/:table', ({ request, params }) => {
    const { table } = params
    const rows = matching(table, new URL(request.url).searchParams)
    tables.set(
      table,
      rowsOf(table).filter((row) => !rows.includes(row)),
    )
    return answer(rows, request)
  }),
]
