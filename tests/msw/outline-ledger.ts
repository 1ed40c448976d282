import { http, HttpResponse } from 'msw'
import { saveOutline } from './outline-history'
import { rowsOf } from './postgrest'
import { server } from './server'

type Row = Record<string, unknown>

/** A row of the server's ledger; a test changes it to let time pass there. */
export function ledgerRow(requestId: string, row: Row = {}): Row {
  const entry: Row = {
    id: crypto.randomUUID(),
    user_id: 'user',
    idempotency_key: requestId,
    state: 'reserved',
    lease_over: false,
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
      // as in the database, a copy of what was saved once is dropped, also when that was deleted since
      if (entry.saved_at !== null) return new HttpResponse(null, { status: 201 })
      entry.saved_at = new Date().toISOString()
      return undefined
    }),
  )
  return entry
}

/** The outline is ready: the server commits it, and writes it into the history. */
export function commit(entry: Row, outline: string): void {
  commitUnsaved(entry, outline)
  entry.saved_at = new Date().toISOString()
  saveOutline({
    user_id: entry.user_id,
    request_id: entry.idempotency_key,
    title: 'Esboço de Célula/Pequeno Grupo - 20/11/2026',
    youtube_url: INPUT.url,
    duration: INPUT.duration,
    group_profile: INPUT.groupProfile,
    generated_content: outline,
  })
}

/** The outline is ready, but the history would not take it (fault 19). */
export function commitUnsaved(entry: Row, outline: string): void {
  Object.assign(entry, { state: 'committed', result: { outline, title: 'A paz', input: INPUT } })
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
