/** Any origin may call: who is asking is decided by the token, never by a cookie. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
} as const

/** A JSON answer that a browser on another origin may read. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: CORS_HEADERS })
}

/** The answer to a preflight request. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: CORS_HEADERS })
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

/** For a whole body: enough for the longest transcript over a slow line, too little to hold a function on purpose. */
const BODY_TIMEOUT_MS = 60_000

/**
 * The body as text, or null once it has more than `maxBytes` bytes: the rest is never read. Of one that does not come to
 * its end in time nothing is taken: ''.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let late = false
  const timer = setTimeout(() => {
    late = true
    // whoever reads is told that it is done
    void reader.cancel()
  }, BODY_TIMEOUT_MS)
  let bytes = 0
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (late) return ''
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > maxBytes) {
        await reader.cancel()
        return null
      }
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    clearTimeout(timer)
  }
}
