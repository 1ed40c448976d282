import { listedPages, rewrittenPaths, unlistedPaths } from '../site-map.ts'

/** What the rules of a host are made from. Origins have no trailing slash. */
export type Site = {
  origin: string
  /** Null: the embedded backend answers under the page's own origin. */
  supabaseOrigin: string | null
  /** Null: the outline webhook is one of the backend's functions. */
  webhookOrigin: string | null
  countsVisits: boolean
  asksCaptcha: boolean
  /** Where the browser tells of crashes; null: nowhere. */
  crashOrigin: string | null
}

/** As the settings of a build say (docs/deploy.md). */
export function siteOf(env: Readonly<Record<string, string | undefined>>, origin: string): Site {
  const originOf = (address: string | undefined) => (address ? new URL(address).origin : null)
  return {
    origin,
    supabaseOrigin: originOf(env['VITE_SUPABASE_URL']),
    webhookOrigin: originOf(env['VITE_OUTLINE_WEBHOOK_URL']),
    countsVisits: Boolean(env['VITE_GA_MEASUREMENT_ID']),
    asksCaptcha: Boolean(env['VITE_TURNSTILE_SITE_KEY']),
    crashOrigin: originOf(env['VITE_SENTRY_DSN']),
  }
}

type Headers = Readonly<Record<string, string>>

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const FRESH = 'no-cache'
export const NOT_LISTED: Headers = { 'X-Robots-Tag': 'noindex' }

/**
 * For every answer. Styles may be inline: pages carry their style sheet, and what locks scrolling behind a dialog
 * (react-remove-scroll, in Radix) writes rules that depend on the window. Scripts may not.
 */
export function securityHeaders(site: Site): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Strict-Transport-Security': 'max-age=31536000',
    // pages of the payment provider open in a tab of their own, which is opened first and sent there after
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}

function contentSecurityPolicy({
  supabaseOrigin,
  webhookOrigin,
  countsVisits,
  asksCaptcha,
  crashOrigin,
}: Site): string {
  // https://developers.google.com/tag-platform/security/guides/csp
  const google = {
    script: countsVisits ? ['https://*.googletagmanager.com'] : [],
    data: countsVisits
      ? [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ]
      : [],
  }
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy
  const captcha = asksCaptcha ? ['https://challenges.cloudflare.com'] : []
  const connect = [supabaseOrigin, webhookOrigin, crashOrigin].filter((origin) => origin !== null)
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google.script, ...captcha],
    ...(asksCaptcha && { 'frame-src': captcha }),
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...google.data],
    'connect-src': ["'self'", ...new Set(connect), ...google.data],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // every form is sent by script; without it, what was typed would go into the address
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** `_headers`, as Netlify and Cloudflare Pages read it. Rules that match are added up, so no header stands twice. */
export function headersFile(site: Site): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    rule('/*', securityHeaders(site)),
    rule('/assets/*', { 'Cache-Control': IMMUTABLE }),
    ...listedPages.map(({ path }) => rule(path, { 'Cache-Control': FRESH })),
    ...unlistedPaths.map((path) => rule(path, { 'Cache-Control': FRESH, ...NOT_LISTED })),
    '',
  ].join('\n')
}

/**
 * `_redirects`, likewise. Both hosts serve a file before a rule, and `404.html` with status 404 for whatever is left;
 * Cloudflare knows no other 404 rule. `/app` is `app.html`: Cloudflare would redirect the longer name.
 */
export function redirectsFile(): string {
  return rewrittenPaths.map((path) => `${path} /app 200\n`).join('')
}

/** `vercel.json`, for a deploy of this folder as it is; `404.html` is served as on the others. */
export function vercelFile(site: Site): string {
  const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))
  const rules = {
    trailingSlash: false,
    rewrites: rewrittenPaths.map((source) => ({ source, destination: '/app.html' })),
    headers: [
      { source: '/(.*)', headers: list(securityHeaders(site)) },
      { source: '/assets/(.*)', headers: list({ 'Cache-Control': IMMUTABLE }) },
      ...unlistedPaths.map((source) => ({ source, headers: list(NOT_LISTED) })),
    ],
  }
  return `${JSON.stringify(rules, null, 2)}\n`
}

/** Private pages are not shut out: a crawler has to see that they are not to be listed. */
export function robotsFile({ origin }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Public pages alone; an article says when it was changed. */
export function sitemapFile({ origin }: Site): string {
  const entries = listedPages.map(({ path, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `  <url><loc>${origin}${path}</loc>${day}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}
