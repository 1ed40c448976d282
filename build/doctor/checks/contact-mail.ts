import { ask } from '../ask.ts'
import { finding, type Check } from '../finding.ts'

/** The sender of the contact form is of a domain that Resend may send for. Nothing is sent. */
export const checkContactMail: Check = async ({ values }) => {
  const { RESEND_API_KEY: key, CONTACT_FROM: from = '', RESEND_API_URL: url } = values
  if (!key) return []
  const answer = await ask(`${(url || 'https://api.resend.com').replace(/\/+$/, '')}/domains`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const body = (await answer.json()) as Domains
  return [finding('contact form', problemOf(answer, body, /@([^>\s]+)/.exec(from)?.[1]))]
}

type Domains = { name?: string; data?: { name: string; status: string }[] }

function problemOf(answer: Response, body: Domains, domain: string | undefined): string | null {
  // a key that may only send cannot be asked for domains, and is the better choice
  if (answer.status === 401 && body.name === 'restricted_api_key') return null
  if (!answer.ok) {
    return `RESEND_API_KEY is refused (${answer.status}): make another in Resend > API Keys`
  }
  if (!domain) {
    return 'CONTACT_FROM is missing: Resend then sends to the address of its own account only'
  }
  const known = body.data?.find(({ name }) => domain === name || domain.endsWith(`.${name}`))
  return known?.status === 'verified'
    ? null
    : `Resend does not send for ${domain} (${known?.status ?? 'unknown domain'}): verify it in Resend > Domains`
}
