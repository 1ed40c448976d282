import { http, HttpResponse } from 'msw'
import { server } from './server'

/** A request to the webhook as it came over the wire. */
export type WebhookRequest = { headers: Headers; body: Record<string, unknown> }

/** Lets `respond` answer the outline webhook, and returns what it was asked, newest last. */
export function answerWebhook(
  respond: (request: WebhookRequest) => Response | Promise<Response>,
  url = '*/functions/v1/generate-outline',
): WebhookRequest[] {
  const asked: WebhookRequest[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const asking = {
        headers: request.headers,
        body: (await request.json()) as Record<string, unknown>,
      }
      asked.push(asking)
      return respond(asking)
    }),
  )
  return asked
}

export const OUTLINE = `# A paz que fica de guarda

## Quebra-gelo (10 min)

Conte uma noite em que você não dormiu.

## Resumo da mensagem (20 min)

> "A paz fica de **guarda**" ([12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s))
`

export function success(outline = OUTLINE): Response {
  return HttpResponse.json({ success: true, outline, error: null, title: 'A paz', requestId: 'x' })
}

export function refusal(code: string | null, error: string | null): Response {
  return HttpResponse.json({ success: false, outline: null, error, ...(code && { code }) })
}

/** An event stream that writes these chunks as they are, then ends. */
export function eventStream(...chunks: string[]): Response {
  return new Response(chunks.join(''), {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
  })
}

/** An event stream that a test writes by hand. */
export function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    response: new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (event: string, data: unknown) =>
      writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    close: () => writer.close(),
  }
}

/** What the app asks by itself, whatever the person does. */
const BACKGROUND = new Set([
  'POST /functions/v1/check-subscription',
  'GET /rest/v1/user_profiles',
  'GET /rest/v1/generation_requests',
])

/** Writes down every call to the backend from now on, as 'POST /rest/v1/generated_outlines'. */
export function recordCalls(): string[] {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (!BACKGROUND.has(call)) calls.push(call)
  })
  return calls
}
