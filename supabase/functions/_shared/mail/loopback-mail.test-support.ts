import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Taken = { method: string; path: string; authorization: string; body: Record<string, unknown> }

export type LoopbackMail = {
  /** For RESEND_API_URL. */
  url: string
  taken: Taken[]
  /** What the next calls are answered with. */
  answer: { status: number; body: unknown }
  close: () => Promise<void>
}

/** A server on the loopback that records what Resend would get. */
export async function startLoopbackMail(): Promise<LoopbackMail> {
  const mail: LoopbackMail = {
    url: '',
    taken: [],
    answer: { status: 200, body: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' } },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      mail.taken.push({
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: JSON.parse(text) as Record<string, unknown>,
      })
      response.writeHead(mail.answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(mail.answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mail.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return mail
}
