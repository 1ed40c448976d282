/** Whatever bytes are sent to a function: an answer in its own words, quickly, with nothing of its inside. */
import * as fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BillingDependencies } from '../supabase/functions/_shared/stripe/billing-endpoint.ts'
import { createHandler as checkSubscription } from '../supabase/functions/check-subscription/handler.ts'
import { createHandler as confirmPassword } from '../supabase/functions/confirm-password/handler.ts'
import { createHandler as createPixCheckout } from '../supabase/functions/create-pix-checkout/handler.ts'
import { createHandler as createCheckout } from '../supabase/functions/create-checkout/handler.ts'
import { createHandler as customerPortal } from '../supabase/functions/customer-portal/handler.ts'
import { createHandler as deleteAccount } from '../supabase/functions/delete-account/handler.ts'
import { setUp } from '../supabase/functions/generate-outline/handler.test-support.ts'
import { createHandler as groupLink } from '../supabase/functions/group-link/handler.ts'
import { createHandler as sendReminders } from '../supabase/functions/send-reminders/handler.ts'
import { createHandler as health } from '../supabase/functions/health/handler.ts'
import { createHandler as rewriteSection } from '../supabase/functions/rewrite-section/handler.ts'
import { createHandler as sendContactEmail } from '../supabase/functions/send-contact-email/handler.ts'
import { createHandler as stripeWebhook } from '../supabase/functions/stripe-webhook/handler.ts'
import { createHandler as videoPreview } from '../supabase/functions/video-preview/handler.ts'
import { createHandler as withdraw } from '../supabase/functions/withdraw-subscription/handler.ts'

const RUNS = 150
/** Milliseconds of CPU: far below what the platform gives a function (2 s). */
const QUICK = 1_000
const WEBHOOK_SECRET = 'whsec_fuzz'

type Handler = (request: Request) => Promise<Response>

const log = () => {}
const findUser = async () => ({ id: 'u1', email: 'marta@exemplo.com.br' })

const tries = { take: async () => null, forget: async () => {} }

const billing: BillingDependencies = {
  findUser,
  store: {
    find: async () => null,
    saveCustomer: async () => 'cus_1',
    apply: () => Promise.reject(new Error('nothing to store')),
    takeCheck: async () => false,
    noteVisit: async () => {},
    refresh: async () => ({
      subscribed: false,
      subscription_status: 'trial',
      current_period_end: null,
      cancel_at_period_end: false,
      withdraw_until: null,
      pix_attempt: null,
      withdrawable: { subscription: false, pix: [] },
      paid_by: null,
    }),
  },
  stripe: () => new Stripe('sk_test_fuzz'),
  env: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  log,
}

const outline = setUp({ findUser }).handler

/** The secret key of the project. */
const OPERATORS_KEY = 'sb_secret_fuzz'

const HANDLERS: Record<string, Handler> = {
  'check-subscription': checkSubscription(billing),
  'confirm-password': confirmPassword({ findUser, isPassword: async () => false, tries, log }),
  'create-checkout': createCheckout(billing),
  'create-pix-checkout': createPixCheckout(billing),
  'customer-portal': customerPortal(billing),
  'delete-account': deleteAccount({
    findUser,
    isPassword: async () => false,
    tries,
    cancelSubscription: () => Promise.reject(new Error('not to be reached')),
    deleteUser: () => Promise.reject(new Error('not to be reached')),
    log,
  }),
  'generate-outline': outline,
  'group-link': groupLink({ openLink: async () => ({ status: 'gone' }), log }),
  health: health({ schemaVersion: async () => '1', env: {}, secretKey: 's', now: () => 0, log }),
  'rewrite-section': rewriteSection({
    findUser,
    rewrites: {
      reserve: async () => ({ status: 'unknown' }),
      refund: async () => {},
    },
    rewriter: null,
    cache: {
      find: async () => null,
      store: async () => {},
      findHeard: async () => null,
      storeHeard: async () => {},
    },
    youtube: { fetch: () => Promise.reject(new Error('not asked')), isPublic: async () => false },
    captionsService: null,
    transcriber: null,
    log,
  }),
  'send-contact-email': sendContactEmail({
    mail: () => async () => {},
    takeSlot: async () => true,
    log,
  }),
  'send-reminders': sendReminders({
    reminders: {
      take: async () => [],
      giveBack: () => Promise.reject(new Error('not to be reached')),
    },
    mail: () => () => Promise.reject(new Error('not to be reached')),
    siteUrl: '',
    secretKey: OPERATORS_KEY,
    log,
  }),
  'stripe-webhook': stripeWebhook(billing),
  'video-preview': videoPreview({
    findUser,
    previews: {
      take: async () => ({ title: null, channel: null, still: null, seconds: null, ask: true }),
      store: async () => {},
    },
    askNames: async () => null,
    askStill: async () => null,
    keepAlive: () => {},
    log,
  }),
  'withdraw-subscription': withdraw(billing),
}

/** The names that functions look for, so that what is arbitrary gets past the first look. */
const NAMES = [
  'url',
  'outlineType',
  'duration',
  'groupProfile',
  'additionalInfo',
  'startTime',
  'endTime',
  'requestId',
  'transcript',
  'userId',
  'section',
  'current',
  'confirmation',
  'password',
  'videoId',
  'firstName',
  'lastName',
  'email',
  'subject',
  'message',
  'id',
  'type',
  'data',
  'object',
]

const VALUES = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'https://www.youtube.com/watch?v=demo-paz-01',
    'celula',
    'demo-paz-01',
    'invoice.paid',
    { object: {} },
    { object: { customer: '' } },
    'EXCLUIR',
    '__proto__',
    '00:00:00.000 --> 99:99:99.999',
    '('.repeat(20_000),
    '9'.repeat(400),
    '\u0000\ud800',
    -0,
    1e308,
    60,
  ),
)

const BODIES = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...NAMES), VALUES) },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
})

afterAll(() => void vi.unstubAllGlobals())

it('every function is asked', () => {
  const functions = readdirSync(new URL('../supabase/functions', import.meta.url), {
    withFileTypes: true,
  })
  const names = functions.filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  expect(Object.keys(HANDLERS).toSorted()).toEqual(names.map(({ name }) => name).toSorted())
})

describe.each(Object.entries(HANDLERS))('%s', (name, handler) => {
  it('answers any body in its own words', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(BODIES, fc.boolean(), async (body, isSigned) => {
        const payload = typeof body === 'string' ? body : JSON.stringify(body)
        const signature =
          name === 'stripe-webhook' && isSigned
            ? await Stripe.webhooks.generateTestHeaderStringAsync({
                payload,
                secret: WEBHOOK_SECRET,
              })
            : 't=1,v1=x'
        const begun = process.cpuUsage()
        const answer = await handler(
          new Request('http://localhost/f', {
            method: 'POST',
            headers: {
              authorization: 'Bearer any',
              apikey: OPERATORS_KEY,
              'stripe-signature': signature,
            },
            body: payload,
          }),
        )
        const text = await answer.text()
        const { user, system } = process.cpuUsage(begun)
        expect((user + system) / 1_000).toBeLessThan(QUICK)
        expect([200, 400, 403, 405, 409, 429, 503]).toContain(answer.status)
        expect(typeof JSON.parse(text)).toBe('object')
        expect(text).not.toMatch(/\.ts:\d|node_modules|TypeError|ZodError|SyntaxError|undefined/)
      }),
      { numRuns: RUNS },
    )
  })
})

const ask = (name: string, method: string, headers = {}) =>
  HANDLERS[name]!(new Request('http://localhost/f', { method, headers }))

/** Every other function takes POST alone. */
const METHODS: Record<string, string[]> = {
  health: ['GET', 'HEAD'],
  'group-link': ['GET'],
  'check-subscription': ['POST', 'GET'],
}

describe.each(Object.keys(HANDLERS))('%s', (name) => {
  it('takes no other method, and lets any origin ask', async () => {
    const refused: string[] = []
    const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
    for (const method of all) {
      const { status } = await ask(name, method, { authorization: 'Bearer any' })
      if (status === 405) refused.push(method)
    }
    const taken = METHODS[name] ?? ['POST']
    expect(refused).toEqual(all.filter((method) => !taken.includes(method)))
    const preflight = await ask(name, 'OPTIONS', { origin: 'https://outra.example' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    // nothing goes along by itself: who is asking is told by a header, never by a cookie
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
  })
})

/** These look at something else than a login; every other one asks for it. */
const OPEN_TO_ALL = new Set(['group-link', 'health', 'send-contact-email', 'stripe-webhook'])
const MEMBERS = Object.keys(HANDLERS).filter((name) => !OPEN_TO_ALL.has(name))

it.each(MEMBERS)('%s does nothing without a login', async (name) => {
  const others = [{}, { authorization: '' }, { authorization: 'Basic YTpi' }]
  for (const headers of [...others, { cookie: 'sb-access-token=any' }, { apikey: 'any' }]) {
    const answer = await ask(name, 'POST', headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
  }
})
