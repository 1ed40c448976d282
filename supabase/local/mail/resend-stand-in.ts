import { randomUUID } from 'node:crypto'

/** A mail as Resend's API was asked to send it. */
export type ResendMail = {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  /** Null where the sender named none. */
  replyTo: string | null
}

type ResendBody = {
  from?: unknown
  to?: unknown
  subject?: unknown
  text?: unknown
  html?: unknown
  reply_to?: unknown
}

/**
 * Answers `POST …/emails` as api.resend.com does, and hands every mail over instead of sending it. Whatever stands
 * before `/emails` in the path does not matter, so it can be mounted anywhere; RESEND_API_URL names that place.
 */
export function createResendStandIn(
  deliver: (mail: ResendMail) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!new URL(request.url).pathname.endsWith('/emails')) {
      return refusal(404, 'not_found', 'The requested endpoint does not exist')
    }
    if (request.method !== 'POST') {
      return refusal(405, 'method_not_allowed', 'Method is not allowed for the requested path')
    }
    if (!/^Bearer\s+\S/i.test(request.headers.get('authorization') ?? '')) {
      return refusal(401, 'missing_api_key', 'Missing API key in the authorization header')
    }
    const body = (await request.json().catch(() => null)) as ResendBody | null
    const to = [body?.to].flat().filter((address) => typeof address === 'string')
    const missing =
      (!isText(body?.from) && 'from') ||
      (to.length === 0 && 'to') ||
      (!isText(body?.subject) && 'subject') ||
      (!isText(body?.text) && !isText(body?.html) && 'html')
    if (missing || !body) {
      return refusal(422, 'missing_required_field', `Missing \`${missing || 'from'}\` field`)
    }
    const [replyTo] = [body.reply_to].flat()
    deliver({
      from: textOf(body.from),
      to,
      subject: textOf(body.subject),
      text: textOf(body.text),
      html: textOf(body.html),
      replyTo: isText(replyTo) ? replyTo : null,
    })
    return Response.json({ id: randomUUID() })
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function textOf(value: unknown): string {
  return isText(value) ? value : ''
}

function refusal(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode })
}
