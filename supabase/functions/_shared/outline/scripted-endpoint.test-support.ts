import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the endpoint does with one request, in turn; the last goes on for all that follow. */
export type Scripted =
  | { say: unknown; finish?: 'stop' | 'length' }
  | { status: number; body?: string; type?: string; retryAfterMs?: number }
  | 'hang'

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** An OpenAI-compatible endpoint on loopback that answers as told, in the real wire format. */
export async function startEndpoint(script: readonly [Scripted, ...Scripted[]]) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let received = ''
    request.on('data', (chunk: Buffer) => (received += chunk.toString()))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(received) })
      const step = script[Math.min(asked.length, script.length) - 1] ?? script[0]
      if (step === 'hang') return
      if ('status' in step) {
        response.writeHead(step.status, {
          'content-type': step.type ?? 'application/json',
          'retry-after-ms': String(step.retryAfterMs ?? 1),
        })
        response.end(step.body ?? JSON.stringify({ error: { message: 'scripted failure' } }))
        return
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(completion(step.say, step.finish ?? 'stop')))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function completion(say: unknown, finish: string) {
  const content = typeof say === 'string' ? say : JSON.stringify(say)
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  }
}
