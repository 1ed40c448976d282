import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Connect } from 'vite'
import { matchesPath } from '../../src/lib/match-path.ts'
import { FRESH, IMMUTABLE, NOT_LISTED, securityHeaders, type Site } from './host-files.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Serves a built site as its hosts do: a file, the prerendered page of a path, the shell for an outline's address
 * (read from `_redirects`), `404.html` with status 404 for the rest; with the headers that the hosts are told to send,
 * and text compressed, as every host does unasked.
 */
export function staticHost(outDir: string, site: Site): Connect.NextHandleFunction {
  const security = Object.entries(securityHeaders(site))
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next()
      return
    }
    for (const [name, value] of security) response.setHeader(name, value)
    answer(outDir, request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  }
}

async function answer(
  outDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pathname = pathOf(request)
  const shell = pathname !== null && matches(await shellPaths(outDir), pathname)
  const file = pathname === null ? null : await fileFor(outDir, shell ? '/app.html' : pathname)
  const target = file ?? path.join(outDir, '404.html')
  const hashed = file !== null && pathname?.startsWith('/assets/')
  response.statusCode = file === null ? 404 : 200
  response.setHeader('Content-Type', TYPES[path.extname(target)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', hashed ? IMMUTABLE : FRESH)
  if (pathname !== null && matches(await privatePaths(outDir), pathname)) {
    for (const [name, value] of Object.entries(NOT_LISTED)) response.setHeader(name, value)
  }
  const body = await compressed(request, response, await readFile(target))
  response.end(request.method === 'HEAD' ? undefined : body)
}

const TEXT = /^text\/|json|xml/

/** The body as the browser asks for it: Brotli, else gzip, else as it is. Fonts and pictures are compressed already. */
async function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<Buffer> {
  if (!TEXT.test(String(response.getHeader('Content-Type')))) return body
  response.setHeader('Vary', 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'])
  if (/\bbr\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'br')
    // the level of hosts that compress while they answer
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return promisify(brotliCompress)(body, { params })
  }
  if (/\bgzip\b/.test(accepted)) {
    response.setHeader('Content-Encoding', 'gzip')
    return promisify(gzip)(body)
  }
  return body
}

/** Null for an address that no file can have. */
function pathOf({ url = '/' }: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
}

/** `_headers` and alike are for the host, not for visitors. */
const FOR_THE_HOST = /^\/(?:_[^/]+|vercel\.json)$/

async function fileFor(outDir: string, pathname: string): Promise<string | null> {
  const plain = path.join(outDir, pathname)
  const inside = plain === outDir || plain.startsWith(outDir + path.sep)
  if (!inside || pathname.includes('\0') || FOR_THE_HOST.test(pathname)) return null
  for (const candidate of [plain, `${plain}.html`, path.join(plain, 'index.html')]) {
    const found = await stat(candidate).catch(() => null)
    if (found?.isFile()) return candidate
  }
  return null
}

async function shellPaths(outDir: string): Promise<readonly string[]> {
  const rules = await readFile(path.join(outDir, '_redirects'), 'utf8').catch(() => '')
  return rules.split('\n').flatMap((rule) => rule.split(' ')[0] || [])
}

async function privatePaths(outDir: string): Promise<readonly string[]> {
  const rules = await readFile(path.join(outDir, '_headers'), 'utf8').catch(() => '')
  return rules.split(/\n(?=\S)/).flatMap((rule) => {
    const [address = '', ...headers] = rule.split('\n')
    return headers.some((header) => header.includes('X-Robots-Tag')) ? address : []
  })
}

function matches(rules: readonly string[], pathname: string): boolean {
  return rules.some((rule) => matchesPath(rule, pathname))
}
