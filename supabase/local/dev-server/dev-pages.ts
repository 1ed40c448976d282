import type { IncomingMessage, ServerResponse } from 'node:http'
import { listDemoVideos } from '../demo-videos/demo-videos.ts'
import { renderMailPage } from '../mail/mail-page.ts'
import type { Outbox } from '../mail/outbox.ts'

// Nothing may be loaded or run on a page that shows what others wrote.
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Answers the pages of the embedded backend itself; false when the path is none of them. */
export async function answerDevPage(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  outbox: Outbox,
): Promise<boolean> {
  const content = await contentOf(pathname, outbox)
  if (content === null) return false
  const { type, body } = content
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end()
    return true
  }
  res.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  res.end(req.method === 'HEAD' ? undefined : body)
  return true
}

async function contentOf(
  pathname: string,
  outbox: Outbox,
): Promise<{ type: string; body: string } | null> {
  switch (pathname) {
    case '/dev/mail':
    case '/dev/mail/':
      return { type: 'text/html; charset=utf-8', body: renderMailPage(outbox.list()) }
    case '/dev/mail.json':
      return json(outbox.list())
    case '/dev/demo-videos.json':
      return json(await listDemoVideos())
    default:
      return null
  }
}

function json(value: unknown): { type: string; body: string } {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}
