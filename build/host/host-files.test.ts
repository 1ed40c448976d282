import { describe, expect, it } from 'vitest'
import { headersFile, securityHeaders, vercelFile, type Site } from './host-files.ts'

const SITE: Site = {
  origin: 'https://esboca.exemplo.com.br',
  supabaseOrigin: 'https://projeto.supabase.co',
  webhookOrigin: null,
  countsVisits: false,
  asksCaptcha: false,
  crashOrigin: null,
}

const policyOf = (site: Site) => securityHeaders(site)['Content-Security-Policy']?.split('; ')

describe('the content security policy', () => {
  it('lets in nobody but the site and its backend', () => {
    expect(policyOf(SITE)).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self' https://projeto.supabase.co",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
  })

  it('lets in the script and the frame of Turnstile where the build asks a CAPTCHA, and no more', () => {
    const plain = policyOf(SITE) ?? []
    const asking = policyOf({ ...SITE, asksCaptcha: true }) ?? []
    expect(asking.filter((rule) => !plain.includes(rule))).toEqual([
      "script-src 'self' https://challenges.cloudflare.com",
      'frame-src https://challenges.cloudflare.com',
    ])
  })

  it('lets crashes be told where the build says so, and nothing more', () => {
    const plain = policyOf(SITE) ?? []
    const telling = policyOf({ ...SITE, crashOrigin: 'https://o1.ingest.de.sentry.io' }) ?? []
    expect(telling.filter((rule) => !plain.includes(rule))).toEqual([
      "connect-src 'self' https://projeto.supabase.co https://o1.ingest.de.sentry.io",
    ])
  })

  it('is the same in the files of every host', () => {
    const site = { ...SITE, asksCaptcha: true }
    const policy = policyOf(site)?.join('; ') ?? ''
    expect(headersFile(site)).toContain(`  Content-Security-Policy: ${policy}\n`)
    expect(vercelFile(site)).toContain(JSON.stringify(policy))
  })
})
