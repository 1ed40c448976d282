import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type PlainHost = { origin: string; close: () => Promise<void> }

/**
 * A static host that reads no rules at all: files by their name, a folder's `index.html` after sending the visitor on to
 * the address with a slash, and `404.html` with status 404 for the rest.
 */
export async function startPlainHost(folder: string): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const send = (file: string, status: number) => {
      response.writeHead(status, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      })
      createReadStream(file).pipe(response)
    }
    const answer = async () => {
      const file = path.join(folder, decodeURIComponent(pathname))
      const found = await stat(file).catch(() => null)
      if (found?.isFile()) return send(file, 200)
      const index = path.join(file, 'index.html')
      const isFolder = await stat(index).catch(() => null)
      if (!isFolder) return send(path.join(folder, '404.html'), 404)
      if (pathname.endsWith('/')) return send(index, 200)
      return response.writeHead(301, { location: `${pathname}/${search}` }).end()
    }
    void answer()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
