import { http, HttpResponse } from 'msw'
import { rowsOf } from './postgrest'
import { server } from './server'

type Row = Record<string, unknown>

/**
 * A row of the server's ledger; a test changes it to let time pass there. As in the database, its outline is saved
 * once, and the row knows when.
 */
export function ledgerRow(requestId: string, row: Row = {}): Row {
  const entry: Row = {
    id: crypto.randomUUID(),
    user_id: 'user',
    idempotency_key: requestId,
    state: 'reserved',
    lease_until: new Date(Date.now() + 5 * 60_000).toISOString(),
    charged_at: new Date().toISOString(),
    result: null,
    error_code: null,
    saved_at: null,
    ...row,
  }
  rowsOf('generation_requests').push(entry)
  server.use(
    http.post('*/rest/v1/generated_outlines', async ({ request }) => {
      const { request_id: saved } = (await request.clone().json()) as Row
      if (saved !== requestId) return undefined
      if (rowsOf('generated_outlines').some((other) => other.request_id === requestId)) {
        return HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
      }
      entry.saved_at = new Date().toISOString()
      return undefined
    }),
  )
  return entry
}

/** What the server keeps of an outline that is ready. */
export function committed(outline: string, input: Row | null = INPUT): Row {
  return { state: 'committed', result: { outline, title: 'A paz', ...(input && { input }) } }
}

export const INPUT = {
  url: 'https://www.youtube.com/watch?v=demo-paz-01',
  outlineType: 'celula',
  duration: 55,
  groupProfile: 'casais jovens',
  additionalInfo: '',
  startTime: null,
  endTime: null,
}

/** What this device knows of a request that it sent at `askedAt` and has seen no end of. */
export function keepPending(userId: string, requestId: string, changed: Row = {}): void {
  localStorage.setItem(
    'esboca:pending-outline',
    JSON.stringify([
      {
        requestId,
        userId,
        fingerprint: 'x',
        input: INPUT,
        askedAt: Date.now(),
        told: false,
        unsaved: null,
        ...changed,
      },
    ]),
  )
}
