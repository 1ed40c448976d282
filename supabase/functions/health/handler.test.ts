import { expect, it, vi } from 'vitest'
import { fingerprint } from '../_shared/setting-names.ts'
import { createHandler } from './handler.ts'

const SECRET_KEY = 'sb_secret_do_projeto'

function setUp({ env = {}, secretKey = SECRET_KEY }: { env?: object; secretKey?: string } = {}) {
  const clock = { now: 1_000_000 }
  const schemaVersion = vi.fn<() => Promise<string | null>>(async () => '20261126000100')
  const log = vi.fn<(event: string, fields?: object) => void>()
  const handler = createHandler({
    schemaVersion,
    env: { DENO_DEPLOYMENT_ID: 'projeto_health_7', ...env },
    secretKey,
    now: () => clock.now,
    log,
  })
  const ask = (headers: HeadersInit = {}, method = 'GET') =>
    handler(new Request('http://localhost/health', { headers, method }))
  return { ask, clock, schemaVersion, log }
}

it('says that all is well, which version runs and how far the database has come', async () => {
  const { ask } = setUp()
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({
    status: 'ok',
    build: 'projeto_health_7',
    migration: '20261126000100',
  })
})

it('says with 503 that the database does not answer, and no reason to strangers', async () => {
  const { ask, schemaVersion, log } = setUp()
  schemaVersion.mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    status: 'database_unreachable',
    build: 'projeto_health_7',
    migration: null,
  })
  expect(log).toHaveBeenCalledWith('database_unreachable', {
    error: 'Error: connect ECONNREFUSED 10.0.0.7:5432',
  })
})

it('asks the database once in five seconds, whoever asks and whatever it said', async () => {
  const { ask, clock, schemaVersion } = setUp()
  schemaVersion.mockRejectedValueOnce(new Error('down'))
  await Promise.all(Array.from({ length: 50 }, () => ask()))
  clock.now += 4_999
  await ask()
  expect(schemaVersion).toHaveBeenCalledTimes(1)
  clock.now += 1
  expect((await ask()).status).toBe(200)
  expect(schemaVersion).toHaveBeenCalledTimes(2)
})

it('shows the operator which settings there are, and never what they are', async () => {
  const { ask } = setUp({ env: { SITE_URL: 'https://esboca.example', AI_API_KEY: ' ' } })
  const answer = await ask({ apikey: SECRET_KEY })
  const text = await answer.text()
  const { settings } = JSON.parse(text) as { settings: Record<string, string | null> }
  expect(settings).toMatchObject({
    SITE_URL: await fingerprint('https://esboca.example', SECRET_KEY),
    AI_API_KEY: null,
    STRIPE_SECRET_KEY: null,
  })
  expect(text).not.toContain('esboca.example')
})

it.each([
  ['another key', { apikey: 'sb_secret_outra' }, SECRET_KEY],
  ['the publishable key', { apikey: 'sb_publishable_do_projeto' }, SECRET_KEY],
  ['no key where the project has none', { apikey: '' }, ''],
])('shows no settings to whoever sends %s', async (_, headers, secretKey) => {
  const { ask } = setUp({ secretKey })
  expect(await (await ask(headers)).json()).not.toHaveProperty('settings')
})

it('is only read', async () => {
  const { ask, schemaVersion } = setUp()
  expect((await ask({}, 'POST')).status).toBe(405)
  expect((await ask({}, 'HEAD')).status).toBe(200)
  expect((await ask({}, 'OPTIONS')).status).toBe(204)
  expect(schemaVersion).toHaveBeenCalledTimes(1)
})
