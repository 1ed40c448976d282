import { render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'
import { server } from '../../msw/server'
import { reportCrash, watchCrashes } from '@/lib/telemetry/crash'
import { MissingChunkError } from '@/lib/missing-chunk'

// read when the app is imported, as it is fixed when the app is built
vi.hoisted(() => vi.stubEnv('VITE_SENTRY_DSN', 'https://chave@o1.ingest.exemplo.com/42'))

type Told = {
  tags: Record<string, unknown>
  exception: { values: { type: string; value: string }[] }
}

let envelopes: string[]

beforeEach(() => {
  envelopes = []
  server.use(
    http.post('https://o1.ingest.exemplo.com/api/42/envelope/', async ({ request }) => {
      envelopes.push(await request.text())
      return HttpResponse.json({})
    }),
  )
})

/** The event of the newest report. */
async function told(count = 1): Promise<Told> {
  await waitFor(() => expect(envelopes).toHaveLength(count))
  return JSON.parse(envelopes.at(-1)!.split('\n')[2]!) as Told
}

function Broken({ error }: { error: Error }): never {
  throw error
}

function breakPage(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return render(
    <MemoryRouter>
      <HelmetProvider>
        <ErrorBoundary resetKey="/">
          <Broken error={error} />
        </ErrorBoundary>
      </HelmetProvider>
    </MemoryRouter>,
  )
}

describe('a crash is told', () => {
  it('of a page that broke', async () => {
    breakPage(new TypeError('x is undefined'))
    expect(await told()).toMatchObject({
      tags: { kind: 'page', path: '/' },
      exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
    })
  })

  it('of a script that is gone, and not of one that waits for a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    const offline = new MissingChunkError(null)
    breakPage(offline)
    breakPage(new MissingChunkError(null))
    expect((await told()).tags).toMatchObject({ kind: 'chunk' })
    expect(offline.reason).toBe('offline')
  })

  it('of what nobody caught', async () => {
    const stop = watchCrashes()
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too deep') }))
    expect(await told()).toMatchObject({
      tags: { kind: 'error' },
      exception: { values: [{ type: 'RangeError', value: 'too deep' }] },
    })
    const event = new Event('unhandledrejection') as Event & { reason?: unknown }
    event.reason = new Error('nobody waited')
    window.dispatchEvent(event)
    expect((await told(2)).tags).toMatchObject({ kind: 'rejection' })
    stop()
  })

  it('without a token, an address, an outline or what was typed', async () => {
    const outline = '3b241101-e2bb-4255-8caf-4136c566a962'
    window.history.replaceState(null, '', `/esboco/${outline}?next=segredo#access_token=eyJ.a.b`)
    render(
      <>
        <article>A ansiedade bate à porta de madrugada</article>
        <textarea defaultValue="Casais jovens, a Rebeca perdeu o pai" />
      </>,
    )
    localStorage.setItem('esboca:draft', '{"transcript":"minha avó dobrava os joelhos"}')
    for (const message of [
      'no row for marta@example.com',
      'Unexpected token, "a Rebeca perdeu o pai" is not valid JSON',
      'cannot split: minha avó dobrava os joelhos antes',
      'ANSIEDADE bate à porta',
    ]) {
      reportCrash('error', new Error(message))
    }
    await told(4)
    const sent = envelopes.join()
    expect(sent).not.toMatch(/marta|Rebeca|joelhos|ansiedade|segredo|access_token|eyJ|breadcrumb/i)
    expect(sent).not.toContain(outline)
    expect(sent).toContain('/esboco/:id')
    window.history.replaceState(null, '', '/')
  })

  it('ten times in one visit at most', async () => {
    for (let index = 0; index < 30; index += 1) reportCrash('error', new Error(`number ${index}`))
    await waitFor(() => expect(envelopes.length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(envelopes.length).toBeLessThan(10)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
