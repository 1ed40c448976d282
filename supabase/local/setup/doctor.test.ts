import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examine } from '../../../build/doctor/doctor.ts'
import { environmentOf, type Values } from '../../../build/doctor/environment.ts'
import { securityHeaders, siteOf } from '../../../build/host/host-files.ts'
import { PLAN_EVENTS } from '../../functions/_shared/stripe/plan-events.ts'
import { type Backend, startBackend } from '../backend.ts'
import { readConfigToml } from '../config-toml.ts'
import { platformEnv } from '../functions/env.ts'
import { createFunctions, type Functions } from '../functions/supervisor.ts'
import { LOCAL_KEYS } from '../keys.ts'
import { listen, type Listening } from '../stripe/listen.ts'
import { createStripeStandIn, type StripeStandIn } from '../stripe/stand-in.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The rest of what is deployed, as a test may break it. The embedded backend and the functions are the real ones. */
type World = {
  /** The site's own headers, and what its pages say. */
  headers: Record<string, string>
  page: (pathname: string) => { status?: number; html: string }
  /** Answered in the place of Auth: the embedded one lets every loopback address receive links. */
  verify?: () => Response
  /** Answered in the functions' place, by name. */
  gateway: Record<string, () => Response>
  /** What api.supabase.com says of the project. */
  auth: Record<string, unknown>
  endpoint: { url: string; status: string; enabled_events: readonly string[] }
  domains: () => Response
}

let backend: Backend
let functions: Functions
let supabase: Server
let stripe: StripeStandIn
let stripeServer: Listening
let site: Listening
let management: Listening
let resend: Listening
let good: Record<string, string>
let world: World

beforeAll(async () => {
  backend = await startBackend({ database: { driver: 'pglite' } })
  functions = createFunctions({
    functionsDir: path.join(PROJECT_ROOT, 'supabase/functions'),
    projectRoot: PROJECT_ROOT,
    platform: () => platformEnv(good['VITE_SUPABASE_URL'] ?? ''),
    given: { PATH: process.env['PATH'] },
    // what `supabase secrets set` has set
    standIns: () => [{ unless: '', env: good }],
    log: () => {},
  })
  const api = getRequestListener((request) => backend.fetch(withNewerKey(request)), {
    overrideGlobalObjects: false,
  })
  supabase = createServer((req, res) => {
    const [, name] = /^\/functions\/v1\/([\w-]+)/.exec(req.url ?? '') ?? []
    const instead = req.url?.startsWith('/auth/v1/verify?')
      ? world.verify
      : world.gateway[name ?? '']
    if (instead) void getRequestListener(instead)(req, res)
    else if (name) void functions.proxy(req, res)
    else void api(req, res)
  })
  await new Promise<void>((resolve) => {
    supabase.listen(0, '127.0.0.1', resolve)
  })
  const supabaseUrl = `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`

  stripe = createStripeStandIn({ webhookSecret: 'whsec_do_endpoint', priceId: 'price_mensal' })
  stripeServer = await listen((request) =>
    new URL(request.url).pathname === '/v1/webhook_endpoints'
      ? Response.json({ object: 'list', data: [world.endpoint], has_more: false })
      : stripe.fetch(request),
  )
  site = await listen((request) => {
    const { status = 200, html } = world.page(new URL(request.url).pathname)
    return new Response(html, {
      status,
      headers: { ...world.headers, 'content-type': 'text/html' },
    })
  })
  management = await listen((request) => {
    const { pathname } = new URL(request.url)
    const allowed = request.headers.get('authorization') === 'Bearer sbp_conta'
    if (!allowed) return Response.json({ message: 'Unauthorized' }, { status: 401 })
    return pathname === '/v1/projects/projeto/config/auth'
      ? Response.json(world.auth)
      : Response.json({ message: 'Not found' }, { status: 404 })
  })
  resend = await listen(() => world.domains())

  good = {
    SITE_URL: site.url,
    VITE_SITE_URL: site.url,
    VITE_SUPABASE_URL: supabaseUrl,
    VITE_SUPABASE_ANON_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    SUPABASE_PROJECT_ID: 'projeto',
    SUPABASE_ACCESS_TOKEN: 'sbp_conta',
    SUPABASE_API_URL: management.url,
    STRIPE_SECRET_KEY: 'sk_test_do_projeto',
    STRIPE_WEBHOOK_SECRET: 'whsec_do_endpoint',
    STRIPE_PRICE_ID: 'price_mensal',
    STRIPE_PIX: 'on',
    STRIPE_API_URL: stripeServer.url,
    RESEND_API_KEY: 're_do_projeto',
    RESEND_API_URL: resend.url,
    CONTACT_TO: 'contato@esboca.example',
    CONTACT_FROM: 'Esboça <site@mail.esboca.example>',
    VAPID_PUBLIC_KEY: LOCAL_KEYS.vapid.publicKey,
    VAPID_PRIVATE_KEY: LOCAL_KEYS.vapid.privateKey,
    VAPID_SUBJECT: 'mailto:contato@esboca.example',
    VITE_VAPID_PUBLIC_KEY: LOCAL_KEYS.vapid.publicKey,
  }
  await functions.start()
})

beforeEach(async () => {
  backend.setSiteUrl(site.url)
  world = await goodWorld()
})

afterEach(() => {
  stripe.close()
})

afterAll(async () => {
  await functions.stop()
  supabase.closeAllConnections()
  await new Promise((resolve) => supabase.close(resolve))
  for (const server of [stripeServer, site, management, resend]) await server.close()
  await backend.close()
})

async function goodWorld(): Promise<World> {
  const toml = await readConfigToml(path.join(PROJECT_ROOT, 'supabase/config.toml'))
  const templates = await Promise.all(
    ['confirmation', 'recovery', 'email_change'].map(async (name) => {
      const file = String(toml.get(`auth.email.template.${name}.content_path`))
      return [
        [`mailer_subjects_${name}`, toml.get(`auth.email.template.${name}.subject`)],
        [`mailer_templates_${name}_content`, await readFile(path.join(PROJECT_ROOT, file), 'utf8')],
      ]
    }),
  )
  const supabaseOrigin = good['VITE_SUPABASE_URL'] ?? ''
  return {
    headers: securityHeaders(siteOf(good, site.url)),
    page: (pathname) => ({
      html:
        pathname === '/g/'
          ? '<title>Folha do grupo | Esboça</title>'
          : `<link rel="canonical" href="${site.url}${pathname}"/><div id="root">Carregando…</div>`,
    }),
    gateway: {},
    auth: {
      ...Object.fromEntries(templates.flat()),
      smtp_host: 'smtp.resend.com',
      rate_limit_email_sent: 300,
      security_captcha_enabled: false,
    },
    endpoint: {
      url: `${supabaseOrigin}/functions/v1/stripe-webhook`,
      status: 'enabled',
      enabled_events: PLAN_EVENTS,
    },
    domains: () => Response.json({ data: [{ name: 'esboca.example', status: 'verified' }] }),
  }
}

/** What the doctor finds wrong, by name, with what is to be done. */
async function wrong(change: Values = {}): Promise<Record<string, string>> {
  const findings = await examine(environmentOf({ ...good, ...change }))
  return Object.fromEntries(
    findings.flatMap((one) => (one.ok ? [] : [[one.name, one.todo] as const])),
  )
}

describe('a good environment', () => {
  it('has nothing to do', async () => {
    const findings = await examine(environmentOf(good))
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
    expect(findings.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'the publishable key',
        'the secret key',
        'links of e-mails lead to the site',
        'e-mail templates',
        'function generate-outline',
        'function health',
        'migrations are applied',
        'secret of the webhook',
        'price',
        'Pix',
        'content security policy',
      ]),
    )
  })

  it('may have keys of the older kind', async () => {
    expect(await wrong({ VITE_SUPABASE_ANON_KEY: legacyKey('anon') })).toEqual({})
    const found = await wrong({ SUPABASE_SECRET_KEY: legacyKey('service_role') })
    // the key is good; the functions of this project have the newer one
    expect(Object.keys(found)).toEqual(['settings of the functions'])
  })
})

/** A hosted project knows keys of both kinds; the embedded backend knows the newer ones. */
function withNewerKey(request: Request): Request {
  const newer = new Map([
    [legacyKey('anon'), LOCAL_KEYS.publishable],
    [legacyKey('service_role'), LOCAL_KEYS.secret],
  ])
  const key = newer.get(request.headers.get('apikey') ?? '')
  if (key === undefined) return request
  const headers = new Headers(request.headers)
  headers.set('apikey', key)
  headers.set('authorization', `Bearer ${key}`)
  return new Request(request, { headers })
}

function legacyKey(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, iss: 'supabase', exp: 4e9 })}`
  return `${text}.${createHmac('sha256', LOCAL_KEYS.jwtSecret).update(text).digest('base64url')}`
}

describe('a broken environment', () => {
  it('without names: says which, and asks nobody', async () => {
    expect(
      await wrong({
        SITE_URL: 'http://esboca.example/',
        VITE_SITE_URL: '',
        SUPABASE_SECRET_KEY: '',
      }),
    ).toEqual({
      SITE_URL: 'has to begin with https://',
      SUPABASE_SECRET_KEY: 'is missing: Project Settings > API Keys',
    })
  })

  it('with the secret key in the site', async () => {
    for (const key of [LOCAL_KEYS.secret, legacyKey('service_role')]) {
      const found = await wrong({ VITE_SUPABASE_ANON_KEY: key })
      expect(found['the publishable key']).toContain('is the SECRET key: whoever opens the site')
    }
  })

  it('with the secret key of another project', async () => {
    const found = await wrong({ SUPABASE_SECRET_KEY: 'sb_secret_de_outro_projeto' })
    expect(Object.keys(found)).toEqual(['the secret key', 'settings of the functions'])
    expect(found['the secret key']).toMatch(/^is refused by .* of another project, or revoked/)
  })

  it('whose links of e-mails lead to another address', async () => {
    const location = 'https://antigo.example/#error=access_denied&error_code=otp_expired'
    world.verify = () => new Response(null, { status: 303, headers: { location } })
    const found = await wrong()
    expect(Object.keys(found)).toEqual(['links of e-mails lead to the site'])
    expect(found['links of e-mails lead to the site']).toContain(
      `export SITE_URL=${site.url} && supabase config push`,
    )
  })

  it('whose links of e-mails may lead to a page on any machine', async () => {
    backend.setSiteUrl('http://localhost:5173')
    const found = await wrong()
    expect(found['links of e-mails lead nowhere else']).toContain(
      'http://localhost:5173 may receive sessions of your users',
    )
  })

  it('with the mail server, the templates and the limit of a new project', async () => {
    Object.assign(world.auth, {
      smtp_host: null,
      rate_limit_email_sent: 2,
      mailer_subjects_recovery: 'Reset Your Password',
    })
    expect(await wrong()).toEqual({
      'mail server':
        'Supabase sends a few e-mails an hour, to members of the project only: enter your own (docs/deploy.md, step 1)',
      'e-mail templates':
        'not those of supabase/templates: recovery. supabase config push (after the mail server)',
      'e-mails an hour':
        '2 for all users together; above it nobody can sign up. supabase config push raises it to 300',
    })
  })

  it('that asks a CAPTCHA which the site does not show, or shows one that nobody checks', async () => {
    Object.assign(world.auth, {
      security_captcha_enabled: true,
      security_captcha_provider: 'turnstile',
    })
    expect((await wrong())['CAPTCHA']).toContain('nobody can log in')
    world.auth['security_captcha_enabled'] = false
    const found = await wrong({ VITE_TURNSTILE_SITE_KEY: '0x4AAA' })
    expect(found['CAPTCHA']).toContain('one that nobody checks')
    // the site was built without it, too
    expect(found['content security policy']).toContain(
      'https://challenges.cloudflare.com (script-src), https://challenges.cloudflare.com (frame-src)',
    )
  })

  it('with functions that are missing, behind a login, or do not start', async () => {
    world.gateway = {
      'create-checkout': () =>
        Response.json({ code: 'NOT_FOUND', message: 'not found' }, { status: 404 }),
      'delete-account': () =>
        Response.json({ code: 401, message: 'Missing authorization header' }, { status: 401 }),
      'generate-outline': () =>
        Response.json({ code: 'BOOT_ERROR', message: 'failed to start' }, { status: 503 }),
    }
    const found = await wrong()
    expect(found).toEqual({
      'function create-checkout': 'is not deployed: supabase functions deploy create-checkout',
      'function delete-account':
        "is behind the gateway's own login: deploy it from this folder, whose config.toml says verify_jwt = false",
      'function generate-outline':
        'does not start (503 BOOT_ERROR): look at its log, and whether the deploy had all files',
    })
  })

  it('with a webhook that is signed by another secret', async () => {
    const found = await wrong({ STRIPE_WEBHOOK_SECRET: 'whsec_de_outro_endpoint' })
    expect(found['secret of the webhook']).toContain('the function does not believe')
    expect(found['setting STRIPE_WEBHOOK_SECRET']).toContain('the functions have another value')
    expect(Object.keys(found)).toHaveLength(2)
  })

  it('with an endpoint at Stripe that is not there, is off, or does not send all', async () => {
    world.endpoint = { ...world.endpoint, enabled_events: PLAN_EVENTS.slice(2) }
    expect((await wrong())['webhook of Stripe']).toContain(
      'does not send checkout.session.completed, checkout.session.async_payment_succeeded:',
    )
    world.endpoint = { ...world.endpoint, enabled_events: ['*'], status: 'disabled' }
    expect((await wrong())['webhook of Stripe']).toContain('is switched off')
    world.endpoint = { ...world.endpoint, url: 'https://outro.example/webhook' }
    expect((await wrong())['webhook of Stripe']).toContain('Stripe tells nobody at')
  })

  it.each([
    [{ VITE_VAPID_PUBLIC_KEY: '' }, 'nobody is offered them'],
    [{ VITE_VAPID_PUBLIC_KEY: 'outra' }, 'is another than VAPID_PUBLIC_KEY'],
    [{ VAPID_PRIVATE_KEY: 'AAAA' }, 'does not belong to VAPID_PUBLIC_KEY'],
    [{ VAPID_SUBJECT: 'contato' }, 'VAPID_SUBJECT is to say whom'],
  ])('with keys of notices that are no pair: %o', async (change, todo) => {
    expect((await wrong(change))['notices']).toContain(todo)
  })

  it('with Pix that the account cannot take, or a word for it that nobody knows', async () => {
    const fetch = stripe.fetch
    const account = { id: 'acct_1', object: 'account', capabilities: { pix_payments: 'inactive' } }
    stripe.fetch = async (request) =>
      request.url.endsWith('/v1/account') ? Response.json(account) : fetch(request)
    try {
      expect((await wrong())['Pix']).toContain('cannot take it (inactive)')
    } finally {
      stripe.fetch = fetch
    }
    expect((await wrong({ STRIPE_PIX: 'sim' }))['Pix']).toContain('STRIPE_PIX is sim')
    expect(await wrong({ STRIPE_PIX: '' })).toEqual({})
    const promise = await wrong({ STRIPE_PIX: '', VITE_STRIPE_PIX: 'on' })
    expect(promise['Pix']).toContain('names it on the landing page')
  })

  it.each([
    [{ currency: 'usd' }, 'is in USD, the pages say reais'],
    [{ unit_amount: 2990 }, 'is 2990 centavos, the pages say 1990'],
    [{ active: false }, 'is archived'],
    [{ recurring: null }, 'is not charged every month'],
  ])('with a price that is not the one of the pages: %o', async (change, todo) => {
    const fetch = stripe.fetch
    stripe.fetch = async (request) =>
      Response.json({ ...((await (await fetch(request)).json()) as object), ...change })
    try {
      expect((await wrong())['price']).toContain(todo)
    } finally {
      stripe.fetch = fetch
    }
  })

  it('with settings that the functions do not have', async () => {
    const found = await wrong({ AI_MODEL: 'gpt-exemplo', AI_API_KEY: 'sk-exemplo' })
    expect(found).toEqual({
      'setting AI_MODEL': 'the functions have none: supabase secrets set --env-file production.env',
      'setting AI_API_KEY':
        'the functions have none: supabase secrets set --env-file production.env',
    })
  })

  it('with a sender whose domain nobody has verified', async () => {
    world.domains = () => Response.json({ data: [{ name: 'esboca.example', status: 'pending' }] })
    expect((await wrong())['contact form']).toBe(
      'Resend does not send for mail.esboca.example (pending): verify it in Resend > Domains',
    )
  })

  it('whose site was built for another project, or whose host sends no headers', async () => {
    world.headers = securityHeaders(
      siteOf({ VITE_SUPABASE_URL: 'https://outro.supabase.co' }, site.url),
    )
    expect((await wrong())['content security policy']).toContain(
      `shuts out ${good['VITE_SUPABASE_URL']} (connect-src)`,
    )
    world.headers = {}
    expect((await wrong())['content security policy']).toContain('the host sends none')
  })

  it('whose site is half uploaded, and of placeholders', async () => {
    world.page = (pathname) =>
      pathname === '/login' || pathname.startsWith('/esboco/')
        ? { status: 404, html: 'Not Found' }
        : {
            html: '<link rel="canonical" href="http://localhost:5173/"/><div id="root">CNPJ 00.000.000/0000-00',
          }
    expect(await wrong()).toEqual({
      'pages of the site':
        'no page at /login: upload all of dist/, folders and files without their ending included',
      'addresses of outlines': `${site.url}/esboco/… shows neither the app nor 404.html of dist/: give the host the rule of _redirects`,
      'links for groups': `${site.url}/g/ is not g/index.html of dist/: upload it, and let files come before rules`,
      'the site is built for its address': `it says that it is http://localhost:5173: build with VITE_SITE_URL=${site.url}`,
      'who runs the site':
        'the pages name a company of placeholders: fill in src/lib/company.ts and build',
    })
  })

  it('whose database is behind', async () => {
    const [last] = await backend.database.query<{ version: string }>(
      'delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations) returning version',
    )
    await functions.restart()
    try {
      expect((await wrong())['migrations are applied']).toMatch(
        new RegExp(`^the last is \\d{14}, this folder has ${last?.version}: supabase db push`),
      )
    } finally {
      await backend.database.query(
        'insert into supabase_migrations.schema_migrations (version) values ($1)',
        [last?.version],
      )
      await functions.restart()
    }
  })

  it('whose services do not answer: says so, and looks at the rest', async () => {
    const found = await wrong({ SUPABASE_API_URL: 'http://127.0.0.1:9' })
    expect(Object.keys(found)).toEqual(['e-mail and CAPTCHA'])
    expect(found['e-mail and CAPTCHA']).toMatch(/^could not be looked at: fetch failed/)
  })
})

it('npm run doctor tells it in words and ends with 1', async () => {
  const child = spawn(
    process.execPath,
    [path.join(PROJECT_ROOT, 'build/doctor/cli.ts'), 'no-such-file.env', site.url],
    { env: { ...good, SITE_URL: 'https://antigo.example', STRIPE_PRICE_ID: 'price_x', PATH: '' } },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const status = await new Promise((resolve) => child.once('exit', resolve))
  expect(status).toBe(1)
  expect(output).toContain('ok     function generate-outline\n')
  expect(output).toMatch(/WRONG {2}price\n {7}could not be looked at: No such price/)
  expect(output).toMatch(/\d+ ok, \d+ to do\n$/)
  // neither keys nor secrets are told
  const secrets = Object.entries(good).filter(([name]) => /KEY|SECRET|TOKEN/.test(name))
  expect(secrets.length).toBeGreaterThan(4)
  for (const [name, value] of secrets) expect(output, name).not.toContain(value)
})
