import { http, HttpResponse, type HttpHandler } from 'msw'

type Row = Record<string, unknown>

const tables = new Map<string, Row[]>()
const functions = new Map<string, (parameters: Row) => unknown>()

/** The rows of a table; what a test puts in is what the app reads. */
export function rowsOf(table: string): Row[] {
  const rows = tables.get(table) ?? []
  tables.set(table, rows)
  return rows
}

/** What a function of the database answers. */
export function answerRpc(name: string, run: (parameters: Row) => unknown): void {
  functions.set(name, run)
}

export function resetDatabase(): void {
  tables.clear()
  functions.clear()
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

/** Filters of the form column=eq.value; the rest of PostgREST's query language is not needed here. */
function matching(table: string, query: URLSearchParams): Row[] {
  const filters = [...query].flatMap(([column, condition]) =>
    condition.startsWith('eq.') ? [{ column, value: condition.slice('eq.'.length) }] : [],
  )
  return rowsOf(table).filter((row) =>
    filters.every(({ column, value }) => String(row[column]) === value),
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

/** As an array, or alone where the client asks for exactly one row; PGRST116 where there is not exactly one. */
function answer(rows: Row[], request: Request, status = 200) {
  const single = request.headers.get('accept')?.includes('vnd.pgrst.object') ?? false
  const returns =
    request.method === 'GET' || request.headers.get('prefer')?.includes('return=representation')
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

  http.get('*/rest/v1/:table', ({ request, params }) => {
    const query = new URL(request.url).searchParams
    const rows = matching(String(params.table), query)
    const from = Number(query.get('offset') ?? 0)
    const page = sorted(rows, query.get('order')).slice(
      from,
      from + Number(query.get('limit') ?? Infinity),
    )
    return answer(page, request)
  }),

  http.post('*/rest/v1/:table', async ({ request, params }) => {
    const body = (await request.json()) as Row | Row[]
    const defaults = () => ({ id: crypto.randomUUID(), created_at: new Date().toISOString() })
    const rows = [body].flat().map((row) => Object.assign(defaults(), row))
    rowsOf(String(params.table)).push(...rows)
    return answer(rows, request, 201)
  }),

  http.patch('*/rest/v1/:table', async ({ request, params }) => {
    const changes = (await request.json()) as Row
    const rows = matching(String(params.table), new URL(request.url).searchParams)
    for (const row of rows) Object.assign(row, changes)
    return answer(rows, request)
  }),

  http.delete('*/rest/v1/:table', ({ request, params }) => {
    const table = String(params.table)
    const rows = matching(table, new URL(request.url).searchParams)
    tables.set(
      table,
      rowsOf(table).filter((row) => !rows.includes(row)),
    )
    return answer(rows, request)
  }),
]
